### The page. Sentences of the games and of the table are in their own files.

page-name = Fracas
page-slogan = Loud little games
page-slogan_more = Against a bot or a friend. No sign-up.
page-loading = One moment...
page-no_board = This game cannot be shown here yet.
page-nowhere = Nothing is here
page-to_lobby = All games
page-close = Close
page-cancel = Cancel
page-you = you
page-guest = Guest
page-no_server = The server does not answer. Is it running?
page-server_refused = The server could not do that (error { $status }). Try again.
page-table_title = { $game } - Fracas
page-rules_title = Rules - Fracas

## Games

page-game_sbam = Sbam!
page-game_slambo = Slambo!
page-game_bambam = Bambam Boom
page-game_shazamm = Shazamm!
page-pitch_slambo = Sumo with numbers: push the total up and down, and do not be the one who leaves the ring.
page-pitch_sbam = Everybody at once: two fights, one rope, no turns.
page-pitch_bambam = Three bombs go round. Be somewhere else.
page-pitch_shazamm = Two wizards, one bridge, a wall of fire.
page-play_now = Play now against a bot
page-link_for_friend = Get a link for a friend
page-rules_of = Rules of { $game }
page-coming = Coming

## Bots

page-bot = bot, { $bot }
page-some_bot = bot
page-bot_search = Thinker
page-bot_greedy = Grabber
page-bot_random = Dicer
page-bot_level = Bot
page-bot_level_of = Bot: { $bot } ({ $level })
page-bot_name = { $bot }{ $twins ->
        [0] { "" }
       *[other] { " " }{ $twins }
    }
page-warming_up = warming up

## Making and finding tables

page-make_table = Make a table
page-make_it = Make the table
page-game = Game
page-seats = Seats
page-seat = Seat { $seat }
page-a_person = A person
page-clock = Clock
page-clock_off = Off
page-clock_seconds =
    { $seconds ->
        [one] 1 second a decision
       *[other] { $seconds } seconds a decision
    }
page-house_rules = House rules
page-from_file = From a file
page-listed = Show it in the list of tables
page-tables = Open tables
page-no_tables = Nobody is playing in public just now. Make a table, and others will see it here.
page-phase_gathering = gathering
page-phase_playing = playing
page-phase_over = over
page-join = Join
page-watch = Watch

## Gathering

page-gather_host =
    { $count ->
        [0] All here. Ready?
        [one] One seat to fill
       *[other] { $count } seats to fill
    }
page-gather_guest = Take a seat
page-gather_wait = You are in
page-invite = Send this link to a friend
page-copy_link = Copy link
page-copied = Copied
page-share = Share
page-invitation = Fight me at Fracas!
page-your_name = Your name
page-open_seat = Open seat
page-thats_you = that is you
page-host = host
page-away = away
page-sit_here = Sit here
page-get_up = Get up
page-add_bot = Add bot
page-remove_bot = Remove
page-start = Start the match
page-host_starts = The host starts the match.

## Fair chance

page-fair = Is chance fair here?
page-fair_promise = This table has already thrown all its dice: they come from a secret key, and from a word of each player. Here is the key's fingerprint (SHA-256). When the match is over the key is opened, and everybody can check every card.
page-fair_word = Add a word of your own, if you like. It changes the deal, and nobody can know how.
page-fair_say = Add it
page-fair_said = Your word is in.
page-fair_opened = The key is open now. Its fingerprint must be the one from before the first deal.
page-fair_commitment = Fingerprint from before the deal
page-fair_key = Key
page-fair_check = Check the fingerprint here
page-fair_fair = It fits: this is the key that was promised.
page-fair_unfair = It does not fit! This is not the key that was promised.
page-fair_unable = This browser checks only on https or localhost. Use fracas verify instead.
page-fair_verify = To check every single card, download the match file and run:

## At the table

page-settings = Settings
page-sound = Sound (m)
page-ground = Ground
page-ground_auto = Auto
page-ground_light = Light
page-ground_dark = Dark
page-pace = Pace
page-pace_calm = Calm
page-pace_normal = Normal
page-pace_fast = Fast
page-speech = Speak the calls aloud
page-rules = Rules
page-rules_key = Rules (?)
page-why_rule = Why? Rule { $rule }
page-house_rule = House ruling
page-log = What happened
page-log_key = What happened (l)
page-log_empty = Nothing yet.
page-log_faded = The cards of this bout can be read when it is over. Until then, remember them!
page-watchers =
    { $count ->
        [one] 1 watcher
       *[other] { $count } watchers
    }
