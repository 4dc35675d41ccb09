# meydan prove
prove-verdict-win = Proved: the player to move wins.
prove-verdict-not-win = Proved: the player to move does not win by force.
prove-verdict-open = Open: neither is proved yet.
prove-certificate = The certificate ({ $lines } lines) is { $file }. Check it with --check.
prove-no-certificate = No certificate was written: { $why }
prove-go-on = The work is kept. The same command goes on with it.
prove-took = { $positions } positions in the tree, { $before } of them from before; { $seconds } s
prove-checked = The certificate is right: { $lines } lines followed, { $solved } of them by the exact solver; { $seconds } s
refusal-prove-no-prover = { $game } has no proof search.
refusal-prove-no-position = Give a position and --work with a folder, or --check with a certificate.
