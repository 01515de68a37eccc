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

## Shazamm! at the terminal

terminal-plan_hint = Type your plan in one line: spells, then your bet, such as 7 8 bet 14. ? explains more.
terminal-plan_prompt =
    { $people ->
        [one] Your plan>
       *[other] { $name }, your plan>
    }
terminal-choice_prompt =
    { $people ->
        [one] Your choice>
       *[other] { $name }, your choice>
    }
terminal-plan_help =
    Both wizards plan in secret: any spells, and a bet of 1 mana or more. Then both plans turn face up, spells
    work in the order of their numbers, and the stronger attack moves the wall of fire toward the other.
    
    7 8 bet 14       two spells and a bet         bet 14       no spell, only a bet
    boost bet 14     a spell by its name          7            lay one spell now, the rest later
    clone 7   clone none   use 8   destroy 8   recycle -5      when a spell asks you
    
    A wizard on a piece of bridge that has fallen loses. A reserve that is empty ends the round, too.
    
    Enter shows the table again   ? this help   rules the rules   rules 30 one rule   quit stops
terminal-round = Round { $round }, turn { $turn }.
terminal-silence = Silence is in force.
terminal-bridge = R at { $first }   # fire at { $wall }   G at { $second }   : falls after this round   ~ fallen
terminal-column_mana = mana
terminal-column_hand = hand
terminal-column_pile = pile
terminal-ready = ready
terminal-thinking = thinking
terminal-chooses = chooses
terminal-waits = waits
terminal-fallen = has fallen
terminal-stands = stands
terminal-spell_short =
    { $spell ->
        [1] Sil
        [2] Clo
        [3] The
        [4] End
        [5] Mid
        [6] Rec
        [7] Atk
        [8] Dbl
        [9] Rev
        [10] Bla
        [11] Res
        [12] Mis
        [13] Rsv
       *[14] Dra
    }
terminal-spell_marks = a number: in your hand   . in your pile   ? may still come   ! face up   x spent
terminal-no_spells = no spells
terminal-face_up = bets { $bet }: { $spells }
terminal-last_turn = played { $spells } on the last turn
terminal-spell_does =
    { $spell ->
        [0] a bluff: it does nothing and comes back
        [1] no spell works until the round ends, and those of this turn are lost
        [2] copies a spell that the other played on the last turn
        [3] takes the other's spells from 4 up: use or destroy each
        [4] the round ends at once, and nobody pays
        [5] the wall goes back between the wizards
        [6] changes your bet by up to 5, once all is face up
        [7] 7 more for your attack
        [8] twice your attack
        [9] the wall turns round
        [10] a wall that moves goes 2 spaces
        [11] the wall does not come to you
        [12] if the wall comes to you, your bet costs nothing
        [13] 13 mana after paying
       *[14] the other's bet as mana, after paying
    }
terminal-plan_so_far = Laid so far: { $spells }. Now more of a higher number, or done, or bet.
terminal-spells_are_lost = Silence is in force: a spell that you lay now is lost.
terminal-bet_what = Bet 1 to { $mana }. The whole plan fits in one line: 7 8 bet 14
terminal-arrange_what =
    In the order of drawing, 5, then 3 at a time: { $order }. Which spell comes next?
terminal-clone_what = Which spell of the other's last turn do you copy? { $answers }
terminal-steal_what = You have stolen this spell. { $answers }
terminal-recycle_what = Your bet is { $bet }. How does it change? { $answers }

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

## The judge

terminal-judge_at = line { $line }, "{ $text }": { $wrong }
terminal-judge_in = "{ $text }": { $wrong }
terminal-judge_unused = No spell asked for "{ $choice }".
terminal-judge_answer = { $question }
    Your answer>

judge-facing =
    Round { $round }: the wall of fire is at { $wall }.{ $silence ->
        [yes] { " " }Silence is in force.
       *[no] { "" }
    }
judge-standing = { $seat } stands at { $space }, with { $mana } mana.
judge-goes_on = The turn is over. The round goes on, with the wall at { $wall }.
judge-wins = { $seat } wins the match!
judge-draw = Both have fallen: nobody wins.

judge-ask_clone = { $seat }'s Clone must choose: { $options }.
judge-ask_theft = { $seat }'s Theft must decide on { spell-name }: { $options }.
judge-ask_recycling = { $seat }'s Recycling must say how much: { $options }.

## What is wrong with a turn that is described to the judge

