/**
 * Passwords of six and more characters that are tried first: keyboard walks, counting, football clubs, names and
 * words that people in Brazil choose. Put together for this product; lower case.
 */
const WORDS = `
  123456 1234567 12345678 123456789 1234567890 12345678910 012345 0123456 0123456789 123123 123123123
  123321 1234qwer 12341234 1234554321 123654 123654789 111111 1111111 11111111 222222 333333 444444
  555555 666666 777777 7777777 888888 88888888 999999 999999999 000000 00000000 101010 102030 10203040
  1020304050 112233 11223344 121212 131313 147258 147258369 159357 159753 142536 151515 171717 202020
  212121 252525 123789 321321 321654 456456 456123 456789 654321 7654321 87654321 987654 987654321
  9876543210 789456 789456123 741852 741852963 963852741 852456 232323 246810 135790 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx a1b2c3 a1b2c3d4 a123456 a1234567 abc123 abc1234 abc12345
  abcd1234 abcdef abcdefg abcdefgh abc123456 123abc 123456a 123456q 12345a 12345q qwe123 qweasd qweasdzxc
  qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop asdasd asdf1234
  asdfgh asdfghj asdfghjkl asd123 zxcvbn zxcvbnm zxc123 poiuyt mnbvcxz password password1 password12
  password123 passw0rd p@ssw0rd p@ssword senha1 senha12 senha123 senha1234 senha12345 senha123456 senhas
  minhasenha suasenha senhasenha senha@123 senha2024 senha2025 senha2026 mudar123 mudar@123 trocar123
  trocarsenha novasenha acesso acesso123 entrar entrar123 teste1 teste123 teste1234 testes testando
  teste@123 admin1 admin12 admin123 admin1234 administrador adminadmin admin@123 master master123 mestre
  mestre123 usuario usuario123 convidado visitante sistema suporte suporte123 gerente padrao padrao123
  123mudar mudarsenha brasil brasil1 brasil10 brasil12 brasil123 brasil2014 brasil2022 brasil2026
  brasileiro brasileira brazil brazil123 flamengo flamengo1 flamengo10 flamengo123 corinthians
  corinthians1 palmeiras palmeiras1 saopaulo saopaulo1 santos santos123 vasco1 vasco123 vascodagama
  gremio gremio123 internacional cruzeiro cruzeiro1 galo13 atletico botafogo fluminense fluminense1
  timao1910 mengao mengo10 tricolor verdao selecao pentacampeao hexacampeao neymar neymar10 ronaldo
  ronaldo9 ronaldinho pele10 futebol futebol123 deusefiel deus123 deusebom jesus1 jesus123 jesuscristo
  jesusteamo jesuse10 jesuseamor amor123 amoreterno meuamor teamo1 teamo123 teamomuito euteamo amoremio
  minhavida vidaloka felicidade familia familia123 mamaepapai filhos princesa princesinha gatinha gatinho
  bonita linda123 lindinha querida coracao estrela estrelinha borboleta cachorro saudade liberdade
  esperanca abacaxi chocolate morango bananas cerveja maconha professor professor1 professor123
  professora professora1 professora123 escola escola1 escola123 aluno123 alunos ensino educacao educar123
  aula123 aulas123 faculdade universidade matematica portugues historia geografia biologia lousa123
  lousalousa apostila slides123 maria1 maria123 mariana mariana1 joao123 josejose jose123 ana123 anapaula
  carlos carlos123 eduardo fernanda fernando gabriel gabriel1 gabriela guilherme gustavo isabela juliana
  larissa leticia lucas1 lucas123 marcelo marcos123 matheus patricia paulo123 pedro123 rafael rafaela
  ricardo roberto rodrigo sandra123 vanessa vinicius vitoria vitoria1 antonio beatriz camila1 camila123
  claudia cristina daniel1 daniel123 amanda amanda1 bruna123 bruno123 iloveyou letmein welcome welcome1
  monkey dragon sunshine princess football baseball superman batman batman123 pokemon naruto naruto123
  starwars shadow michael jordan23 killer hunter2 trustno1 whatever secret computer internet google
  facebook instagram whatsapp youtube samsung windows iphone android minecraft freefire fortnite roblox
  hello123 freedom master1 login123 changeme default temp123 temporario primeiro segunda domingo janeiro
  fevereiro setembro dezembro verao2025 verao2026
`;
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

export const COMMON_PASSWORD_MESSAGE = 'Escolha uma senha menos comum';

/** Whether a guesser would try this early: on the list in any case, one character repeated, or the person's own e-mail. */
export function isCommonPassword(password: string, email?: string): boolean {
  const folded = password.toLowerCase();
  if (COMMON_PASSWORDS.has(folded) || /^(.)\1*$/su.test(password)) return true;
  return (
    email !== undefined && (folded === email.toLowerCase() || folded === email.toLowerCase().split('@')[0])
  );
}
