/** Passwords of eight or more characters that attackers try first. */
const common = new Set(
  `password password1 password12 password123 password! passw0rd p@ssw0rd p@ssword 12345678 123456789
  1234567890 12345678910 123123123 11111111 111111111 1111111111 00000000 000000000 88888888
  87654321 987654321 9876543210 qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12345 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx q1w2e3r4 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345
  abcdefgh abcdefg1 a1b2c3d4 iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1
  football football1 baseball baseball1 basketball superman superman1 batman123 starwars
  whatever trustno1 trustno1! welcome1 welcome123 letmein1 letmein123 admin123 admin1234
  administrator changeme changeme1 changeme123 computer computer1 internet michelle jennifer
  samantha charlie1 dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 master12 master123
  philippines pilipinas mahalkita mahalkita1 iloveyou123 liverpool manchester chocolate
  corvette mercedes maverick midnight midnight1 test1234 testtest testing1 testing123 secret12
  secret123 hello123 hello1234 qazwsxedc zaq12wsx zaq1zaq1 aaaaaaaa aaaaaaaaaa 12341234 11223344
  1122334455 12121212 69696969 66666666 99999999 55555555 77777777 123qweasd qweasdzxc qwe12345
  google123 facebook facebook1 samsung1 samsung123 blink182 spiderman naruto123 pokemon1
  pokemon123 minecraft minecraft1 fuckyou1 fuckyou123 jordan23 michael1 freedom1 ashley12`.split(
    /\s+/,
  ),
);

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