judge-unknown_word = "{ $word }" is not understood. Right would be: { $right }.
judge-run_together = a statement about { $word } begins inside another. Put a semicolon before it.
judge-said_twice = this is said twice: { $about }. Say it once.
judge-whose = say whose last turn it was, for example: { $right }.
judge-not_numbers = "{ $said }" does not fit. Write for example: { $right }.
judge-no_choice = "{ $said }" is no choice. Right would be: { $right }.
judge-unknown_spell = there is no spell "{ $word }". Say its number, 0 to 14, or its name: { $right }.
judge-which_spell = "{ $word }" can be { $right }. Say which.
judge-no_bet = { $seat }'s bet is missing. Write: { $colour }: bet 12
judge-bet_range = { $seat } cannot bet { $bet }: a bet is between 1 and the reserve, here { $mana }.
judge-mana_range = { $seat } cannot have { $mana } mana at the start of a turn: right would be 1 to 50.
judge-no_such_spell = there is no spell { $spell }: spells have the numbers 0 to 14.
judge-spell_twice = { $seat } has only one { spell-name } and cannot play two in a turn. Name it once.
judge-spell_spent =
    { $seat } played { spell-name } on the last turn and has no other. Leave it out of one of the two turns.
judge-no_such_round = there is no round { $round }: a match has at most { $most }.
judge-wizards_apart =
    wizards begin a round six spaces apart, as 7 and 13, not at { $first } and { $second }. Say where both stand,
    or where the wall began the round: start 10
judge-later_round =
    the first round starts with the wall at 10, not { $start }. Say which round it is, for example: round 2
judge-too_far = the wall cannot be at { $start } when round { $round } starts: it moves 3 spaces a round at most.
judge-no_bridge =
    { $seat } cannot stand at { $space }: in round { $round } the bridge reaches from { $low } to { $high }.
judge-wall_not_between =
    the wall cannot be at { $wall }: when a turn begins it is between the wizards, who stand at { $first } and { $second }.
judge-no_target = { $seat }'s Clone cannot copy { spell-name }. Right would be: { $options }.
judge-recycling_range =
    { $seat }'s bet of { $bet } must stay between 1 and { $mana }, and change by 5 at most. Right would be: { $options }.

## The judge of a fight

judged-colour =
    { $colour ->
        [B] Blue
        [R] Red
       *[Y] Yellow
    }
judged-cards =
    { $cards_count ->
        [0] nothing
       *[other] { $cards }
    }

judge-lies = { $seat } has played { judged-cards }.
judge-crossed =
    X: { judged-colour } goes, on both sides. { $cards_count ->
        [0] There is none.
       *[other] Away with { $cards }.
    }
judge-threes_go =
    No-Threes: all 3s go, on both sides. { $cards_count ->
        [0] There is none.
       *[other] Away with { $cards }.
    }
judge-pairs_stay = Stacked bars: the pairs of { judged-colour } stay.
judge-pairs_go = { $seat }'s pairs go: { $cards }.
judge-kept = { $seat } keeps { judged-cards }.
judge-counts =
    { judged-colour } counts: { $left ->
        [one] 1 card
       *[other] { $left } cards
    }{ $tied ->
        [yes] , as many as another colour.
       *[no] .
    }
judge-plus_counts =
    { judged-colour } counts too, by its plus: { $left ->
        [0] none is left, so that adds nothing.
        [one] 1 card.
       *[other] { $left } cards.
    }
judge-plus_idle = { judged-colour } has a plus too, but counts already.
judge-nothing_left = No coloured card is left: 0 against 0.
judge-totals = { $seat }: { $total }.
judge-level = It is a tie: nobody takes damage.
judge-level_lost = It is a tie, and { $seat } called with one Sbam! card: { $seat } loses it.
judge-takes_damage = { $seat } takes 1 damage.
judge-spared = { $seat } loses, but called with two Sbam! cards: no damage.
judge-unchecked = Three Sbam! cards: no fight is checked, and all but the caller take 1 damage.

judge-unknown_card = "{ $card }", card { $place } of { $side }, is no card. Right would be: { $right }.
judge-call_in_fight =
    { $card }, card { $place } of { $side }, never lies in a fight. Say instead who called, for example: called: { $side } 1
judge-too_many =
    { $card }, card { $place } of { $side }, is one too many: the deck has { $most ->
        [one] only 1
       *[other] only { $most }
    }, on both sides together.
judge-called_range = nobody can call with { $cards } Sbam! cards: right would be 1, 2 or 3.
judge-no_call = "{ $said }" does not say who called and with how many cards. Write for example: { $right }
judge-side_missing =
    { $missing ->
        [one] the second side of the rope is
       *[other] both sides of the rope are
    } missing. Write: left: R1 R1 B3; right: +Y B2
judge-no_side = "{ $said }" begins no side. Write for example: left: R1 R1 B3
judge-third_side = a fight has two sides; "{ $said }" would be the third.

## Bambam Boom at the terminal

