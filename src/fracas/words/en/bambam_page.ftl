### The board of Bambam Boom on the page. What happens there is told by bambam.ftl.

## Bombs and cards

page-bambam-red = red
page-bambam-green = green
page-bambam-yellow = yellow
page-bambam-bomb = the { $colour } bomb
page-bambam-bomb_card =
    { $other ->
        [none] { $one }
       *[other] { $one } or { $other }
    } { $number }
page-bambam-bomb_state =
    The { $bomb } bomb shows { $dial }{ $active ->
        [yes] { " " }and is live{ $critical ->
            [yes] , thrown with a 1
           *[no] { "" }
        }
       *[no] { " " }of 10
    }. It lies in front of { $holder }.
page-bambam-number =
    { $number ->
        [1] Critical
        [2] Anchor
        [3] Crosshair
        [4] Dual
       *[5] Vanilla
    }
page-bambam-effect =
    { $number ->
        [1] 1 on, 1 step. If it fills the dial, no bomb card can deflect the bomb.
        [2] 2 on, and the bomb stays where it is.
        [3] 3 on, and you choose who gets the bomb.
        [4] 4 on, 4 steps. It has two colours: choose one.
       *[5] 5 on, 5 steps.
    }
page-bambam-action_sabotage = Sabotage
page-bambam-action_hide = Hide
page-bambam-action_steal = Steal
page-bambam-action_hacking = Hacking
page-bambam-action_restock = Restock
page-bambam-does_sabotage = Cancels the card that somebody else has just played.
page-bambam-does_hide = Moves any bomb one step left or right. Your turn ends.
page-bambam-does_steal = Takes a random card from somebody.
page-bambam-does_hacking = Swaps the dials of two bombs.
page-bambam-does_restock = Away with your hand; draw a full new one.

## Brawlers and events

page-bambam-character =
    { $name ->
        [bambam] Bambam
        [pikpok] Pikpok
        [turtul] Turtul
        [coro] Sig. Coro
        [rangga] Rangga
       *[cindy] Cindy
    }
page-bambam-ability =
    { $name ->
        [bambam] May throw one step further.
        [pikpok] A 4 goes to whom you like.
        [turtul] Needs no tricks.
        [coro] A 3 has every colour.
        [rangga] Green is yellow, yellow green. 1 life, 6 cards.
       *[cindy] Once a turn: 2 cards to steal 1.
    }
page-bambam-pick_ability = Each has a power of their own. Take whom you like.
page-bambam-no_ability = All are equally strong here. Take whom you like.
page-bambam-event =
    { $name ->
        [tipping_point] Tipping Point
        [popeye_power] Popeye Power
        [nitrous] Nitrous
        [nuclear_bomb] Nuclear Bomb
        [power_up] Power Up
        [disarmed] Disarmed
       *[collateral] Collateral Damage
    }
page-bambam-event_rule =
    { $name ->
        [tipping_point] All bombs were set to 9.
        [popeye_power] 4s and 5s do not move the bomb.
        [nitrous] A bomb that is reset starts at 6.
        [nuclear_bomb] An explosion does 2 damage.
        [power_up] Bomb cards get +2, dial and steps.
        [disarmed] Hands are 2 cards at most.
       *[collateral] An explosion hits the next player, too, unless they threw it.
    }
page-bambam-event_is = Event

## The table

page-bambam-players = Players, clockwise
page-bambam-middle = The middle of the table
page-bambam-out = out
page-bambam-plate =
    { $name }{ $character ->
        [none] { "" }
       *[other] , { $character }
    }: { $status ->
        [out] out.
       *[other] { $lives ->
            [one] 1 life
           *[other] { $lives } lives
        }, { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }{ $hideout ->
            [yes] , has the hideout
           *[no] { "" }
        }{ $status ->
            [danger] , in danger
            [turn] , to play
            [asked] , may cancel
           *[none] { "" }
        }.
    }{ $known ->
        [none] { "" }
       *[other] { " " }You know of: { $known }.
    }
page-bambam-knows = +{ $count } known
page-bambam-choose = Choose { $what }
page-bambam-ring = Time left to cancel this card
page-bambam-last = { $who } played { $card }.
page-bambam-no_card = no card yet
page-bambam-sabotages =
    { $count ->
        [one] 1 Sabotage
       *[other] { $count } Sabotages
    }
page-bambam-stamp_sabotage = Sabotage!
page-bambam-stamp_cancelled = Cancelled!
page-bambam-deck = deck { $deck }
page-bambam-discards = played { $count }
page-bambam-discards_list = Discard pile: { $list }
page-bambam-none = empty
page-bambam-hideout_middle = The hideout stands in the middle
page-bambam-your_plate =
    You{ $character ->
        [none] { "" }
       *[other] , { $character }
    }: { $lives ->
        [0] out
        [one] 1 life
       *[other] { $lives } lives
    }, at most { $max } cards{ $hideout ->
        [yes] , with the hideout
       *[no] { "" }
    }.

## Your hand

