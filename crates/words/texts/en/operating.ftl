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
