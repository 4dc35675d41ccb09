# Sayfalarda buluşma yeri: web-lobby-…; canlı masalar: web-live-…; adla meydan okuma: web-dare-….
web-lobby-title = Salon
web-lobby-asks = Yanıt bekleyenler
web-lobby-turns = { $count ->
    [one] Sıra sende
   *[other] { $count } oyunda sıra sende
}
web-lobby-turn-at = Sıra sende: { $game }, { $names } ile
web-lobby-people = { $count ->
   *[other] { $count } kişi burada
}
web-lobby-tables = { $count ->
    [0] oynanan masa yok
   *[other] { $count } masada oynanıyor
}
web-lobby-open = Açık masalar
web-lobby-open-none = Şu anda masada bekleyen yok. Bir masa aç ya da hızlı eşleştirmeyle birini bul.
web-lobby-open-own = Masa aç
web-lobby-challenge = Birine meydan oku
web-lobby-filter = Hangi oyunlar listelensin
web-lobby-filter-all = Hepsi
web-lobby-sit = Otur
web-lobby-sit-with = { $name } ile otur: { $game }, { $clock }
web-lobby-casual = dostça
web-lobby-without = { $option } olmadan
web-lobby-clock-none = saatsiz
web-lobby-pairing = Hızlı eşleştirme
web-lobby-pairing-about = Birini bulmak için bir kareye bas; durdurmak için yeniden bas.
web-lobby-pairing-field = Birini bul: { $game }, { $clock }
web-lobby-rounds = { $rounds ->
    [one] { $game }, bir raunt
   *[other] { $game }, { $rounds } raunt
}
web-lobby-waiting = Rakip aranıyor: { $game }, { $clock }
web-lobby-cancel = Aramayı durdur
web-lobby-offer = Bunun yerine bilgisayarla oyna ({ $level })
web-lobby-dared = { $name } sana meydan okuyor.
web-lobby-accept = Kabul et
web-lobby-accept-of = { $name } adlı üyenin meydan okumasını kabul et
web-lobby-refuse = Reddet
web-lobby-refuse-of = { $name } adlı üyenin meydan okumasını reddet
web-lobby-block = Engelle
web-lobby-block-of = { $name } adlı üyeyi engelle: artık ne meydan okuma ne de birlikte oyun
web-lobby-sent = { $name } adlı üyeye meydan okudun.
web-lobby-sent-offline = Şu anda burada değil; meydan okuma bekliyor.
web-lobby-sent-refused = { $name } meydan okumanı reddetti.
web-lobby-sent-lapsed = { $name } adlı üyeye meydan okumanın süresi geçti.
web-lobby-withdraw = Geri çek
web-lobby-withdraw-of = { $name } adlı üyeye meydan okumayı geri çek
web-lobby-understood = Anladım
web-lobby-understood-of = { $name } adlı üyeye meydan okumanın sonucunu kaldır
web-lobby-followed = İzlediğin kişiler
web-lobby-challenge-one = Meydan oku
web-lobby-challenge-of = { $name } adlı üyeye meydan oku
web-lobby-here = şimdi burada
web-lobby-not-here = burada değil

web-live-title = Canlı
web-live-about = Şu anda oynanan açık masalar. İzleyen, masadaki herkesin görebildiğini görür.
web-live-all = Bütün canlı masalar
web-live-none = Şu anda oynanan açık masa yok.
web-live-watching = { $count ->
   *[other] { $count } izleyici
}
web-live-over = Son günlerde bitenler
web-live-watch = Canlı masaları izle

web-dare-title = Birine meydan oku
web-dare-about = Karşındaki kabul eder ya da reddeder. Burada olmayan, beklediği sürece dönünce meydan okumayı bulur.
web-dare-to = Kime? Kullanıcı adı
web-dare-game = Hangi oyunda?
web-dare-guest = Üyeler birbirine meydan okuyabilir. Önce giriş yap ya da kaydol.
web-dare-sign-in = Giriş yap
web-dare-follow = İzle
web-dare-unfollow = Artık izleme
web-dare-block = Engelle
web-dare-unblock = Engeli kaldır
web-dare-blocked = Engellediğin kişiler
web-dare-blocked-about = Sana meydan okuyamazlar, seninle eşleştirilmezler ve oturduğun masaya oturamazlar.
web-dare-circles = Tanıdıkların
web-setup-with-name = Bir üye
web-setup-with-name-about = Bir üyeye adıyla meydan okursun; kabul edince oyun başlar.
web-setup-to = Rakibin kullanıcı adı
web-setup-go-name = Meydan okumayı gönder
