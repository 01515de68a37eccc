### Shazamm!

# The values that these sentences get are those of slambo.ftl. A spell is its number, 0 to 14.

## The spells

spell-name =
    { $spell ->
        [0] the false spell
        [1] Silence
        [2] Clone
        [3] Theft
        [4] End of Round
        [5] Middle
        [6] Recycling
        [7] Attack Boost
        [8] Double Dose
        [9] Reversal
        [10] Blaze
        [11] Resistance
        [12] Miser
        [13] Reserve Boost
        [14] Drain
       *[other] that spell
    }

## What happens

shazamm-drawn =
    { $spell ->
        [none] { $seat } draws a spell.
       *[known] { $you ->
            [you] You draw { spell-name }.
           *[other] { $seat } draws { spell-name }.
        }
    }

shazamm-arranged =
    { $you ->
        [you] Your spells are in order.
       *[other] { $seat } has put all spells in order.
    }

shazamm-ready =
    { $you ->
        [you] Your plan is ready.
       *[other] { $seat } is ready.
    }

shazamm-unready =
    { $you ->
        [you] You take your plan back.
       *[other] { $seat } takes the plan back.
    }

shazamm-revealed =
    { $you ->
        [you] You bet { $bet }.
       *[other] { $seat } bets { $bet }.
    }

shazamm-shown =
    { $you ->
        [you] You play { spell-name }{ $spell ->
            [0] : it comes back to your hand.
           *[other] !
        }
       *[other] { $seat } plays { spell-name }{ $spell ->
            [0] : it goes back to hand.
           *[other] !
        }
    }

shazamm-wasted =
    { $you ->
        [you] Your { spell-name } comes to nothing.
       *[other] { $seat }'s { spell-name } comes to nothing.
    }

shazamm-cancelled = Both played { spell-name }: the two cancel each other.

shazamm-silenced = SILENCE! No spell works any more, until this round is over.

shazamm-cloned =
    { $you ->
        [you] { $spell ->
            [0] You clone nothing.
           *[other] You clone { spell-name }!
        }
       *[other] { $spell ->
            [0] { $seat } clones nothing.
           *[other] { $seat } clones { spell-name }!
        }
    }

shazamm-met = The cloned { spell-name } meets its equal: both come to nothing.

shazamm-stolen =
    { $spell ->
        [0] There is nothing to steal.
       *[other] { $used ->
            [yes] { $you ->
                [you] You steal { spell-name } and use it!
               *[other] { $seat } steals { spell-name } and uses it!
            }
           *[no] { $you ->
                [you] You steal { spell-name } and destroy it.
               *[other] { $seat } steals { spell-name } and destroys it.
            }
        }
    }

shazamm-stopped = END OF ROUND! The wall stays where it is, and nobody pays.

shazamm-centred = Middle! The wall of fire is back at { $wall }.

shazamm-recycled =
    { $you ->
        [you] Recycling: your bet was { $before } and is { $bet } now.
       *[other] Recycling: { $seat }'s bet was { $before } and is { $bet } now.
    }

shazamm-boosted =
    { $you ->
        [you] Attack Boost: { $points } more make your attack { $attack }.
       *[other] Attack Boost: { $points } more make { $seat }'s attack { $attack }.
    }

shazamm-doubled =
    { $you ->
        [you] Double Dose: { $times } times makes your attack { $attack }.
       *[other] Double Dose: { $times } times makes { $seat }'s attack { $attack }.
    }

shazamm-compared =
    { $seat ->
        [none] { $first } against { $second }: the wall stays where it is.
       *[other] { $first } against { $second }: { $you ->
            [you] the wall is bound for you.
           *[other] the wall is bound for { $seat }.
        }
    }

shazamm-turned =
    { $you ->
        [you] Reversal! The wall turns toward you.
       *[other] Reversal! The wall turns toward { $seat }.
    }

shazamm-blazed = Blaze! A wall that moves goes two spaces.

shazamm-resisted =
    { $you ->
        [you] Resistance! The wall does not come to you.
       *[other] Resistance! The wall does not come to { $seat }.
    }

shazamm-moved =
    { $you ->
        [you] The wall of fire moves toward you, from { $before } to { $wall }.
       *[other] The wall of fire moves toward { $seat }, from { $before } to { $wall }.
    }

shazamm-paid =
    { $you ->
        [you] { $spared ->
            [yes] You are a Miser and pay nothing: { $mana } mana left.
           *[no] You pay { $price }: { $mana } mana left.
        }
       *[other] { $spared ->
            [yes] { $seat } is a Miser and pays nothing: { $mana } mana left.
           *[no] { $seat } pays { $price }: { $mana } mana left.
        }
    }

shazamm-refilled =
    { $you ->
        [you] Reserve Boost: { $gain } more give you { $mana } mana.
       *[other] Reserve Boost: { $gain } more give { $seat } { $mana } mana.
    }

shazamm-drained =
    { $you ->
        [you] Drain: the other bet, { $gain }, gives you { $mana } mana.
       *[other] Drain: the other bet, { $gain }, gives { $seat } { $mana } mana.
    }

shazamm-pushed =
    One reserve is empty. { $points ->
        [one] The last mana of the other pushes
       *[other] The other's { $points } mana push
    } the wall from { $before } to { $wall }.

shazamm-round_over =
    Round { $round } is over: { $reason ->
        [touched] the fire has reached a wizard.
        [exhausted] a reserve is empty.
       *[called_off] it was called off.
    } A piece of bridge falls at each end.

shazamm-fell =
    { $you ->
        [you] There is no bridge under you at { $space }: you fall!
       *[other] There is no bridge under { $seat } at { $space }: { $seat } falls!
    }

shazamm-new_round = Round { $round }: the wall of fire stands at { $wall }, and both have 50 mana.

## Why a move cannot be made

shazamm-malformed = "{ $text }" is not a move. Possible now: { $expected }.
shazamm-ambiguous = "{ $text }" could mean { $meanings }. Write one of them in full.
shazamm-not_now = "{ $text }" is not possible now. Possible: { $expected }.
shazamm-match_is_over = The match is over.
shazamm-draw_first = Spells are still being drawn. Wait for them.
shazamm-nothing_to_draw = No spell is to be drawn now.
shazamm-spell_not_in_pile = That spell is not in the pile any more.
shazamm-plan_is_sealed = Your plan is ready. Take it back to change it.
shazamm-wait_for_the_other = Wait for the other wizard.
shazamm-already_placed = You have put { spell-name } in order already.
shazamm-not_a_target = The other did not play { spell-name } on the last turn, or it cannot be cloned.
shazamm-use_or_destroy = Use the stolen spell, or destroy it.
shazamm-recycling_out_of_range = A bet can change by 5 at most, and must stay between 1 and your reserve of { $mana }.
shazamm-recycling_takes_all_five = By a house rule here, Recycling takes exactly 5 off a bet, or adds up to 5.
shazamm-bet_out_of_range = Bet between 1 and your reserve of { $mana }.
shazamm-spells_in_ascending_order = Lay spells in the order of their numbers, each once: { spell-name } comes too late.
shazamm-spell_not_in_hand = You do not hold { spell-name }.

## House rules

shazamm-option-variant = How spells come to hand: drawn, all at once, or in an order of one's own
shazamm-option-exact_recycling = Recycling takes exactly 5 off a bet, or adds up to 5
