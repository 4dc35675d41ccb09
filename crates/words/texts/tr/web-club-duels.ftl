# Kulüp üyelerinin düelloları. Anahtarlar: web-club-duel…, web-club-challenge….
web-club-tab-duels = Düellolar
web-club-to-duels = Düello
web-club-duels-going = Süren düellolar
web-club-duels-open = Açık meydan okumalarınız
web-club-duels-ended = Biten düellolar
web-club-duel-new = Yeni düello
web-club-duel-deck = Şu destenizle oynarsınız:
web-club-duel-deck-incomplete = Etkin desteniz { $deck } henüz tamam değil: en az 40 kart gerekir.
web-club-duel-deck-none = Henüz etkin bir desteniz yok. Kart alın, 40 ila 60 kartlık bir deste kurun ve onu etkinleştirin.
web-club-duel-deck-fill = Desteyi tamamla
web-club-duel-deck-choose = Destelere git
web-club-duel-with-computer = Kendi destesiyle oynar; siz her zamanki gibi ödül alırsınız.
web-club-duel-with-here = Başka bir üye yanınıza oturur ve kendi destesiyle oynar.
web-club-duel-with-link = Bir bağlantı alırsınız; ilk kabul eden üye rakibiniz olur.
web-club-duel-rounds = Kaç raunt?
web-club-duel-of-rounds = { $rounds ->
    [1] Tek raunt
   *[other] { $rounds } rauntluk maç
}
web-club-duel-worth-1 = Kazanan 1.000 puan, 1.000 altın ve kalan yaşam puanı kadar altın alır; kaybeden 100 altın.
web-club-duel-worth-3 = İki raunt alan kazanır. 3.000 puan, 3.000 altın ve kalan en yüksek yaşam puanının üç katı; kaybeden 300 altın alır.
web-club-duel-other = Öbür üye
web-club-duel-other-about = onun destesiyle oynanacağı için sorulur
web-club-duel-go = Başla
web-club-duel-got-both = +{ $score } puan, +{ $coins } altın
web-club-duel-got = +{ $coins } altın
web-club-duel-unpaid = Ödül yok: çok az tur, ya da aynı ikili bir günde çok sık
web-club-duel-won = Kazandınız
web-club-duel-lost = Kaybettiniz
web-club-duel-counting = Ödül sayılıyor.
web-club-duel-no-deck-you = Etkin bir desteniz yok.
web-club-duel-no-deck-other = { $name } adlı üyenin etkin destesi yok.
web-club-duel-bad-deck-you = Etkin destenizde 40’tan az kart var ya da onunla oynanamıyor.
web-club-duel-bad-deck-other = { $name } adlı üyenin etkin destesinde 40’tan az kart var ya da onunla oynanamıyor.

web-club-challenge-title = Meydan okuma
web-club-challenge-by = { $name } sizi düelloya çağırıyor.
web-club-challenge-yours = Bağlantıyı alan herkese meydan okuyorsunuz.
web-club-challenge-nobody = Kim?
web-club-challenge-nobody-yet = Henüz kimse kabul etmedi.
web-club-challenge-sign-in = Kabul etmek için giriş yapın ya da üye olun; sonra bu sayfaya dönersiniz.
web-club-challenge-accept = Kabul ediyorum
web-club-challenge-taken = Bu meydan okumayı başka biri kabul etti.
web-club-challenge-send = Bu bağlantıyı başka bir üyeye ya da üye olmak isteyen birine gönderin:
web-club-challenge-waiting = Birinin kabul etmesi bekleniyor. O zaman düello kendiliğinden açılır.
web-club-challenge-reload = Betikler olmadan bu sayfa kendiliğinden ilerlemez.
web-club-challenge-look = Yeniden bak
web-club-challenge-to = Bağlantı
web-club-challenge-withdraw = Geri çek
web-club-challenge-to-duels = Bütün düellolar

refusal-club-no-such-challenge = Sizin böyle bir meydan okumanız yok.
refusal-club-own-challenge = Bu sizin kendi meydan okumanız; onu başka biri kabul etmeli.
refusal-club-challenge-taken = Bu meydan okumayı sizden önce başka biri kabul etti.
refusal-club-too-many-challenges = On açık meydan okumanız var; daha fazlası olmaz. Önce birini geri çekin.

web-home-club = Kendi destenizle düello yapın: üyeler kart alır ve yapar, altın kazanır, puan tablosunda yükselir.
web-home-club-go = Kulübe git
web-setup-club = Kendi destenizle ve altın için oynayın, bilgisayara ya da öbür üyelere karşı.
web-table-club = Kulüp düellosu
web-do-duels = Bütün düellolar
web-ask-club-seat = Bu düelloda siz oynuyorsunuz.
web-ask-club-seat-go = Yerime geç
web-ask-club-reward = Ödül
