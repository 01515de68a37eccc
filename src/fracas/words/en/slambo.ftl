### Slambo!

# The values that these sentences get, in every program that shows them:
#
# - each field of the event, or fact of the refusal, by its name;
# - a seat (seat, starter, turn) as the player's name, and then $you: "you" or "other";
# - several seats (winners) as names joined by a comma, and $winners_count; other lists joined by a
#   space;
# - $number as text with its sign, "+4" or "-7" or "+0"; other whole numbers as numbers;
# - cards ($card, $cards, $hand) without the mark of a twin: "+1", not "+1b";
# - true and false as "yes" and "no"; a field that is null or left out as "none" (or "no", if it
#   is a yes or no).
#
# The rule ids of an event or refusal are shown behind the sentence, not in it.

## What happens

slambo-starts =
    { $you ->
        [you] You open the first bout.
       *[other] { $seat } opens the first bout.
    }

slambo-next_bout =
    { $you ->
        [you] Bout { $bout }: you open.
       *[other] Bout { $bout }: { $starter } opens.
    } The total is 5. { $pot ->
        [one] 1 shame card is at stake.
       *[other] { $pot } shame cards are at stake.
    }

slambo-dealt =
    { $card ->
        [none] { $seat } is dealt a card.
       *[known] { $you ->
            [you] You are dealt { $card }.
           *[other] { $seat } is dealt { $card }.
        }
    }

slambo-played =
    { $you ->
        [you] You play
       *[other] { $seat } plays
    } { $card }: { $balance }!{ $reversed ->
        [yes] { " " }The turn order reverses.
       *[no] { "" }
    }

slambo-skipped =
    { $you ->
        [you] You have no cards left and are passed over.
       *[other] { $seat } has no cards left and is passed over.
    }

slambo-slamboed =
    SLAMBO! { $you ->
        [you] You leave the ring at { $balance } and take
       *[other] { $seat } leaves the ring at { $balance } and takes
    } { $taken ->
        [one] 1 shame card.
       *[other] { $taken } shame cards.
    } That makes { $shame }.

slambo-broke =
    Break! Nobody left the ring. { $pot ->
        [one] The next bout is worth 1 shame card.
       *[other] The next bout is worth { $pot } shame cards.
    }

slambo-aside_revealed = Set aside in that bout: { $cards }.

slambo-lost =
    { $you ->
        [you] You have 3 or more shame cards: you lose.
       *[other] { $seat } has 3 or more shame cards and loses.
    } { $winners_count ->
        [one] { $winners } wins!
       *[other] { $winners } win!
    }

## Why a move cannot be made

slambo-malformed = "{ $text }" is not a card. Write +4, -7, pm+2, pm-2, rev+3 or copy.
slambo-malformed_first = "{ $text }" is not a choice of who opens. Write first 0, with a seat below { $seats }.
slambo-ambiguous = "{ $text }" could mean { $meanings }. Write one of them in full.
slambo-match_is_over = The match is over.
slambo-deal_first = The cards are still being dealt. Wait for the deal.
slambo-not_your_turn =
    { $you ->
        [you] It is your turn, nobody else's.
       *[other] It is { $turn }'s turn. Wait for yours.
    }
slambo-no_such_move = There is no such card. Play one from your hand.
slambo-sign_not_yours_to_choose = { $card } has its sign printed. Only a Plus/Minus card lets you choose.
slambo-not_in_hand = You do not hold { $card }. You hold: { $hand }.
slambo-nothing_to_deal = Nothing is to be dealt now. A player must play a card.
slambo-no_such_starter = There is no such seat. Seats run from 0 and there are { $seats }.
slambo-card_not_in_deck = That card is not in the deck any more.

## House rules

slambo-option-expert = Expert side: the ring is 1 to 9
slambo-option-hide_history = Only the top card and the total are shown
slambo-option-reveal_aside = Cards set aside are shown after each bout
slambo-option-shout = Shout it: say the new total yourself
slambo-option-cards = Card list: its name, or the 23 cards themselves
