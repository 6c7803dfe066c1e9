### The desk in the browser: coming in, the list of events, a new event, failures.

desk-name = Reglament
desk-skip = To the content
desk-nav = Sections
desk-nav-events = Events
desk-nav-rules = Regulations
desk-nav-accounts = Accounts
desk-language-own = English
desk-who = { $name } ({ $role })
desk-role = { $role ->
    [owner] owner
    [organiser] organiser
    [chief-judge] chief judge
    [judge] judge
    [scribe] scribe
    [player] player
   *[public] spectator
}

## Coming in

desk-login = Log in
desk-login-name = Name
desk-password = Password
desk-login-do = Log in
desk-login-wrong = The name or the password is wrong.
desk-logout = Log out
desk-setup = First start
desk-setup-why = These are the owner's name and password: the owner runs events and lets others in. There is no other way in yet, so write the password down.
desk-setup-do = Begin
desk-setup-code = The code on the screen where the program runs
desk-setup-code-wrong = That is not the code. It is printed where the program was started.
desk-password-new = Password, at least 8 characters
desk-password-short = The password needs at least { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
desk-login-name-needed = A name is needed, of at most 60 characters.
desk-login-taken = The name “{ $name }” is taken. Choose another.
desk-accounts = Accounts
desk-account-role = Role
desk-account-new = New account
desk-account-add = Add

## Events

desk-events = Events
desk-events-none = There are no events yet.
desk-event-new = New event
desk-event-sample = Sample event: 16 players, all here
desk-event-new-why = Choose a regulation and name the event. All the rest comes from the regulation and can be changed later.
desk-event-name = Name
desk-event-place = Place
desk-event-days = Days
desk-event-rules = Regulation
desk-event-state = Where it stands
desk-event-zone = Time zone of the venue
desk-event-first-day = First day
desk-event-last-day = Last day
desk-event-choices = What the regulation leaves to the organiser
desk-event-choices-why = An empty field is as in the regulation.
desk-event-rounds = { $school ->
    [sichuan] Sessions before a final
    [riichi] Sessions
    [club] Games
    [classical] Rounds before a final
   *[any] Rounds (sessions) before a final
}
desk-event-minutes = { $school ->
    [sichuan] Minutes of a session
    [riichi] Minutes of a session
    [club] Minutes of a game
    [classical] Minutes of a round
   *[any] Minutes of a round (session)
}
desk-event-prizes = Places with a prize
desk-event-limit = At most so many players
desk-event-system = Seating
desk-event-system-usual = as in the regulation
desk-event-create = Create the event
desk-rules-read = Read it
desk-kind-tournament = tournament
desk-kind-league = league
desk-kind-ladder = club ladder
desk-fixed-rounds = { $school ->
    [classical] { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
    [club] { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
   *[other] { $n ->
        [one] { $n } session
       *[other] { $n } sessions
    }
}
desk-fixed-minutes = { $school ->
    [classical] round of { $n } min
    [club] game of { $n } min
   *[other] session of { $n } min
}
desk-day = { $day }
desk-days = { $from } – { $to }
desk-sample-name = Trial of the desk
desk-sample-place = The club's hall
desk-sample-names = Anna Bell, Boris Crane, Clara Dunn, David Ellis, Emma Frost, Felix Grant, Greta Hale, Henry Irving, Irene Jones, Jack Knight, Kate Lowe, Leo Marsh, Mary Nash, Noah Owens, Olive Price, Peter Quinn
desk-clauses = Clauses
desk-says = What the regulation says about this
desk-no-number = “{ $typed }” is no number.
desk-no-number-in = “{ $field }”: “{ $typed }” is no number.
desk-zone = { $city ->
    [kaliningrad] Kaliningrad
    [moscow] Moscow
    [samara] Samara
    [yekaterinburg] Yekaterinburg
    [omsk] Omsk
    [novosibirsk] Novosibirsk
    [krasnoyarsk] Krasnoyarsk
    [irkutsk] Irkutsk
    [yakutsk] Yakutsk
    [vladivostok] Vladivostok
    [magadan] Magadan
    [kamchatka] Kamchatka
    [minsk] Minsk
    [almaty] Almaty
   *[tbilisi] Tbilisi
}

## Why it came to nothing

desk-failure-unknown = There is no such page
desk-failure-role = This needs another role
desk-failure-role-needs = The least role that may do this: { $role }.
desk-failure-site = The request came from another site
desk-failure-site-why = Open the page of the desk anew and do it there.
desk-failure-refused = Refused
desk-failure-wrong = What was typed is not understood
desk-failure-back = Nothing was written.
desk-failure-changed = Somebody else changed this while you were filling it in
desk-failure-changed-help = Nothing was written. Open the page anew and decide again.
desk-failure-here = Nothing was written. What you typed is still in the fields: put it right and send it again.
desk-failure-changed-here = Nothing was written. The page now shows how things are, and what you typed is still in the fields: send it again if it still holds.
desk-failure-event = To the event
desk-failure-wait = Too many attempts
desk-failure-wait-for = Try again in { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}.
desk-failure-broken = The program has failed
desk-failure-broken-why = Nothing was written. Try again; if that does not help, the program's log has the details.
