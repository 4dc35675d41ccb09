# Düello'nun kartları: adları ve her birinin ne dediği.
# Anahtarlar: duel-card-<code>, duel-card-<code>-text; kart listesinin sırasıyla.
# Her metin tek satırdır. “Siz”, kartı yöneten oyuncudur.
# Hep aynı kalan sözcükler:
#   LP can; ATK saldırı gücü; DEF savunma gücü; level seviye; attribute nitelik;
#   hand el; deck deste; Graveyard mezarlık; field saha; zone yuva; side taraf;
#   face-up açık; face-down kapalı; attack/defense position saldırı/savunma konumu;
#   Normal Summon normal çağırma; Flip Summon açarak çağırma; Special Summon özel
#   çağırma; Ritual Summon ayinle çağırma; Set kapalı koyma; tribute kurban;
#   Draw Phase Çekme Evresi; Standby Phase Hazırlık Evresi; Main Phase Ana Evre;
#   Battle Phase Savaş Evresi; End Phase Bitiş Evresi; turn tur;
#   spell büyü; trap tuzak; field spell saha büyüsü; chain zincir; effect etki;
#   activate etkinleştirmek; negate geçersiz kılmak; destroy yok etmek;
#   discard elden atmak; equip kuşandırmak; Normal monster normal canavar.
#   Warrior Savaşçı; Fiend İblis; Spellcaster Büyücü; Fairy Peri; Insect Böcek;
#   Beast Hayvan; Plant Bitki; Beast-Warrior Hayvan-Savaşçı; Cyberse Sibers.