page-bambam-hand =
    { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
page-bambam-moves = Other moves
page-bambam-throw = Throw { $card }: { $bomb } shows { $dial }, and it lies in front of { $lands }
page-bambam-throw_aim = Throw { $card }: { $bomb } shows { $dial }, then choose who gets it
page-bambam-throw_choose = Throw { $card }: then choose the bomb
page-bambam-play = Play { $card }: { $does }
page-bambam-give = Give { $card }
page-bambam-keep = Keep { $card }
page-bambam-cannot = { $card }: { $why }
page-bambam-considered =
    { $bomb } shows { $dial }{ $lands ->
        [none] . You choose who gets it.
       *[other] , and lies in front of { $lands }.
    }
page-bambam-tap_again = Tap again.
page-bambam-move_blast = Take the blast
page-bambam-undo_blast = Undo ({ $left } s)
page-bambam-move_pair = Pair for the hideout
page-bambam-move_hideout = Use the hideout
page-bambam-move_cindy = 2 cards to steal
page-bambam-move_redraw = New hand
page-bambam-move_done = End the turn
page-bambam-move_pass = Let it pass
page-bambam-move_sabotage = Sabotage!
page-bambam-hold_none = You hold no Sabotage
page-bambam-answered = Answered

## What a card asks

page-bambam-ask_choosing = Which bomb?
page-bambam-ask_aiming = Who gets the bomb?
page-bambam-ask_stretching = One step further?
page-bambam-ask_swapping = Which two dials change places?
page-bambam-ask_hiding = Which bomb, which way?
page-bambam-ask_robbing = Whom do you rob?
page-bambam-ask_fleeing = Which way do you throw it?
page-bambam-ask_picking = Who are you?
page-bambam-bomb_at = the { $colour } bomb, { $dial }, in front of { $holder }
page-bambam-near = No: to { $name }
page-bambam-far = Yes: to { $name }
page-bambam-swap = { $one } { $dial } and { $other } { $other_dial }
page-bambam-left = left
page-bambam-right = right
page-bambam-hide_to = the { $colour } bomb { $side }, to { $name }

## Hints

page-bambam-their_turn = { $name } is thinking...
page-bambam-their_pick = { $name } picks a character...
page-bambam-their_choice = { $name } plays { $card } and decides...
page-bambam-their_danger = { $name } has the live { $bomb } bomb...
page-bambam-not_yet = Wait: it is { $name }'s turn.
page-bambam-chance = Wait a moment.
page-bambam-you_are_out = You are out. Watch who survives!
page-bambam-your_turn = Your turn: throw one bomb card. You may play actions first.
page-bambam-no_bomb_card = Your turn, but no bomb card: draw a new hand, or play an action.
page-bambam-nothing_left = Your turn, but there is nothing to throw.
page-bambam-danger =
    The { $bomb } bomb is live before you! { $deflect ->
        [0] { $critical ->
            [yes] It was thrown with a 1: no bomb card helps.
           *[no] No card deflects it.
        }
        [one] 1 card deflects it.
       *[other] { $deflect } cards deflect it.
    }{ $help ->
        [none] { "" }
       *[other] { " " }Also: { $help }.
    }
page-bambam-doomed =
    The { $bomb } bomb is live before you, and { $critical ->
        [yes] it was thrown with a 1
       *[no] nothing you hold helps
    }. Take the blast!
page-bambam-window =
    { $who } { $you ->
        [you] play
       *[other] plays
    } { $card }{ $effect ->
        [none] { "" }
       *[other] : { $effect }
    }. Cancel it?
page-bambam-window_sabotage = { $who } cancels { $card }. Cancel the Sabotage?
page-bambam-lands =
    { $bomb } { $dial }{ $lands ->
        [none] { "" }
       *[other] , to { $lands }
    }
page-bambam-swaps = { $one } and { $other } swap dials
page-bambam-robs = steals from { $name }
page-bambam-window_wait = Can anybody cancel it? Wait for the ring.
page-bambam-window_passed = You have answered. The ring runs on for the others.
page-bambam-rescue = This blast hits the next player too. A Sabotage still saves them.
page-bambam-keeping = Disarmed! Choose the one card that you keep.
page-bambam-kept = Disarmed: the others still choose.
page-bambam-pairing = Give two bomb cards of one number for the hideout.
page-bambam-paying = Choose two cards to discard, then whom to rob.
page-bambam-choose_now = Choose below. It counts at once.
page-bambam-guide_ticked = A bomb card adds its number to the dial of its colour, then moves that bomb as many steps clockwise.
page-bambam-guide_danger = At 10 a bomb is live. Whoever it lies in front of must get rid of it, or BOOM.
page-bambam-guide_window = After every card all others may cancel it, as long as the ring runs. Everybody is asked, so that nobody can tell who has a Sabotage.

## Calls

page-bambam-call_boom = BOOM!
page-bambam-call_event = Event!
page-bambam-call_danger = Danger!
page-bambam-call_out = Out!
page-bambam-call_win = You win!
page-bambam-call_lose = You lose!
page-bambam-call_end = The end!
