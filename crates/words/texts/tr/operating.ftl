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

# What operators do with a hall's data.
admin-no-data = { $folder } klasöründe salon yok.
admin-running = { $folder } üzerinde bir sunucu çalışıyor. Önce onu durdurun: bu, onun yanında yapılamaz.
admin-other-version = { $folder } üzerinde çalışan sunucu bu sürümde değil. Onun kendi programını kullan.
admin-no-reason = Para yalnızca bir nedenle verilir ya da alınır: --reason TEXT
admin-backed-up = Her şey { $file } dosyasında ({ $bytes } bayt).
admin-no-backup = Bu, bir salonun yedeği değil.
admin-restored = { $folder } artık { $file } dosyasındaki gibi; doğrulanan masalar: { $count }. Önceki hâli { $before } içinde
admin-restored-new = { $folder } artık { $file } dosyasındaki gibi; doğrulanan masalar: { $count }.
admin-not-restored = Hiçbir şey değişmedi, çünkü içindekilerin hepsi doğru değil: { $first } (ve { $more } tane daha)
admin-verified = Doğrulanan masalar: { $count }. Hiçbir yanlış yok.
admin-not-true = Her şey doğru değil; yanlış sayısı: { $count }
admin-wrong-file = Dosya: { $detail }
admin-wrong-table = { $table } masası: { $detail }
admin-wrong-sum = { $member } üyesi: parası hesap defterinin toplamı değil
admin-no-table = { $folder } içinde { $table } masası yok.
admin-many-tables = Birkaç masa { $table } ile başlıyor; daha çok harf ver.
admin-table-removed = { $table } masası silindi.
admin-seat-freed = { $table } masasının { $seat } numaralı yeri açık.
admin-not-to-free = { $table } masasının { $seat } numaralı yeri açılamaz: orada kimse yok ya da oyun bitmiş veya sayılıyor.
admin-member-removed = { $member } artık üye değil.
admin-card-removed = “{ $card }” silindi ve her kopyanın bedeli geri ödendi.
admin-password = { $member } için yeni parola: { $password } (yalnızca şimdi gösterilir; eskisiyle girmiş olan herkes dışarıda)
admin-coins = { $member } üyesinin { $coins } parası var.
