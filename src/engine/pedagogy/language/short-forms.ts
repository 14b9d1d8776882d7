import { likeWritten } from './like-written.ts';

/** What is written short in haste, and what it stands for; in a question `pq` is `por que`. */
const SHORT = new Map(
  (
    `qdo quando|pq porque|tb também|tbm também|tbem também|vc você|vcs vocês|mto muito|mta muita|mtos muitos|mtas muitas|` +
    `mt muito|mts muitos|oq o que|p/ para|c/ com|s/ sem|perg pergunta|hj hoje|qto quanto|qtos quantos|ñ não|td tudo|tds todos|` +
    `msm mesmo|nd nada|dps depois|qtd quantidade|qtde quantidade|pto ponto|ptos pontos`
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
const WITHIN = new RegExp(`(?<![\\p{L}\\d/])(?:${FORMS})(?![\\p{L}\\d/])`, 'giu');
const CUT = new RegExp(`(?<![\\p{L}\\d/])(${[...CUT_SHORT.keys()].join('|')})(?:\\.(?!\\d)|\\s*$)`, 'giu');
/** `mais barato q o rotativo`: between words, where nothing reckons with a `q`. */
const BARE_Q = /(?<=\p{L}{2} )q(?= \p{L}+)/gu;
const OF_A_Q =
  /(?<!\p{L})(?:carga|raz[ãa]o|proposi[çc]|valor|vari[áa]vel|letra|fun[çc][ãa]o) q(?!\p{L})|(?<!\p{L})p [e→v] q|q\s?[=<>→]/iu;
/** `dá pra resolver`, `pra cada um` */
const FOR = /(?<!\p{L})pra(?= (?:\p{L}+[aei]r|cada|uma?|el[ea]s?|[oa]s?|mim|voc[êe]s?|n[óo]s)(?!\p{L}))/giu;

/** Whether a word is one of those that notes typed in haste leave short: `mto`, `qdo`. */
export const isShortForm = (word: string): boolean => SHORT.has(word.toLowerCase());

/** Whether a text has a word written short. */
export const isInHaste = (text: string): boolean => text.search(WITHIN) >= 0;

/** The same with its short forms written out. */
export const writeOut = (text: string): string =>
  (OF_A_Q.test(text) ? text : text.replace(BARE_Q, 'que'))
    .replace(WITHIN, (found) => {
      const whole = /^pq$/iu.test(found) && text.includes('?') ? 'por que' : SHORT.get(found.toLowerCase());
      return likeWritten(whole ?? found, found);
    })
    .replace(CUT, (found, form: string) => likeWritten(CUT_SHORT.get(form.toLowerCase()) ?? found, form))
    .replace(FOR, (found) => likeWritten('para', found));
