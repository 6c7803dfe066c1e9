### Standings: what separates neighbours, who shares a place, what is still waited for.

## Who is ahead and why.

standings-by-tournament-points = { $ahead } is ahead of { $next }: { $own } tournament points against { $other } ({ $basis }).
standings-by-whists = { $ahead } is ahead of { $next }: { $own } whists in all against { $other } ({ $basis }).
standings-by-mahjongs = { $ahead } is ahead of { $next }: { $own } Mahjongs against { $other } ({ $basis }).
standings-by-game-points = { $ahead } is ahead of { $next }: { $own } game points against { $other } ({ $basis }).
standings-by-won-sessions = { $ahead } is ahead of { $next }: { $own } sessions won against { $other } ({ $basis }).
standings-by-common-sessions = { $ahead } is ahead of { $next }: { $own } points in the sessions they met against { $other } ({ $basis }).
standings-by-best-session = { $ahead } is ahead of { $next }: best session { $own } against { $other } ({ $basis }).
standings-by-earlier-places = { $ahead } is ahead of { $next }: places { $own } and { $other } after session { $after } ({ $basis }).
standings-by-mean-place = { $ahead } is ahead of { $next }: mean place { $own } against { $other } ({ $basis }).
standings-by-table-points = { $ahead } is ahead of { $next }: { $own } points in all against { $other } ({ $basis }).
standings-by-place-spread = { $ahead } is ahead of { $next }: smaller spread of places, { $own } against { $other } ({ $basis }).
standings-by-point-spread = { $ahead } is ahead of { $next }: smaller difference of best and worst session, { $own } against { $other } ({ $basis }).
standings-by-results = { $ahead } is ahead of { $next }: results add up to { $own } against { $other } ({ $basis }).
standings-by-rating = { $ahead } is ahead of { $next }: rating { $own } against { $other } ({ $basis }).
standings-by-lot = { $ahead } is ahead of { $next }: the lot fell so ({ $basis }).
standings-by-organiser = { $ahead } is ahead of { $next }: the organiser decided so ({ $basis }).
standings-by-final = { $ahead } is ahead of { $next }: the final decides the places of those who play it ({ $basis }).
standings-by-rounds-order = { $ahead } is ahead of { $next }: equal in the final, place after the rounds { $own } against { $other } ({ $basis }).

## Equal in everything.

standings-tie = Place { $place } is shared by { $names } ({ $basis }).
standings-tie-lot = Equal in everything: { $names }. A lot is drawn for place { $place } ({ $basis }).
standings-tie-lot-for-prize = Place { $place } is shared by { $names }; a lot decides whose the prize is ({ $basis }).
standings-tie-organiser = Place { $place } is shared by { $names }; the organiser decides whose the prize is ({ $basis }).

## Without a place.

standings-out-disqualified = { $name } has no place: disqualified ({ $basis }).
standings-out-disqualified-ruled = { $name } has no place: disqualified by the judge.
standings-out-left = { $name } has no place: out from { hall-round } { $round } on.
standings-out-not-listed = { $name } is not in the list yet: rated games played { $games }, too few ({ $basis }).
standings-out-not-since = { $name } is not in the list: no rated game since { $year } ({ $basis }).
standings-out-unlisted = { $name } is not in the list ({ $basis }).

## What is waited for.

standings-final = The standings are final.
standings-after = { $n ->
    [0] Nothing is played yet.
   *[other] { $rounds ->
        [0] Last confirmed: { hall-round } { $n }.
       *[other] Last confirmed: { hall-round } { $n } of { $rounds }.
    }
}
standings-before-final = All rounds are confirmed; the final is to come.
standings-games-confirmed = All games so far are confirmed.
standings-games-open = { $games ->
    [one] { $games } game is not confirmed and not counted yet.
   *[other] { $games } games are not confirmed and not counted yet.
}
standings-played = All is played and confirmed; the places are final once the event is closed.
standings-waiting = The standings are provisional. { $tables ->
    [0] All protocols are in, the results are not confirmed yet.
    [one] The protocol of { $tables } table is missing.
   *[other] The protocols of { $tables } tables are missing.
}
standings-no-value = –
