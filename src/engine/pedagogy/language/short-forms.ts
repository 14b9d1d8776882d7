import { likeWritten } from './like-written.ts';
import { endsWord } from './sentences.ts';

/** What is written short in haste, and what it stands for; in a question `pq` is `por que`. */
const SHORT = new Map(
  (
    `qdo quando|pq porque|tb também|tbm também|tbem também|vc você|vcs vocês|mto muito|mta muita|mtos muitos|mtas muitas|` +
    `mt muito|mts muitos|oq o que|p/ para|c/ com|s/ sem|perg pergunta|hj hoje|qto quanto|qtos quantos|ñ não|td tudo|tds todos|` +
    `msm mesmo|nd nada|dps depois|qtd quantidade|qtde quantidade|pto ponto|ptos pontos|vdd verdade|qq qualquer|qqr qualquer|gnt gente|ngm ninguém|qm quem|pfv por favor|blz beleza`
  )
    .split('|')
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
);
SHORT.set('o q', 'o que').set('+ ou -', 'mais ou menos');

/** What stands for one word alone, with its stop or where that was the last of its line. */
const CUT_SHORT = new Map(
  (
    `temp temperatura|const constante|eq equação|aprox aproximadamente|caract características|desenv desenvolvimento|` +
    `veloc velocidade|acel aceleração|dist distância|sist sistema|prod produto|port português|equiv equivalente|` +
    `exerc exercício|indep independência|subst substância`
  )
    .split('|')
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
);

const FORMS = [...SHORT.keys()].map((form) => form.replace('+', '\\+')).join('|');
const WITHIN = new RegExp(`(?<![\\p{L}\\d/])(?:${FORMS})(?![\\p{L}\\d/]|(?<=/)\\()`, 'giu');
const CUT = new RegExp(`(?<![\\p{L}\\d/])(${[...CUT_SHORT.keys()].join('|')})(?:\\.(?!\\d)|\\s*$)`, 'giu');
/** `td mundo`, `td a face`, `o ano td`: as the word beside it asks for; alone it is everything. */
const ALL: readonly [pattern: RegExp, all: string][] = [
  [/(?<!\p{L})td(?= mundo(?!\p{L})|s? o (?:\p{L}))/giu, 'todo'],
  [/(?<!\p{L})td(?= a \p{L})/giu, 'toda'],
  [/(?<!\p{L})tds?(?= os(?!\p{L}))/giu, 'todos'],
  [/(?<!\p{L})tds?(?= as(?!\p{L}))/giu, 'todas'],
  [/(?<=(?<!\p{L})(?:[dn]?o|um|ao) \p{L}{2,} )td(?!\p{L})/giu, 'todo'],
  [/(?<=(?<!\p{L})(?:[dn]?a|uma|à) \p{L}{2,} )td(?!\p{L})/giu, 'toda'],
];
/** Mato Grosso. */
const STATE = /^MT$/u;
/** `dá pra resolver`, `pra cada um` */
const FOR = /(?<!\p{L})pra(?= (?:\p{L}+[aei]r|cada|uma?|el[ea]s?|[oa]s?|mim|voc[êe]s?|n[óo]s)(?!\p{L}))/giu;

/** Whether a word is one of those that notes typed in haste leave short: `mto`, `qdo`. */
export const isShortForm = (word: string): boolean => SHORT.has(word.toLowerCase());

/** Whether a text has a word written short. */
export const isInHaste = (text: string): boolean => text.search(WITHIN) >= 0;

/** `ex: dorsal …`, `(ex. andes)`; no exercise (`ex 4`), nobody who was something (`ex presidente`). */
const EXAMPLE =
  /(^|[.!?;]\s+|\(|,\s+|(?<=\p{L}{2})\s+(?=exs?\s?[.:])|(?<=\p{L}{2}|\))(?<!(?<!\p{L})(?:um|uma|[aeo]s?|[dn][ao]s?|seus?|suas?|meu|minha|pel[ao]s?|ao|com|era|foi|como|de))\s+(?=ex (?:se )?\p{Ll}{3}))(exs?)(?:\s?\.?\s?:\s*|\.?\s+(?!\d|d[aeo]s?\s))(?=\S)(?!(?:presidente|alun|escrav|col[ôo]nia|ministr|combatente)\p{L}*(?!\p{L}))/giu;

/** `ex. de texto: …` */
const EXAMPLE_OF = /^(e)x\. (?=d[aeo]s? |resolvid)/iu;

