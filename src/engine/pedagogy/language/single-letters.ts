/** `mais barato q o rotativo`: between words, where nothing reckons with a `q`. */
const BARE_Q = /(?<=\p{L}{2} |(?<!\p{L})[eoé] |\p{L}\d )q(?= \p{L}+)/gu;
const OF_A_Q =
  /(?<!\p{L})(?:carga|raz[ãa]o|proposi[çc]|valor|vari[áa]vel|letra|fun[çc][ãa]o) q(?!\p{L})|(?<!\p{L})p [e→v] q|q\s?[=<>→]/iu;
/** `p trás`, `p andar`, `demora 3 s p bater`: between words, where nothing reckons with a `p`. */
const BARE_P =
  /(?<=(?:\p{L}{2}|\d [a-z]{1,3}|(?<!\p{L})[eéoa]),? )p (?=(?:tr[áa]s|baixo|cima|fora|dentro|(?:a )?frente|casa|cada|quem|todos?|el[ea]s?|n[ãa]o|[oa]s? \p{L}|\p{L}{2,}[aei]r)(?!\p{L}|r))/gu;
/** `vc n pode`, `isso n é`: before what one does, where nothing reckons with an `n`. */
const BARE_N =
  /(?<=\p{L}{2}\)?,? |(?<!\p{L})[eé] |^)n(?= (?:pode[mr]?|[ée]|s[ãa]o|est[ãa]o?|t[áa]|tem|t[êe]m|tinha|vai|v[ãa]o|deve[mr]?|precis\p{L}+|d[áa]|foi|faz|existe|h[áa]|muda|sei|quer\p{L}*|consegu\p{L}+|funciona|serve|usar?|ter|ser|se)(?!\p{L}))/gu;
const OF_AN_N =
  /(?<!\p{L})n\s?[=<>+*/^()≤≥!-]|[(+*/^=-]\s?n(?!\p{L})|(?<!\p{L})(?:valor|n[úu]mero|ordem|termo|grau|[íi]ndice|inteiro|natural|letra|todo|cada|qualquer|algum|um|de|onde|se|que) n(?!\p{L})/iu;
/** `2 bolas d massa`, `cai d 20 m`: between words, where no length is called `d`. */
const BARE_D = /(?<=\p{L}{3} )d(?= (?:\p{Ll}{4,}|\d))/gu;
const OF_A_D =
  /(?<!\p{L})d\s?[=<>+*/^()]|[(+*/^=-]\s?d(?!\p{L})|(?<!\p{L})(?:dist[âa]ncia|di[âa]metro|densidade|diagonal|reta|ponto|lado|letra|alternativa|item|op[çc][ãa]o|vitamina|hepatite|grupo|turma|classe|subn[íi]vel|orbital|nota) d(?!\p{L})/iu;

/** Words of which one letter is left, written out between other words: `o q n pode`, `uma pessoa d 70 kg`, `p quem`. */
export const spellLetters = (text: string): string =>
  LETTERS.reduce(
    (told, [letter, word, isSign]) => (isSign.test(text) ? told : told.replace(letter, word)),
    text,
  );

const LETTERS: readonly [letter: RegExp, word: string, isSign: RegExp][] = [
  [BARE_Q, 'que', OF_A_Q],
  [BARE_P, 'para ', OF_A_Q],
  [BARE_N, 'não', OF_AN_N],
  [BARE_D, 'de', OF_A_D],
];
