"""Fair tables of races by sectors, and the reason where a board allows none (VP.O3a, VP.O4).

A postal game runs its races in two halves of three rounds. In each half every key comes up once, and every
sector meets every other. `sectors` knows how the sectors may meet, `drawing` draws the races of a half, and
`obstacles` names the keys that stand in the way. The room knows keys and who may meet whom, but no board.
"""
