use super::client::hall;
use super::scene::begun_event;
#[tokio::test]
async fn dump() {
    for rules in ["aleague", "tesuji", "samara", "sichuan", "gambler"] {
        let hall = hall().await;
        let mut judge = hall.owner().await;
        if rules == "tesuji" || rules == "aleague" { super::scene::event(&mut judge, rules, 8).await; 
    let mut form = vec![("day", "2026-12-05"), ("rated", "yes"), ("confirm", "1")];
    form.extend(["1","2","3","4"].map(|player| ("player", player)));
    form.extend(["40000","30000","20000","10000"].map(|points| ("points", points)));
    println!("{}", judge.post("/e/1/games", &form).await.text());
        } else {
        begun_event(&hall, &mut judge, rules, 8).await; }
        for path in ["/e/1/penalties?round=1&entry=3", "/e/1/rounds/1/players?entry=1", "/e/1/rounds/1/tables/1", "/e/1/tables/1", "/e/1/rounds/1", "/e/1/people", "/e/1/people/1", "/e/1/draw", "/e/1/desk", "/e/1/settings", "/e/1/games", "/e/1/programme", "/e/1/calls", "/e/1/standings", "/e/1/awards", "/e/1/wall", "/e/1", "/e/1/paper", "/e/1/paper/reference"] {
            let page = judge.get(path).await;
            println!("#### {rules} {path} {}\n{}", page.status, page.text());
        }
    }
}
