# The rules of Pentago for people. Keys: rules-pentago-<rule id>(-title).
rules-pentago-about = Biri kırmızı, biri siyah iki oyuncu, çevrilebilen dört bloktan oluşan bir tahtaya bilye koyar. Yan yana beş bilyesi olan kazanır; ama her çevirme herkesin bilyelerini oynatır.
rules-pentago-PE-01-title = Tahta ve renkler
rules-pentago-PE-01 = Tahtanın altı satırı ve altı sütunu vardır; sol üstten başlayarak 0–5 diye numaralanır. Dokuzar kareli dört bloktan oluşur: 1 sol üst, 2 sağ üst, 3 sol alt, 4 sağ alt. Tahta boş başlar, bilyeler bitmez. Renkler kurayla belirlenir. İlk hamle kırmızınındır.
rules-pentago-PE-02-title = Hamle
rules-pentago-PE-02 = Bir hamlenin iki bölümü vardır, ikisi de zorunludur. Önce kendi renginden bir bilyeyi boş bir kareye koy. Sonra herhangi bir bloğu saat yönünde ya da tersine çeyrek tur çevir; bilyeyi koyduğun blok olması gerekmez. 36. bilyeden sonra da bir blok çevrilir.
rules-pentago-PE-02-picture = İki parçalı bir hamle: Siyah, işaretli bilyeyi koyar, sonra sağ üstteki bloğu saat yönünde çevirir. İçindeki bütün bilyeler birlikte döner.
rules-pentago-PE-03-title = Blok çevirmemek
rules-pentago-PE-03 = Ancak bilyeni koyduktan sonra çeyrek tur çevrilince aynı görünen bir blok varsa, örneğin boş bir blok, hiçbir bloğu çevirmeyebilirsin. Bu, o bloğu çevirmekle aynıdır.
rules-pentago-PE-04-title = Yan yana beş
rules-pentago-PE-04 = Bir rengin kesintisiz sıralanan beş bilyesi kazanır: satır, sütun ya da çapraz boyunca, bloklar arasında da. Altı bilye de beş sayılır. Bilye koyarak yapılan beş hemen kazanır; artık blok çevrilmez.
rules-pentago-PE-04-picture = İki blok boyunca çaprazda beş kırmızı bilye: Kırmızı kazandı.
rules-pentago-PE-05-title = Çevirerek beş
rules-pentago-PE-05 = Blok çevrildikten sonra yeniden bakılır. Senin renginde beş varsa kazanırsın. Yalnız öbür renkte beş varsa öbür oyuncu kazanır. İki renkte de beş varsa berabere biter.
rules-pentago-PE-06-title = Dolu tahta
rules-pentago-PE-06 = Tahta dolar ve kimsede beş olmazsa oyun berabere biter.
