# Members: why something is refused.
refusal-members-username-taken = Bu kullanıcı adı alınmış.
refusal-members-nickname-taken = Bu takma ad alınmış.
refusal-members-no-match = Kullanıcı adı ile parola uyuşmuyor.
refusal-members-wrong-password = Şimdiki parola doğru değil.
refusal-members-same-password = Yeni parola eskisiyle aynı.
refusal-members-no-such-member = Böyle bir üye yok.
refusal-members-no-such-avatar = Böyle bir resim yok.
refusal-members-password-too-short = Parola en az 8 karakterdir.
refusal-members-password-is-name = Parola, kullanıcı adı ya da takma ad olamaz.
refusal-members-invalid-password = Parola, hepsi yazılabilen en çok 256 karakterdir.
refusal-members-invalid-username = Kullanıcı adı tek bir yazının 3–20 harfi, rakam, _ ve - işaretlerinden oluşur; harf ya da rakamla başlar.
refusal-members-invalid-name = Takma ad en çok 40 karakterlik tek bir sözcüktür.
refusal-members-yourself = Bu sensin.
refusal-members-circle-full = Bu listede en çok 500 kişi olabilir.
