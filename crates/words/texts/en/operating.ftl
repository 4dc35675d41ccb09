# The settings of a server, and what it says when it opens.
serve-network = Others in this network find it at { $address }
serve-only-here = Only this machine can reach it; --addr 0.0.0.0:7777 lets others in the network in.
serve-no-browser = No browser was opened ({ $program }: { $detail }). The hall is at { $address }
settings-syntax = { $file }:{ $line }: { $detail }
settings-unknown = { $file }:{ $line }: there is no setting “{ $key }” (meydan serve --print-config shows all)
settings-wrong = { $file }:{ $line }: { $key } = { $value } cannot be; wanted: { $wanted }
settings-wrong-variable = { $variable }={ $value } cannot be; wanted: { $wanted }
settings-elsewhere = { $file }:{ $line }: a file in the data folder cannot name another data folder
settings-want-number = a whole number from { $least } to { $most }
settings-want-truth = true or false
settings-want-address = an address and a port, such as 127.0.0.1:7777
settings-want-networks = addresses or networks, such as 10.0.0.0/8
settings-want-word = one of { $all }
settings-want-folder = the path of a folder

# What operators do with a hall's data.
admin-no-data = There is no hall in { $folder }.
admin-running = A server runs on { $folder }. Stop it first: this cannot be done beside it.
admin-other-version = The server that runs on { $folder } is not of this version. Use its own program.
admin-no-reason = Coins are given and taken for a reason only: --reason TEXT
admin-backed-up = Everything is in { $file } ({ $bytes } bytes).
admin-no-backup = That is no backup of a hall.
admin-restored = { $folder } is as { $file } has it; tables verified: { $count }. What was there before is in { $before }
admin-restored-new = { $folder } is as { $file } has it; tables verified: { $count }.
admin-not-restored = Nothing was changed, because not everything in it is true: { $first } (and { $more } more)
admin-verified = Tables verified: { $count }. Nothing is wrong.
admin-not-true = Not everything is true; faults: { $count }
admin-wrong-file = The file: { $detail }
admin-wrong-table = Table { $table }: { $detail }
admin-wrong-sum = Member { $member }: the coins are not the sum of the ledger
admin-no-table = There is no table { $table } in { $folder }.
admin-many-tables = Several tables begin with { $table }; give more of its letters.
admin-table-removed = Table { $table } is removed.
admin-seat-freed = Seat { $seat } of table { $table } is open.
admin-not-to-free = Seat { $seat } of table { $table } cannot be freed: nobody holds it, or the match is over or counts.
admin-member-removed = { $member } is no member any more.
admin-card-removed = “{ $card }” is removed, and its price was paid back for every copy.
admin-password = The new password of { $member } is { $password } (shown only now; everybody who was signed in by the old one is out)
admin-coins = { $member } has { $coins } coins.