const tellExample = (_: string, before: string, form: string): string => {
  const name = /s$/iu.test(form) ? 'xemplos: ' : 'xemplo: ';
  if (before === '') return `E${name}`;
  if (/^[.!?]/u.test(before)) return `${before}E${name}`;
  if (before === '(') return '(por exemplo, ';
  return /^[;,]/u.test(before) ? `${before}por exemplo: ` : ', por exemplo: ';
};

/** `hipocentro = onde começa / epicentro = o ponto em cima`: a term and what it is; a sum in words stays (`lucro = receita menos custo`). */
const TERM_IS =
  /(?<=^|[.;:]\s|\s\/\s)(\p{L}{3,}(?: \p{L}+){0,3}) = (?=\p{Ll}+(?: \p{L}+)+(?![^.;/]*(?:[=+×*÷]|\d)))(?![^.;/]*(?<!\p{L})(?:vezes|menos|mais|dividid[oa]|sobre|ao quadrado)(?!\p{L}))/gu;
/** `Artérias - levam sangue`, `Tensão (U) - o empurrão`: a term and what is said of it, where no colon follows in its sentence. */
const TERM_DASH =
  /^((?=\p{L}{3})[\p{L}-]+(?: (?:[\p{L}-]+|\d{2,4}|\([^()]*\))){0,5}) - (?=[“"]?\p{Ll}+ \p{L})(?=[^:]*?(?:[.;]\s|$))(?!.* - )/u;
/** `Vulcão - partes: câmara e cone`: between words, in no sum. */
const DASH = /(?<=\p{L}{2}\)?|\d{4}) - (?=[“"(]?(?:\p{L}{2}|[aoe]\s))/gu;
/** `coração -> cavidades`, in no program. */
const ARROW = /(?<=\S)\s[-=]{1,2}>\s(?=\S)/gu;
const OF_CODE = /[{};]|\w\(|\$\w/u;

/** A stop and a small letter behind it, no letter of a list (`b)`), no sign (`a é o coeficiente`), no name of a function. */
const BEGINS_SMALL =
  /([.!?])(["”)]?\s+["“(]?)(?!(?:sen|cos|tg|log|ln|lim)(?!\p{L})|\p{Ll} (?:é|e \p{Ll}(?!\p{L})) )(\p{Ll})(?=\p{Ll}|\s\p{L})/gu;
const MOST_BEFORE = 40;

/** Each of several sentences with a capital, where whole words end them. */
const beginLarge = (text: string): string =>
  text.replace(BEGINS_SMALL, (found, stop: string, gap: string, letter: string, at: number) => {
    const before = text.slice(Math.max(0, at - MOST_BEFORE), at);
    const ends = stop !== '.' || /\d$/.test(before) || endsWord(before, '.');
    return ends ? `${stop}${gap}${letter.toUpperCase()}` : found;
  });

/** The same as it would be written with time: short forms written out, terms told with a colon, a capital behind each stop. */
export const writeOut = (text: string): string => beginLarge(tellTerms(spellOut(text)));

function tellTerms(text: string): string {
  const shown = text.replace(EXAMPLE_OF, '$1xemplo ').replace(EXAMPLE, tellExample);
  // `get up = levantar; have lunch = almoçar`: all of a row, or none.
  const isRow = shown.match(TERM_IS)?.length === shown.match(/=/g)?.length;
  const told = isRow ? shown.replace(TERM_IS, '$1: ') : shown;
  const parts = told === text ? told : told.replace(/ \/ (?=\p{L}+(?: \p{L}+){0,3}: )/gu, '; ');
  const flat = OF_CODE.test(text) ? parts : parts.replace(ARROW, ' → ');
  return /[=+→]|^\S+ - \S+$/u.test(flat) ? flat : flat.replace(TERM_DASH, '$1: ').replace(DASH, ' – ');
}

const spellOut = (text: string): string =>
  ALL.reduce(
    (told, [pattern, all]) => told.replace(pattern, (found) => likeWritten(all, found)),
    spellLetters(text),
  )
    .replace(WITHIN, (found) => {
      if (STATE.test(found)) return found;
      const whole = /^pq$/iu.test(found) && text.includes('?') ? 'por que' : SHORT.get(found.toLowerCase());
      return likeWritten(whole ?? found, found);
    })
    .replace(CUT, (found, form: string) => likeWritten(CUT_SHORT.get(form.toLowerCase()) ?? found, form))
    .replace(FOR, (found) => likeWritten('para', found));

/** `mais barato q o rotativo`: between words, where nothing reckons with a `q`. */
const BARE_Q = /(?<=\p{L}{2} |(?<!\p{L})[eoéEO] |\p{L}\d )q(?= \p{L}+)/gu;
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
