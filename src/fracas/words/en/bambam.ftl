### Bambam Boom

# Bombs ($bomb, $other) go by their colours, characters and events by the names of the rules; the
# other values are those that slambo.ftl explains. $target, $victim and $holder are seats, as names.

## What happens

bambam-starts =
    { $you ->
        [you] You go first.
       *[other] { $seat } goes first.
    }

bambam-picked =
    { $you ->
        [you] You play { $character }.
       *[other] { $seat } plays { $character }.
    }

bambam-drew =
    { $card ->
        [none] { $seat } draws a card.
       *[known] { $you ->
            [you] You draw { $card }.
           *[other] { $seat } draws { $card }.
        }
    }

bambam-shuffled = The deck is empty: the discard pile is shuffled, { $cards } cards.

bambam-placed =
    { $you ->
        [you] The { $bomb } bomb lies in front of you.
       *[other] The { $bomb } bomb lies in front of { $seat }.
    }

bambam-revealed =
    { $before ->
        [none] Event: { $event }.
       *[other] New event: { $event } replaces { $before }.
    }

bambam-turn_starts =
    { $you ->
        [you] It is your turn.
       *[other] It is { $seat }'s turn.
    }

bambam-danger =
    { $you ->
        [you] Danger! The { $bomb } bomb is active in front of you.
       *[other] Danger! The { $bomb } bomb is active in front of { $seat }.
    }

bambam-played =
    { $you ->
        [you] You play
       *[other] { $seat } plays
    } { $card }{ $bomb ->
        [none] { "" }
       *[other] { $other ->
            [none] { " " }on { $bomb }
           *[known] { " " }on { $bomb } and { $other }
        }
    }{ $side ->
        [none] { "" }
       *[other] , to the { $side }
    }{ $target ->
        [none] { "" }
       *[other] , at { $target }
    }{ $extra ->
        [yes] , one step further
       *[no] { "" }
    }.

bambam-sabotaged =
    Sabotage! { $you ->
        [you] You cancel
       *[other] { $seat } cancels
    } what { $target } played{ $late ->
        [yes] , just in time
       *[no] { "" }
    }.

bambam-cancelled = { $card } is cancelled.

bambam-restored = The { $bomb } bomb is back in front of { $seat }, at { $dial }.

bambam-ticked = The { $bomb } dial shows { $dial }.

bambam-moved = The { $bomb } bomb moves: { $hops }.

bambam-swapped = The dials change places: { $bomb } shows { $dial }, { $other } shows { $other_dial }.

bambam-stole =
    { $card ->
        [none] { $seat } steals a card from { $victim }.
       *[known] { $you ->
            [you] You steal { $card } from { $victim }.
           *[other] { $seat } steals { $card } from { $victim }.
        }
    }

bambam-discarded =
    { $you ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }

bambam-hideout_taken =
    { $you ->
        [you] You take the hideout
       *[other] { $seat } takes the hideout
    }{ $holder ->
        [none] .
       *[other] { " " }from { $holder }.
    }

bambam-hideout_left =
    { $you ->
        [you] You hide, and the hideout goes back to the middle.
       *[other] { $seat } hides, and the hideout goes back to the middle.
    }

bambam-boom =
    BOOM! The { $bomb } bomb explodes in front of { $you ->
        [you] you
       *[other] { $seat }
    }{ $target ->
        [none] .
       *[other] { " " }and hits { $target } too.
    }

bambam-hurt =
    { $you ->
        [you] You lose a life and have
       *[other] { $seat } loses a life and has
    } { $lives } left; max hand { $max_hand }.

bambam-out =
    { $you ->
        [you] You are out!
       *[other] { $seat } is out!
    }

bambam-tipped = All bombs are set to { $dial }.

bambam-passed =
    { $you ->
        [you] You have nothing to play or draw: your turn ends.
       *[other] { $seat } has nothing to play or draw: the turn ends.
    }

bambam-won =
    { $you ->
        [you] You are the last one standing: you win!
       *[other] { $seat } is the last one standing and wins!
    }

## Why a move cannot be made

bambam-malformed = "{ $text }" is not a move here. Write, for example: { $expected }.
bambam-ambiguous = "{ $text }" could mean { $meanings }. Write one of them in full.
bambam-match_is_over = The match is over.
bambam-not_among_these = Chance cannot choose that.
bambam-no_chance_now = Nothing is left to chance now. A player must act.
bambam-you_are_out = That seat is not in the match any more.
bambam-chance_first = Cards are being drawn, or chance decides. Wait for it.
bambam-not_your_turn =
    { $you ->
        [you] It is your turn, nobody else's.
       *[other] It is { $turn }'s turn. Wait for yours.
    }
bambam-choose_first = Something is to be chosen first: { $expected }.
bambam-keep_one_card = Choose one card of your hand to keep.
bambam-already_answered = You have answered. Wait for the others.
bambam-wait_for_the_window = The others may still cancel the card. Wait for them.
bambam-sabotage_or_pass = A card lies on the table: cancel it with a Sabotage that you hold, or pass.
bambam-not_in_hand = You do not hold { $card }.
bambam-critical = This bomb was thrown with a 1: no bomb card deflects it, not even { $card }.
bambam-wrong_colour = { $card } does not have the colour of the active bomb, { $bomb }.
bambam-nobody_to_steal_from = Nobody else has a card to steal.
bambam-nothing_to_sabotage = There is no card of somebody else that could still be cancelled.
bambam-no_active_bomb = No bomb is active.
bambam-must_deflect = You hold a card that deflects the bomb, so it does not explode yet.
bambam-you_hold_the_hideout = The hideout stands in front of you already.
bambam-no_pair = You cannot take the hideout: that takes two bomb cards of one number, and the module.
bambam-not_your_hideout = The hideout does not stand in front of you.
bambam-no_sticky_paws = Only Cindy steals for two cards, once a turn, from somebody who has a card.
bambam-no_redraw = Only without a bomb card, and not in danger, may you draw a new hand.
bambam-no_such_move = There is no such move here.

## House rules

bambam-option-advanced = Module A: characters have abilities
bambam-option-hideout = Module B: the hideout
bambam-option-events = Module C: events, mean and unfair; not for a first game
bambam-option-characters = How players get their characters
bambam-option-turtul_lives = How many lives Turtul has with abilities
bambam-option-forced_deflect = Who can deflect a bomb must
bambam-option-sabotage_window_ms = How long a card may be sabotaged, in milliseconds
bambam-option-cards = Card list: its name, or the 57 cards themselves
