### The board of Shazamm! on the page. What happens there is told by shazamm.ftl.

## The spells

page-shazamm-spell =
    { $spell ->
        [0] False spell
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
       *[other] Drain
    }
page-shazamm-spell_text =
    { $spell ->
        [0] Nothing. It is there to deceive: nobody can tell how many real spells you laid. It comes back to your hand after every reveal.
        [1] From now until this round is over, spells have no effect, neither yours nor your rival's. All others laid this turn are lost; those laid later in the round will be, too.
        [2] Pick one spell that your rival played last turn. You get its effect now, when its own number comes up.
        [3] Take all spells of your rival's that have not been applied yet this turn. For each, decide: it works for you, or it is destroyed.
        [4] The round is over on the spot, and nobody pays. The fire stays; the rest of this turn's spells are lost. A new round begins, with all that belongs to it.
        [5] The fire jumps back to the space midway between the two wizards. The turn goes on from there.
        [6] With all cards on the table, change your bet: take back as much as 5, or add as much as 5.
        [7] Your attack gets 7 stronger. Your price stays the same.
        [8] Your attack counts twice, a boost included. Your price stays the same.
        [9] If the fire is about to move, it goes the other way: toward the stronger attack.
        [10] If the fire moves, it goes two spaces, no matter in which direction.
        [11] The fire will not come closer to you. If it was about to, it stays where it is.
        [12] If the fire really comes closer to you, you do not pay your bet.
        [13] After paying, you gain 13 mana, up to 50.
       *[other] After paying, you gain as much mana as your rival bet, up to 50.
    }
page-shazamm-book = All spells
page-shazamm-book_of =
    { $name }: { $count ->
        [one] 1 spell not played yet
       *[other] { $count } spells not played yet
    } ({ $list }); { $hand } in hand, { $pile } to draw. Show all spells.
page-shazamm-book_key = A sign that is crossed out: this wizard has played the spell. Each spell works once a match.
page-shazamm-has =
    { $gone ->
        [yes] { $name } has played it
       *[no] { $name } has not played it yet
    }

## The bridge

page-shazamm-bridge = The bridge stands from { $first } to { $last }. The wall of fire is on { $wall }. { $red_name }, red, is on { $red }; { $green_name }, green, is on { $green }.
page-shazamm-moment = Round { $round }, turn { $turn }
page-shazamm-silence = Silence! No spell works.
page-shazamm-replay = Replay the turn
page-shazamm-mana = Mana
page-shazamm-mana_left = { $mana } of 50 mana
page-shazamm-thinking = thinking
page-shazamm-ready = ready
page-shazamm-choosing = choosing
page-shazamm-noise_cancelled = PFFT!
page-shazamm-noise_silenced = SHHH!
page-shazamm-noise_cloned = POP!
page-shazamm-noise_stolen = YOINK!
page-shazamm-noise_stopped = GONG!
page-shazamm-noise_centred = BOING!
page-shazamm-noise_boosted = ZAP!
page-shazamm-noise_doubled = ZAP ZAP!
page-shazamm-noise_compared = KRAK!
page-shazamm-noise_turned = SWISH!
page-shazamm-noise_blazed = FWOOM!
page-shazamm-noise_resisted = CLANG!
page-shazamm-noise_moved = WHOOSH!
page-shazamm-noise_refilled = GLUG!
page-shazamm-noise_pushed = RUMBLE!
page-shazamm-noise_round_over = CRUMBLE!
page-shazamm-call_shazamm = Shazamm!

## The plan

page-shazamm-dial = Your bet
page-shazamm-dial_value = { $bet } of { $mana } mana, which leaves { $left }
page-shazamm-leaves = leaves { $left }
page-shazamm-no_spells = Tap spells to add them
page-shazamm-seal = Seal
page-shazamm-seal_what =
    bet { $bet }, { $spells ->
        [0] no spell
        [one] 1 spell
       *[other] { $spells } spells
    }
page-shazamm-sealed = Sealed
page-shazamm-plan_is =
    Bet { $bet }, { $spells ->
        [0] no spell
       *[other] { $list }
    }.
page-shazamm-take_back = Take back
page-shazamm-revealing = Both are ready...
page-shazamm-hand =
    Your hand: the false spell and { $count ->
        [one] 1 spell
       *[other] { $count } spells
    }
page-shazamm-cannot_change = Your plan is sealed. Take it back to change it.

## The reveal

page-shazamm-table = Both plans, face up
page-shazamm-bet = bet
page-shazamm-attack = attack
page-shazamm-none_laid = no spell
page-shazamm-state =
    { $state ->
        [back] bluff
        [void] void
        [copy] copy
        [stolen] stolen
        [destroyed] destroyed
       *[up] { "" }
    }
page-shazamm-laid =
    { $state ->
        [back] A bluff.
        [void] Came to nothing.
        [copy] A copy.
        [stolen] Stolen.
        [destroyed] Stolen and destroyed.
       *[up] { "" }
    }

## What a spell asks

page-shazamm-asks = Your choice
page-shazamm-clone_it = Clone { $name }
page-shazamm-clone_nothing = Clone nothing
page-shazamm-use = Use it myself
page-shazamm-destroy = Destroy it
page-shazamm-recycle_dial = Change of your bet
page-shazamm-recycle_value = { $change }: your bet is { $bet }
page-shazamm-recycle_bet = bet { $bet }
page-shazamm-recycle_it =
    { $change ->
        [0] Keep { $bet }
       *[other] Make it { $bet }
    }

## Arranging

page-shazamm-draw =
    { $draw ->
        [1] First hand
       *[other] Round { $draw }
    }
page-shazamm-pool = Spells to put in order
page-shazamm-put_next = Put next:
page-shazamm-take_out = Take out:
page-shazamm-mix = Mix the rest
page-shazamm-anew = Start again
page-shazamm-seal_order = Seal the order

## Hints

page-shazamm-both_plan = Both plan in secret. Nobody sees a bet or a spell before the reveal.
page-shazamm-they_choose =
    { $name } { $phase ->
        [cloning] picks a spell to clone...
        [stealing] decides about the loot...
       *[recycling] may change the bet...
    }
page-shazamm-order = Put your 14 spells in the order in which you will draw them. Only you see it.
page-shazamm-wait_order = Your order is sealed. { $name } is still busy with theirs.
page-shazamm-wait_plan = { $name } is still thinking. Until then you can take your plan back.
page-shazamm-guide_bet = Two wizards, one wall of fire. Whoever bets more pushes it one space toward the other. Your { $mana } mana last the whole round: turn the dial.
page-shazamm-guide_spells = You bet { $bet }. A spell can change everything: tap one to read it and lay it. Or seal your plan.
page-shazamm-bet_now = Your turn: bet 1 to { $mana } mana. The higher attack pushes the fire.
page-shazamm-near = The fire is one space from you! Out-bid { $name }, or find a spell that helps.
page-shazamm-seal_now =
    Your plan: bet { $bet }, { $spells ->
        [0] no spell
        [one] 1 spell
       *[other] { $spells } spells
    }. Seal it when you are sure.
page-shazamm-silent = Silence reigns: what you lay now is lost, but for the false spell.
page-shazamm-question =
    { $phase ->
        [cloning] Your Clone works. Which of your rival's last spells do you copy?
        [stealing] Theft! Do you use this spell yourself, or destroy it?
       *[recycling] Recycling: change your bet of { $bet }, now that you have seen it all.
    }