page-watching = You are watching. Hands stay hidden.
page-seconds_left = { $left } s
page-sending = Sending...
page-refused = That was refused ({ $key }).
page-lost = Connection lost. Coming back by itself...
page-no_table = No answer from this table. Trying again...
page-returned = Connected again. Nothing is lost.
page-go_on = Go on
page-tap_to_skip = Tap to skip

## The end

page-result = Result
page-result_head =
    { $who ->
        [won] You win!
        [lost] You lose
       *[other] { $count ->
            [one] { $winners } wins!
           *[other] { $winners } win!
        }
    }
page-rematch = Rematch
page-to_rematch = To the rematch
page-match_file = Match file

## Cards of Slambo!

page-card-number =
    { $colour ->
        [blue] blue { $number }
       *[red] red { $number }
    }
page-card-plus_minus = Plus/Minus { $number }
page-card-reverse =
    { $colour ->
        [blue] Reverse, blue { $number }
       *[red] Reverse, red { $number }
    }
page-card-copy = Copy

## The board of Slambo!

page-slambo-ring = The ring from { $low } to { $high }. The total is { $balance }.
page-slambo-out = out
page-slambo-rivals = Rivals
page-slambo-their_go = to play
page-slambo-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-slambo-shame =
    { $count ->
        [one] 1 shame card
       *[other] { $count } shame cards
    }
page-slambo-your_shame =
    { $count ->
        [one] You have 1 shame card
       *[other] You have { $count } shame cards
    }
page-slambo-pile = The pile
page-slambo-empty_pile = no card yet
page-slambo-reversed = turned round
page-slambo-bout = Bout { $bout }
page-slambo-direction =
    { $way ->
        [on] clockwise
       *[back] reversed
    }
page-slambo-pot =
    { $count ->
        [one] 1 shame card at stake
       *[other] { $count } shame cards at stake
    }
page-slambo-at_stake = at stake
page-slambo-hand =
    { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
page-slambo-card = { $card }
page-slambo-card_makes =
    { $sign ->
        [none] Play { $card }: total { $total }
       *[other] Play { $card } as { $sign }: total { $total }
    }
page-slambo-card_loses =
    { $sign ->
        [none] Play { $card }: loses the bout, total { $total } is outside { $low } to { $high }
       *[other] Play { $card } as { $sign }: loses the bout, total { $total } is outside { $low } to { $high }
    }
page-slambo-makes = = { $total }
page-slambo-loses = loses!
page-slambo-your_turn = Your turn: keep the total between { $low } and { $high }.
page-slambo-forced = Your turn: every card you hold leaves the ring, and you must play one.
page-slambo-their_turn = { $name } is thinking...
page-slambo-wait = Wait: it is { $name }'s turn.
page-slambo-guide_played =
    { $you ->
        [you] You play
       *[other] { $seat } plays
    } { $card }: { $before } { $change } = { $balance }. { $way ->
        [up] Blue pushes up.
        [down] Red pulls down.
       *[nowhere] There is nothing to copy.
    }{ $reversed ->
        [yes] { " " }The turn order turns round.
       *[no] { "" }
    }
page-slambo-guide_bout =
    Bout { $bout }, total 5. { $you ->
        [you] You open.
       *[other] { $starter } opens.
    } Leave { $low } to { $high } and { $pot ->
        [one] the shame card is yours.
       *[other] all { $pot } shame cards are yours.
    } Three lose.
page-slambo-why_out =
    { $you ->
        [you] You make
       *[other] { $seat } makes
    } { $balance }, { $side ->
        [above] above { $high }
       *[below] below { $low }
    }: { $you ->
        [you] you take
       *[other] { $seat } takes
    } { $taken ->
        [one] 1 shame card
       *[other] { $taken } shame cards
    } and { $you ->
        [you] have
       *[other] has
    } { $shame } now.
page-slambo-call_slambo = Slambo!
page-slambo-call_break = Break!
page-slambo-call_win = You win!
page-slambo-call_lose = You lose!
page-slambo-call_end = The end!
page-slambo-shout = You play { $card }. Shout the new total!
page-slambo-shout_it = Shout it
page-slambo-misheard = You shouted { $said }, but it is { $is }. No harm done.
