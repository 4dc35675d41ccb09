# The settings of a server, and what it says when it opens.
serve-network = Bu ağdaki başkaları onu { $address } adresinde bulur
serve-only-here = Ona yalnızca bu makine ulaşabilir; --addr 0.0.0.0:7777 ağdaki başkalarını da içeri alır.
serve-no-browser = Tarayıcı açılamadı ({ $program }: { $detail }). Salonun adresi: { $address }
settings-syntax = { $file }:{ $line }: { $detail }
settings-unknown = { $file }:{ $line }: “{ $key }” adında bir ayar yok (meydan serve --print-config hepsini gösterir)
settings-wrong = { $file }:{ $line }: { $key } = { $value } olamaz; istenen: { $wanted }
settings-wrong-variable = { $variable }={ $value } olamaz; istenen: { $wanted }
settings-elsewhere = { $file }:{ $line }: veri klasöründeki bir dosya başka bir veri klasörü gösteremez
settings-want-number = { $least } ile { $most } arasında bir tam sayı
settings-want-truth = true ya da false
settings-want-address = 127.0.0.1:7777 gibi bir adres ve kapı
settings-want-networks = 10.0.0.0/8 gibi adresler ya da ağlar
settings-want-word = şunlardan biri: { $all }
settings-want-folder = bir klasörün yolu
