# Buluşma yeri: bir şey neden reddedilir.
refusal-lobby-waiting-already = Bu oyun için zaten bekliyorsun.
refusal-lobby-too-many-waits = Beklenebilecek kadar çok oyun için bekliyorsun. Önce birinden vazgeç.
refusal-lobby-lobby-full = Şu anda çok kişi bekliyor. Lütfen biraz sonra yeniden dene.
refusal-lobby-not-waiting = Artık bu oyun için beklemiyorsun.
refusal-lobby-no-offer = Bu oyun için henüz bilgisayar önerilmedi.
refusal-lobby-not-for-two = Bu oyun ikiden çok kişiliktir: bunun yerine bir masa aç.
refusal-lobby-guests-cannot = Bunu yalnız üyeler yapabilir. Önce giriş yap ya da kaydol.
refusal-lobby-not-rated = Puanlı oyun iki üye arasında ve saatle oynanır.
refusal-lobby-no-such-person = Burada bu adda kimse yok.
refusal-lobby-yourself = Bu sensin. Başka birine meydan oku.
refusal-lobby-apart = Bu kişiyle oynayamazsın: ya sen onu engelledin ya da o seni.
refusal-lobby-three-waiting = Üç meydan okuman zaten bu kişinin yanıtını bekliyor.
refusal-lobby-many-for-them = Bu kişiyi zaten { $most } meydan okuma bekliyor. Lütfen sonra yeniden dene.
refusal-lobby-many-from-you = { $most } meydan okuman yanıt bekliyor. Önce birini geri çek.
refusal-lobby-no-such-challenge = Böyle bir meydan okuma yok.
refusal-lobby-challenge-over = Bu meydan okuma bitti: geri çekildi, reddedildi ya da süresi geçti.
refusal-lobby-blocked-there = Bu masada oturan biri seni engellemiş. İzleyebilirsin.
