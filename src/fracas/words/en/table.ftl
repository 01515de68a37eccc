### The table: what cannot be done there, and why

# Values: each fact of the refusal by its name; texts as they are, whole numbers as numbers.

table-already_seated = You already have a seat here.
table-already_started = The match has started. Seats stay as they are.
table-bad_name = A name needs at least one letter, and no hidden characters.
table-bad_options = The house rules do not fit: { $problem }.
table-decision_closed = That decision is closed: somebody was faster, or your time was up. Nothing was played.
table-file_after_the_end = The match file holds every card. You get it when the match is over.
table-no_bot_there = No bot sits there.
table-no_such_bot = There is no bot called "{ $bot }". There are: { $bots }.
table-no_such_seat =
    { $seats ->
        [one] There is no such seat. This table has 1.
       *[other] There is no such seat. This table has { $seats }.
    }
table-not_seated = You have no seat here. Take an open one first.
table-not_started = The match has not started yet.
table-only_the_host = Only the host, on the first taken seat, can do this.
table-rematch_exists = The rematch is already open. Follow the others there.
table-seat_taken = { $name } sits there. Take an open seat.
table-seats_open =
    { $count ->
        [one] 1 seat is still open. Fill it with a person or a bot.
       *[other] { $count } seats are still open. Fill them with people or bots.
    }
table-still_playing = The match is still on. A rematch comes after its end.
table-too_many_bots = Leave a seat for yourself: { $seats } seats take fewer bots than that.
table-no_such_table = There is no such table. It may have been closed; open a new one.

## The server

rules-no_such_game = There are no rules of that game here.
server-busy = This table has too much to do just now. Try again in a moment.
server-failed = Something broke in the server. It is written in its log; nothing was played.
server-foreign_origin = That page does not belong to this server. Open the address of the server itself.
server-hello_first = The page spoke before it said hello. Reload it.
server-malformed = The server could not read that ({ $problem }). Reload the page.
server-not_found = There is nothing at that address.
server-not_saved = That could not be saved, so it was not played. Try again in a moment.
server-too_fast = Too fast: at most { $a_second } messages a second.
server-too_large = That message is too long: { $bytes } bytes, and at most { $most } will do.
server-wrong_method = That cannot be done at this address.
