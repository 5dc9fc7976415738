# アカウントが断られる理由。

password-control = パスワードに制御文字は使えません。
password-blank = 空白だけのパスワードは使えません。
password-repeated = 同じ文字の繰り返しは使えません。もっと多くの種類の文字を使ってください。
password-run = 12345678、abcdefgh、qwertyui のような並びは使えません。
password-common = このパスワードは真っ先に推測されるものです。別のものにしてください。
password-name = アカウント名にほとんど何も加えていないパスワードは使えません。
name-sign = アカウント名に { $sign } は使えません。
name-dots = 点だけのアカウント名は使えません。
