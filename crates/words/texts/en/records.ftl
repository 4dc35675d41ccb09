# What can be wrong with a .meydan file. Keys: refusal-record-<code>.
refusal-record-empty = The file is empty.
refusal-record-torn = Line { $line }: the file stops in the middle of this line.
refusal-record-shape = Line { $line } is not a line of a record: { $detail }.
refusal-record-sum = Line { $line } was changed: its sum does not match.
refusal-record-format = Line { $line }: format { $version } is not known here.
refusal-record-game = Line { $line }: there is no game called “{ $game }” here.
refusal-record-rules = Line { $line }: it was played by rules version { $version }, which is not ours.
refusal-record-after-end = Line { $line }: something stands after the end.
refusal-record-no-end = Line { $line }: the record has no end, so its seed is not known.
refusal-record-commitment = Line { $line }: the seed is not the one that was promised at the start.
refusal-record-refused = Line { $line }: the rules do not allow this ({ $why }).
refusal-record-digest = Line { $line }: the position is not the one that was written down.
refusal-record-events = Line { $line }: what is told here did not happen.
refusal-record-outcome = Line { $line }: the result is not the one that was written down.
refusal-record-line-end = Line { $line } ends with CR LF; the lines of a record end with LF alone.
refusal-record-field = Line { $line } has a field “{ $field }” that no such line has.
refusal-record-steps = Line { $line } must say just one thing: act, timer, drop or rewind.