terminal-brawl_hint = Type a card to play it, with what it asks for: GY4 green. ? explains more.
terminal-brawl_help =
    A bomb card raises the dial of its colour by its number and sends that bomb as
    many players on, down the list. At 10 the bomb is active: whoever it lies in
    front of deflects it with a card of its colour, or loses a life.
    
    R1                   play a card
    GY4 green            a card of two colours, and on which bomb
    R3 to 2              a 3, and who gets the bomb
    hide red left        any bomb one step: left is down the list, right is up
    steal from 2         a random card of that player
    hacking red green    two dials change places
    sabotage, or pass    when a card of somebody else may be cancelled
    blast                the bomb goes off in front of you
    pair R1 G1           two cards of one number take the hideout
    hideout left         hide, and the bomb goes one step
    
    Players go by their number in the list or by name. A card and all that it asks
    for fit in one line, which is played as a whole or not at all. If you hold no
    Sabotage and only bots are here, you pass without being asked.
    
    Enter the table again   ? this help   rules the rules   rules 62 one   quit stops
terminal-move_prompt =
    { $people ->
        [one] Your move>
       *[other] { $name }, your move>
    }
terminal-brawl =
    { $phase ->
        [starting] The table is being set up.
        [over] The match is over.
       *[other] { $bomb ->
            [none] { $you ->
                [you] Your turn.
               *[other] { $turn }'s turn.
            }
           *[other] DANGER! The { $bomb } bomb is active, and it is { $you ->
                [you] your turn.
               *[other] { $turn }'s turn.
            }{ $critical ->
                [yes] { " " }It was thrown with a 1: no bomb card deflects it.
               *[no] { "" }
            }
        }
    }
terminal-column_sheet = character
terminal-column_lives = lives
terminal-column_bombs = bombs
terminal-brawler =
    { $state ->
        [out] out
        [wins] wins!
        [asked] may cancel
        [hideout] hideout
       *[none] { "" }
    }
terminal-in_front_of =
    { $you ->
        [you] in front of you
       *[other] in front of { $seat }
    }
terminal-active = ACTIVE
terminal-event = Event: { $event }. { $rule }
terminal-hideout =
    Hideout: { $holder ->
        [none] in the middle.
       *[other] in front of { $you ->
            [you] you.
           *[other] { $holder }.
        }
    }
terminal-piles = Deck: { $deck }. Discard pile: { $discards }.
terminal-last_card =
    Last card: { $card }, played by { $you ->
        [you] you
       *[other] { $seat }
    }{ $bomb ->
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
    }.{ $dial ->
        [none] { "" }
       *[other] { " " }If it is not cancelled, { $bomb } shows { $dial }{ $lands ->
            [none] .
           *[other] { " " }in front of { $lands }.
        }
    }{ $sabotages ->
        [0] { "" }
        [one] { " " }{ $top } has cancelled it.
       *[other] { " " }{ $sabotages } Sabotages lie on it, the last one by { $top }.
    }
terminal-brawl_asks =
    { $phase ->
        [picking] Who are you?
        [turn] You can:
        [choosing] On which bomb?
        [aiming] Who gets the bomb?
        [stretching] One step further?
        [swapping] Which two dials change places?
        [hiding] Which bomb goes which way?
        [robbing] From whom do you steal?
        [pairing] Two bomb cards of one number take the hideout. Which one now?
        [paying] Two cards go, and you steal one. Which one now?
        [fleeing] Which way does the bomb go?
        [window] Do you cancel the last card?
        [countering] Do you cancel that Sabotage?
        [rescue] The bomb goes off and would hit you. Do you cancel the last card?
        [keeping] Disarmed! Which one card do you keep?
       *[other] { "" }
    }
terminal-throws =
    { $rises ->
        [yes] { $bomb } { $before } -> { $dial }{ $full ->
            [yes] , active,
           *[no] ,
        }
       *[no] { $bomb }
    }{ $lands ->
        [none] { " " }to whom you like: { $move } to 2
       *[other] { $stays ->
            [yes] { " " }stays with
           *[no] { " " }to
        } { $you ->
            [you] you
           *[other] { $lands }
        }
    }
terminal-dual = { $bombs }, your choice: { $card } red
terminal-swaps = then { $bomb } shows { $dial }, { $other } { $other_dial }
terminal-does =
    { $move ->
        [hide] moves any bomb one step, and your turn ends: hide red left
        [steal] takes a random card from somebody: steal from 2
        [hacking] swaps the dials of two bombs: hacking red green
        [restock] away with your hand; draw a full new one
        [sabotage] cancels it
        [pass] lets it happen
        [blast] the bomb goes off in front of you
        [pair] two bomb cards of one number for the hideout: pair R1 G1
        [hideout] hide: the bomb goes one step: hideout left
        [cindy] two cards to steal one: cindy R1 G2 from 2
        [redraw] no bomb card: discard your hand and draw a new one
       *[done] nothing to play or draw: your turn ends
    }
