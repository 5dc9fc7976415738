# Weshalb ein Konto abgelehnt wird.

password-control = Ein Passwort enthält keine Steuerzeichen.
password-blank = Ein Passwort besteht nicht aus Leerzeichen.
password-repeated = Ein Passwort wiederholt sich nicht: Nimm eines mit mehr verschiedenen Zeichen.
password-run = Ein Passwort ist keine Reihe von Nachbarn wie 12345678, abcdefgh oder qwertzui.
password-common = Dieses Passwort gehört zu denen, die zuerst geraten werden; nimm ein anderes.
password-name = Ein Passwort ist nicht der Name des Kontos mit ein wenig mehr.
name-sign = Der Name eines Kontos kann kein { $sign } enthalten.
name-dots = Der Name eines Kontos besteht nicht aus Punkten.
