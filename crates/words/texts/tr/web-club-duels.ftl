# Kulüp üyelerinin düelloları. Anahtarlar: web-club-duel…, web-club-challenge….
web-club-tab-duels = Düellolar
web-club-to-duels = Düello
web-club-duels-going = Süren düellolar
web-club-duels-open = Açık meydan okumaların
web-club-duels-ended = Biten düellolar
web-club-duel-new = Yeni düello
web-club-duel-deck = Şu destenle oynarsın:
web-club-duel-deck-incomplete = Etkin desten { $deck } henüz tamam değil: en az 40 kart gerekir.
web-club-duel-deck-none = Henüz etkin bir desten yok. Kart al, 40 ila 60 kartlık bir deste kur ve onu etkinleştir.
web-club-duel-deck-fill = Desteyi tamamla
web-club-duel-deck-choose = Destelere git
web-club-duel-with-computer = Kendi destesiyle oynar; sen her zamanki gibi ödül alırsın.
web-club-duel-with-here = Başka bir üye yanına oturur ve kendi destesiyle oynar.
web-club-duel-with-link = Bir bağlantı alırsın; ilk kabul eden üye rakibin olur.
web-club-duel-with-name = Bir üyeye adıyla meydan okursun; kabul edince düello başlar.
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
web-club-duel-won = Kazandın
web-club-duel-lost = Kaybettin
web-club-duel-counting = Ödül sayılıyor.
web-club-duel-no-deck-you = Etkin bir desten yok.
web-club-duel-no-deck-other = { $name } adlı üyenin etkin destesi yok.
web-club-duel-bad-deck-you = Etkin destende 40’tan az kart var ya da onunla oynanamıyor.
web-club-duel-bad-deck-other = { $name } adlı üyenin etkin destesinde 40’tan az kart var ya da onunla oynanamıyor.

web-club-challenge-title = Meydan okuma
web-club-challenge-by = { $name } seni düelloya çağırıyor.
web-club-challenge-yours = Bağlantıyı alan herkese meydan okuyorsun.
web-club-challenge-nobody = Kim?
web-club-challenge-nobody-yet = Henüz kimse kabul etmedi.
web-club-challenge-sign-in = Kabul etmek için giriş yap ya da üye ol; sonra bu sayfaya dönersin.
web-club-challenge-accept = Kabul ediyorum
web-club-challenge-taken = Bu meydan okumayı başka biri kabul etti.
web-club-challenge-send = Bu bağlantıyı başka bir üyeye ya da üye olmak isteyen birine gönder:
web-club-challenge-waiting = Birinin kabul etmesi bekleniyor. O zaman düello kendiliğinden açılır.
web-club-challenge-reload = Betikler olmadan bu sayfa kendiliğinden ilerlemez.
web-club-challenge-look = Yeniden bak
web-club-challenge-to = Bağlantı
web-club-challenge-withdraw = Geri çek
web-club-challenge-to-duels = Bütün düellolar

refusal-club-no-such-challenge = Senin böyle bir meydan okuman yok.
refusal-club-own-challenge = Bu senin kendi meydan okuman; onu başka biri kabul etmeli.
refusal-club-challenge-taken = Bu meydan okumayı senden önce başka biri kabul etti.
refusal-club-too-many-challenges = On açık meydan okuman var; daha fazlası olmaz. Önce birini geri çek.

web-home-club = Kendi destenle düello yap: üyeler kart alır ve yapar, altın kazanır, puan tablosunda yükselir.
web-home-club-go = Kulübe git
web-setup-club = Kendi destenle ve altın için oyna, bilgisayara ya da öbür üyelere karşı.
web-table-club = Kulüp düellosu
web-do-duels = Bütün düellolar
web-ask-club-seat = Bu düelloda sen oynuyorsun.
web-ask-club-seat-go = Yerime geç
web-ask-club-reward = Ödül
