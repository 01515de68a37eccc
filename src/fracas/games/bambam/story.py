"""The numbers by which Bambam Boom's rules tell what happens."""

(
    STARTS,
    PICKED,
    DREW,
    SHUFFLED,
    PLACED,
    REVEALED,
    TURN_STARTS,
    DANGER,
    PLAYED,
    SABOTAGED,
    CANCELLED,
    RESTORED,
    TICKED,
    MOVED,
    SWAPPED,
    STOLE,
    DISCARDED,
    HIDEOUT_TAKEN,
    HIDEOUT_LEFT,
    BLASTED,
    HURT_BY,
    OUT,
    TIPPED_ALL,
    PASSED_TURN,
    WON,
) = range(25)

# Why a bomb moved, as `MOVED` tells it with the steps; the second and the last are jumps to a seat.
BY_CARD, BY_AIM, BY_EXTRA, BY_HIDE, BY_HIDEOUT, BY_LEAVING = range(6)
# Why a dial changed, as `TICKED` tells it.
BY_NUMBER, BY_RESET, BY_NITROUS, BY_TIPPING = range(4)
# Why cards are discarded, as `DISCARDED` tells it.
TO_RESTOCK, TO_REDRAW, WHEN_OUT, TO_HIDE, TO_STEAL, WHEN_DISARMED = range(6)