duel-card-battle-ox = Savaş Öküzü
duel-card-battle-ox-text = Önce boynuzlarını indirir, sonra da hiçbir şey sormaz.
duel-card-axe-raider = Baltalı Yağmacı
duel-card-axe-raider-text = Her kapıya bir kez vurur, ikincisine hiç gerek kalmaz.
duel-card-yomi-ship = Yomi Gemisi
duel-card-yomi-ship-text = Bu kart savaşta yok edilip mezarlığa gidince onu yenen canavar da yok edilir. Bu yüzden kimse ayrıca can kaybetmez.
duel-card-horn-imp = Boynuzlu Şeytancık
duel-card-horn-imp-text = Sabah bulamadığın ne varsa bu hırsızın boynuzunda asılıdır.
duel-card-silver-fang = Gümüş Diş
duel-card-silver-fang-text = Ağaçların arasında iki solgun göz görürsün; sürünün kalanı seni çoktan görmüştür.
duel-card-suijin = Suijin
duel-card-suijin-text = Açık kaldığı sürece yalnızca bir kez: rakibin bir canavarı bu karta saldırdığında, saldıranın saldırı gücünü yalnızca o hasar hesabı için 0 yapabilirsin.
duel-card-fireyarou = Fireyarou
duel-card-fireyarou-text = Nöbet ateşi olarak yakılmıştı; bir gece kalktı, yürüyüp gitti.
duel-card-curtain-of-the-dark-ones = Karanlıktakilerin Perdesi
duel-card-curtain-of-the-dark-ones-text = Ardında hiç oyun oynanmadı, yine de her gece yarısı açılır.
duel-card-feral-imp = Yabani Şeytancık
duel-card-feral-imp-text = Onu kimse evcilleştiremedi; deneyenler artık parmaklarıyla dokuza kadar sayabiliyor.
duel-card-dark-magician = Kara Büyücü
duel-card-dark-magician-text = Asası az konuşur, gece de her sözünü yineler.
duel-card-wattkid = Vat Çocuk
duel-card-wattkid-text = Tek istediği el sıkışmaktır; herkesin saçı neden diken diken olur, anlamaz.
duel-card-baby-dragon = Yavru Ejderha
duel-card-baby-dragon-text = Bugün komşunun çatısına kadar uçtu; yarın bulutlara çıkmayı kuruyor.
duel-card-hero-of-the-east = Doğunun Kahramanı
duel-card-hero-of-the-east-text = Gün doğarken bir söz verip yola çıktı, o günden beri her savaşta sözünü tuttu.
duel-card-battle-warrior = Cenk Savaşçısı
duel-card-battle-warrior-text = Bir sonraki kavga beklemesin diye zırhıyla uyur.
duel-card-crawling-dragon = Sürünen Ejderha
duel-card-crawling-dragon-text = Ardında açtığı oluklar öyle derindir ki çiftçiye yalnızca tohum atmak kalır.
duel-card-flame-manipulator = Alev Terbiyecisi
duel-card-flame-manipulator-text = O girince mumlar boyun eğer, o çıkınca şenlik ateşleri peşine düşer.
duel-card-blue-eyes-white-dragon = Mavi Gözlü Ak Ejderha
duel-card-blue-eyes-white-dragon-text = Gözleri açıldığında gökyüzü bile soluk kalır.
duel-card-crab-turtle = Yengeç Kaplumbağa
duel-card-crab-turtle-text = Sahaya yalnızca ayinle çağrılarak gelir; kurbanların seviyeleri toplamı tam 8 olmalıdır. Normal çağrılamaz, kapalı konamaz.
duel-card-skull-guardian = Kafatası Muhafızı
duel-card-skull-guardian-text = Sahaya yalnızca ayinle çağrılarak gelir; kurbanların seviyeleri toplamı tam 7 olmalıdır. Normal çağrılamaz, kapalı konamaz.
duel-card-slot-machine = Kumar Makinesi
duel-card-slot-machine-text = Üç çarkı bugüne dek senin şanssızlığından başka bir şeyde durmadı.
duel-card-haniwa = Haniwa
duel-card-haniwa-text = Bin yıl yağmur yedi, kilden yüzünün ifadesi hiç değişmedi.
duel-card-man-eater-bug = İnsan Yiyen Böcek
duel-card-man-eater-bug-text = Açılma: bu kart açarak çağrıldığı ya da kapalıyken saldırıya uğradığı için açılınca, iki taraftan birinden bir canavar seçersin; o canavar yok edilir.
duel-card-gate-guardian = Kapı Muhafızı
duel-card-gate-guardian-text = Normal çağrılamaz, kapalı konamaz. Kendi canavarlarından herhangi üçünü kurban ederek elinden özel çağırırsın; normal çağırma hakkın harcanmaz.
duel-card-scanner = Tarayıcı
duel-card-scanner-text = Her tur bir kez, Ana Evrende, rakibin mezarlığından bir canavar seçebilirsin: bu kart Bitiş Evresine kadar onun adını, niteliğini, seviyesini, saldırı gücünü ve savunma gücünü taşır.
duel-card-bitron = Bitron
duel-card-bitron-text = Yarısı bir, yarısı sıfırdır; iki yarısı da geri adım atmaz.
duel-card-marshmallon = Marshmallon
duel-card-marshmallon-text = Savaş bu kartı asla yok etmez. Saldırıya uğradığında kapalıysa, savaşın olağan sonucundan sonra saldıran oyuncu 1000 can kaybeder.
duel-card-beast-king-barbaros = Hayvanlar Kralı Barbaros
duel-card-beast-king-barbaros-text = Kurbansız (temel saldırı gücü 1900) ya da iki kurbanla (3000) normal çağrılır veya kapalı konur. Üç kurbanla yalnızca normal çağrılır, o zaman rakibin bütün kartlarını da yok eder.
duel-card-texchanger = Texchanger
duel-card-texchanger-text = Her tur bir kez, bir canavarına saldırıldığında o saldırıyı geçersiz kılıp elinden, destenden ya da mezarlığından bir normal Sibers canavarını (Bitron ya da Leotron gibi) özel çağırabilirsin.
duel-card-leotron = Leotron
duel-card-leotron-text = Kükremesi baştan sona cızırtıdır; yakındaki bütün ekranlar kararır.
duel-card-the-calculator = Hesaplayıcı
duel-card-the-calculator-text = Saldırı gücü her zaman, kendi 2 seviyesi de içinde, açık canavarlarının seviyeleri toplamının 300 katıdır.
duel-card-alexandrite-dragon = Aleksandrit Ejderhası
duel-card-alexandrite-dragon-text = Pulları gündüz yeşil, meşale ışığında kızıldır; her ışıkta da serttir.
duel-card-mirage-dragon = Serap Ejderhası
duel-card-mirage-dragon-text = Bu kart açık olduğu sürece rakip hiçbir Savaş Evresinde tuzak etkinleştiremez.
duel-card-herald-of-creation = Yaratılışın Habercisi
duel-card-herald-of-creation-text = Her tur bir kez, Ana Evrende, bedel olarak elinden bir kart atabilirsin: seviyesi 7 ya da üstü olan bir canavar mezarlığından eline döner.
duel-card-exploder-dragon = Patlayan Ejderha
duel-card-exploder-dragon-text = Bu kart savaşta yok edilip mezarlığa gidince onu yenen canavar da yok edilir. Saldıran bu kartsa iki oyuncu da savaş hasarı almaz.
duel-card-warrior-dai-grepher = Savaşçı Dai Grepher
duel-card-warrior-dai-grepher-text = Hikâye anlatmaz; kılıcındaki çentikler yeterince anlatır.
duel-card-dark-blade = Kara Kılıç
duel-card-dark-blade-text = Kılıcı çevresindeki ışığı içer; o da düşmanını soluğundan bulur.
duel-card-wattaildragon = Vat Kuyruklu Ejderha
duel-card-wattaildragon-text = Kuyruğunu bir sallar, bütün vadi aydınlanır; gök gürültüsü yıkımdan sonra gelir.
duel-card-terratiger-the-empowered-warrior = Güçlendirilmiş Savaşçı Terratiger
duel-card-terratiger-the-empowered-warrior-text = Normal çağrıldığında, elinden seviyesi 4 ya da altı olan bir normal canavarı açık savunma konumunda özel çağırabilirsin.
duel-card-the-tricky = Hilebaz
duel-card-the-tricky-text = Elinden başka bir kart atarak bu kartı elinden özel çağırabilirsin; normal çağırma hakkın harcanmaz. Yoksa bir kurbanla normal çağrılır ya da kapalı konur.
duel-card-spiral-serpent = Sarmal Yılan
duel-card-spiral-serpent-text = Denizciler sudan yükselen halkaları sayar; sonuncusuna varan daha olmadı.
duel-card-command-knight = Komutan Şövalye
duel-card-command-knight-text = Bu kart açıkken, kendisi de içinde, Savaşçılarının saldırı gücü 400 fazladır; başka bir canavarın olduğu sürece rakip bu karta saldıramaz.
duel-card-trap-hole = Tuzak Çukuru
duel-card-trap-hole-text = Rakip, saldırı gücü en az 1000 olan bir canavarı normal ya da açarak çağırdığında: o canavar yok edilir. Kapalı koymaya ve özel çağırmaya karşı kullanılamaz.
duel-card-mirror-force = Ayna Gücü
duel-card-mirror-force-text = Rakip bir saldırı bildirdiğinde: rakibin saldırı konumundaki bütün canavarları yok edilir, böylece saldırı biter.
duel-card-magic-cylinder = Büyülü Silindir
duel-card-magic-cylinder-text = Rakip bir saldırı bildirdiğinde: saldırı geçersiz kılınır, rakip saldıranın o andaki saldırı gücü kadar can kaybeder. Saldıran yok edilmez.
duel-card-mind-crush = Zihin Kıran
duel-card-mind-crush-text = Bir kart adı söyle. Rakibin elinde varsa oradaki bütün kopyaları atılır; yoksa sen elinden rastgele bir kart atarsın.
duel-card-torrential-tribute = Kurban Seli
duel-card-torrential-tribute-text = Bir canavar herhangi bir yolla çağrıldığında: iki oyuncunun da bütün canavarları yok edilir. Kendi çağırmana ancak bir zincirde karşılık verebilirsin.
duel-card-time-seal = Zaman Mührü
duel-card-time-seal-text = İki oyuncunun da turunda, her evrede: rakibin bir sonraki Çekme Evresi atlanır. O evrede kart çekilmez, kimse boş deste yüzünden kaybetmez.
duel-card-negate-attack = Geçersiz Saldırı
duel-card-negate-attack-text = Rakip bir saldırı bildirdiğinde: saldırı geçersiz kılınır, Savaş Evresi hemen biter ve 2. Ana Evreye geçilir.
duel-card-solemn-warning = Ciddi Uyarı
duel-card-solemn-warning-text = 2000 can öde (o kadar canın olmalı): normal, açarak ya da özel çağrılmak üzere olan bir canavar ya da etkinleştirilen etkisi özel çağıracak olan bir kart geçersiz kılınıp yok edilir. Kapalı koymaya karşı kullanılamaz.
duel-card-magic-jammer = Büyü Bozucu
duel-card-magic-jammer-text = Bir büyü etkinleştirildiğinde: bedel olarak elinden bir kart at; o büyü geçersiz kılınıp yok edilir.
duel-card-call-of-the-haunted = Hortlakların Çağrısı
duel-card-call-of-the-haunted-text = Mezarlığından bir canavarı saldırı konumunda özel çağır. Bu kart açık kalır: sahadan ayrılırsa o canavar yok edilir; o canavar yok edilirse bu kart da yok edilir.
duel-card-vanitys-emptiness = Kibrin Boşluğu
duel-card-vanitys-emptiness-text = Bu kart açıkken hiçbir oyuncu özel çağırma ya da ayinle çağırma yapamaz. Destenden ya da sahadaki tarafından mezarlığına herhangi bir kart gidince yok edilir.
duel-card-wall-of-revealing-light = Açığa Çıkaran Işığın Duvarı
duel-card-wall-of-revealing-light-text = Etkinleştirirken 1000'in bir katı kadar can öde. Bundan sonra rakibin, saldırı gücü ödenen miktarı aşmayan canavarları saldıramaz.
duel-card-monster-reborn = Yeniden Doğan Canavar
duel-card-monster-reborn-text = İki mezarlıktan birinden bir canavar seç ve kendi tarafına, dilersen saldırı dilersen savunma konumunda, açık olarak özel çağır.
duel-card-terraforming = Yer Biçimlendirme
duel-card-terraforming-text = Seçtiğin bir saha büyüsü destenden eline gelir, deste karıştırılır. Destende en az bir tane olmalıdır.
duel-card-pot-of-greed = Açgözlülük Küpü
duel-card-pot-of-greed-text = İki kart çekersin, ama elinde altı karttan fazlası olamaz. Destende en az iki kart olmalıdır.
duel-card-raigeki = Raigeki
duel-card-raigeki-text = Rakibin tarafındaki bütün canavarlar, açık kapalı demeden, yok edilir. En az bir tane olmalıdır.
duel-card-change-of-heart = Gönül Değişimi
duel-card-change-of-heart-text = Rakibin bir canavarını seç: Bitiş Evresine kadar, bulunduğu konumda, onu sen yönetirsin; saldırabilir ya da kurban edilebilir. Boş bir canavar yuvan olmalıdır.
duel-card-swords-of-revealing-light = Açığa Çıkaran Işığın Kılıçları
duel-card-swords-of-revealing-light-text = Rakibin bütün kapalı canavarlarını açar. Sahada kaldığı sürece rakibin canavarları saldıramaz. Etkinleştirildikten sonra rakibin üçüncü turunun Bitiş Evresinde yok edilir.
duel-card-harpies-feather-duster = Harpinin Tüy Süpürgesi
duel-card-harpies-feather-duster-text = Kapalı kartlar ve saha yuvası da içinde, rakibin tarafındaki bütün büyüler ve tuzaklar yok edilir.
duel-card-dark-hole = Kara Delik
duel-card-dark-hole-text = İki taraf da bütün canavarlarından olur: açık kapalı demeden hepsi yok edilir.
duel-card-supply-squad = İkmal Mangası
duel-card-supply-squad-text = Her tur bir kez, en az bir canavarın savaşta ya da bir etkiyle yok edildiğinde, kaç tane yok edilmiş olursa olsun bir kart çekersin.
duel-card-spell-absorption = Büyü Emilimi
duel-card-spell-absorption-text = Oyunculardan birinin bir büyüsü her etkinleştirilip sonuçlandığında 500 can kazanırsın. Bu kartın kendi etkinleştirilmesi sayılmaz.
duel-card-messenger-of-peace = Barış Elçisi
duel-card-messenger-of-peace-text = İki oyuncunun da o andaki saldırı gücü 1500 ya da üstü olan canavarları saldırı bildiremez. Her Hazırlık Evrende 100 can ödersin, yoksa bu kart yok edilir.
duel-card-twin-twisters = İkiz Hortumlar
duel-card-twin-twisters-text = Bedel olarak elinden bir kart at: hangi tarafta olursa olsun, sahadaki bir ya da iki büyü veya tuzak yok edilir.
duel-card-mystical-space-typhoon = Gizemli Uzay Tayfunu
duel-card-mystical-space-typhoon-text = Sahadaki bir büyü ya da tuzak yok edilir: açık ya da kapalı, hangi tarafta olursa olsun, saha yuvası da içinde.
duel-card-ring-of-defense = Savunma Halkası
duel-card-ring-of-defense-text = Bir oyuncuya can kaybettirecek bir tuzak etkinleştirildiğinde: o kayıp 0 olur. Tuzağın öbür yaptıkları geçerli kalır.
duel-card-yami = Yami
duel-card-yami-text = Sahadaki her İblisin ve Büyücünün saldırı gücü ve savunma gücü 200 fazladır; her Perininki 200 eksiktir.
duel-card-forest = Orman
duel-card-forest-text = Sahadaki her Böceğin, Hayvanın, Bitkinin ve Hayvan-Savaşçının saldırı gücü ve savunma gücü 200 fazladır.
duel-card-closed-forest = Kapalı Orman
duel-card-closed-forest-text = Hayvanlarının saldırı gücü mezarlığındaki her canavar için 100 fazladır. Bu kart açıkken ve yok edildiği turda başka hiçbir saha büyüsü etkinleştirilemez.
duel-card-umiiruka = Umiiruka
duel-card-umiiruka-text = Sahada niteliği SU olan her canavarın saldırı gücü 500 fazla, savunma gücü 400 eksiktir.
duel-card-sword-of-dark-destruction = Karanlık Yıkımın Kılıcı
duel-card-sword-of-dark-destruction-text = Yalnızca niteliği KARANLIK olan bir canavara kuşandırılır: kuşanan canavarın saldırı gücü 400 fazla, savunma gücü 200 eksiktir.
duel-card-black-pendant = Kara Kolye
duel-card-black-pendant-text = Kuşanan canavarın saldırı gücü 500 fazladır. Bu kart sahadan mezarlığa gidince rakip 500 can kaybeder.
duel-card-united-we-stand = Birlikten Kuvvet Doğar
duel-card-united-we-stand-text = Kuşanan canavarın saldırı gücü ve savunma gücü, kendisi de içinde, onu yöneten oyuncunun tarafındaki her açık canavar için 800 fazladır; canavarlar gelip gittikçe değişir.
duel-card-magnum-shield = Magnum Kalkan
duel-card-magnum-shield-text = Yalnızca bir Savaşçıya kuşandırılır. Saldırı konumunda kartta yazan savunma gücü saldırı gücüne, savunma konumunda kartta yazan saldırı gücü savunma gücüne eklenir; konumla birlikte değişir.
duel-card-advanced-ritual-art = İleri Ayin Sanatı
duel-card-advanced-ritual-art-text = Elinden bir Ayin canavarını ayinle çağır; kurbanlar, sahada seviyeleri toplamı tam onun seviyesine eşit olan kendi canavarlarındır.
