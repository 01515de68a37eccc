### What the terminal says around a match

## Starting

terminal-commitment = Fair chance: this match is bound to a secret key with the SHA-256 { $commitment }.
terminal-help_hint = Type a card to play it. ? explains more.
terminal-warming_up = The search bot gets ready. The first time this takes a while.

## The table

terminal-bout =
    Bout { $bout }: { $pot ->
        [one] 1 shame card is at stake
       *[other] { $pot } shame cards are at stake
    }, { $supply } in the supply.
terminal-top = Top card:
terminal-no_top = Top card: the start card.
terminal-way_clockwise = Play runs clockwise: down the list.
terminal-way_other_way = Play runs the other way: up the list.
terminal-column_player = player
terminal-column_cards = cards
terminal-column_shame = shame
terminal-column_card = your card
terminal-column_total = new total
terminal-hand = Hand:
terminal-loses = out of the ring!
terminal-you = you

## Your turn

terminal-prompt =
    { $people ->
        [one] Your card>
       *[other] { $name }, your card>
    }
terminal-pass_on = Now { $name }. All others look away; { $name } presses Enter.
terminal-shout = Say the new total>
terminal-shout_right = Right!
terminal-shout_wrong = No, it makes { $total }.
terminal-shout_number = That is not a number. It makes { $total }.
terminal-not_text = That is not text. Type a card, or ? for help.
terminal-help =
    Type a card from your list, such as +4, -7, pm-2 (Plus/Minus 2, played as a minus), rev+3 or copy.
    4 or pm will do while only one of your cards fits. B is blue and raises the total, R is red and
    lowers it. Keep the total in the ring: whoever leaves it takes the shame, and 3 shame cards lose.
    
    Enter shows the table again   ? this help   rules the rules   rules 25 one rule   quit stops

## The end

terminal-key = The key was { $key }.
terminal-saved = Saved in { $path }. Check every card with: fracas verify { $path }
terminal-not_saved = Not saved. Next time, --save FILE keeps the match.
terminal-stopped = You stopped; the match is unfinished.

## Replay

terminal-move = Move { $number } of { $count }: { $move }
terminal-hidden_move = Move { $number } of { $count }
terminal-next = Enter shows the next move, q ends>
terminal-damaged = The match is valid up to move { $count }, then it is damaged.

## Verify

terminal-sound =
    OK: { $count ->
        [one] 1 chance move follows
       *[other] { $count } chance moves follow
    } from the key.
terminal-sound_unfinished =
    OK: { $count ->
        [one] 1 chance move follows
       *[other] { $count } chance moves follow
    } from the key. The match is unfinished.
