# Perché un account viene rifiutato.

password-control = Una password non contiene caratteri di controllo.
password-blank = Una password non è fatta di spazi.
password-repeated = Una password non si ripete: scegline una con più caratteri diversi.
password-run = Una password non è una fila di vicini come 12345678, abcdefgh o qwertyui.
password-common = Questa password è tra quelle che si indovinano per prime; scegline un'altra.
password-name = Una password non è il nome dell'account con poco altro.
name-sign = Il nome di un account non può contenere { $sign }.
name-dots = Il nome di un account non è fatto di punti.
