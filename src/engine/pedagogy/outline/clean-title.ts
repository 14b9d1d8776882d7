import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { withoutClass } from './without-class.ts';
import { withoutSigns } from './without-signs.ts';

/** `1.2 `, `Capítulo 3 – `, `II. `, `F.1 `: the order is told by the plan itself. */
const NUMBERING =
  /^(?:(?:ap[êe]ndice|anexo)\s+(?:\d+|[A-Z])\s*[:–—-]\s*(?!descri[çc][ãa]o|t[íi]tulo)(?=\p{L}{3})|(?:cap[íi]tulo|t[íi]tulo|unidade|aula|m[óo]dulo|parte|se[çc][ãa]o|t[óo]pico|tema|slide|apostila)\s+(?:\d+(?:\.\d+)*|[IVX]+)\s*(?:[:.–—-]\s*|$|\s(?=\p{L}{4,}))|\d{1,2}\s?[ªa]\s+parte\s*[:.–—-]?\s+(?=\p{L}{3})|(?:[A-Z]\.)?\d+(?:\.\d+)+[.)]?\s*[–—-]?\s*|[A-Z]\.\d{1,2}\s+(?=\p{L}{3})|\d{1,2}\s*[.)–—-]\s*|[IVX]{1,4}\s*[.)–—-]\s+)/iu;
/** `Tema: a chuva` */
const LABEL = /^(?:conte[úu]do|tema|assunto|t[íi]tulo)\s*:\s*(?=\p{L})/iu;
/** `CAPÍTULO IV – DAS NORMAS`: a law says of what each of its parts is. */
const OF_A_LAW =
  /^((?:cap[íi]tulo|t[íi]tulo|se[çc][ãa]o)\s+(?:\d+|[IVXL]+)\s*[:.–—-]?\s*)d[aeo]s?\s+(?=\p{L}{4})/iu;
/** `Apêndice A` */
const LETTERED = /(?<!\p{L})(ap[êe]ndice|anexo|turma|modelo)\s([a-f])(?!\p{L})/giu;
const LOWER_IN_TITLES =
  /^(?:d[aeo]s?|e|a|o|as|os|em|n[ao]s?|com|para|por|pel[ao]s?|à|às|ao|aos|um|uma|ou|que|sem|sobre|entre|até|se)$/i;
/** `Leis de newton`: a unit elsewhere, a man here. */
const OF_SOMEBODY =
  /(?<=(?:leis?|princípio|experimento|constante|efeito) de )(?:newton|ohm|joule|pascal|coulomb|faraday|kelvin|hertz|watt)(?!\p{L})/giu;
export const LONGEST_TITLE = 70;

/**
 * A heading as a title: no numbering, no closing stop, sentence case where it was all capitals, at most
 * 70 characters. `spell` gives a word's usual writing, so that names and acronyms keep their capitals.
 */
export function cleanTitle(heading: string, spell: (lower: string) => string): string {
  const bare = closeBracket(withoutSigns(plainMath(heading).replace(/\s+/g, ' ').trim()));
  const stripped =
    withoutClass(bare)
      .replace(OF_A_LAW, '$1')
      .replace(NUMBERING, '')
      .replace(LABEL, '')
      .replace(/[\s:;.,–—-]+$|!{2,}$/, '') || bare;
  const cased = isShouted(stripped)
    ? unshout(stripped, spell)
    : // `BLOQUEIO E ETIQUETAGEM (LOTO) - painel de motor`, `Etapa II: CICLO DE KREBS`
      stripped
        .replace(/^(?=\S+\s+\S+).+?(?=\s[–—-]\s)/u, (head) => (isShouted(head) ? unshout(head, spell) : head))
        .replace(/(?<=[:?] )\p{Lu}{4}[^:?]*$/u, (tail, at: number) =>
          !isShouted(tail.replace(/\([^()]*\)/gu, ''))
            ? tail
            : stripped[at - 2] === '?'
              ? upperFirst(unshout(tail, spell))
              : unshout(tail, spell),
        );
  const lettered = cased.replace(
    LETTERED,
    (_, word: string, letter: string) => `${word} ${letter.toUpperCase()}`,
  );
  return shortenTitle(upperFirst(lettered.replace(OF_SOMEBODY, upperFirst)));
}

/** A name in capitals as it is said. */
const unshout = (name: string, spell: (lower: string) => string): string =>
  // `(LOTO)` is what it is called for short.
  name.replace(/\(\p{Lu}{2,6}\)|[\p{L}\p{N}]+/gu, (word) => {
    if (word.startsWith('(')) return word;
    const lower = word.toLowerCase();
    return word !== word.toUpperCase() || LOWER_IN_TITLES.test(lower) ? pick(word, lower) : spell(lower);
  });

/** What is not shouted stays as it is: the `Cs` of `O MODELO DOS 3 Cs`. */
const pick = (word: string, lower: string): string => (word === word.toUpperCase() ? lower : word);

const FEWEST_SHOUTED = 4;

/**
 * True for a name in capitals, a small word or what stands in brackets aside (`FASE CLARA (de dia)`); acronyms beside lower
 * case are none.
 */
export function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters === letters.toUpperCase()) return letters.length >= FEWEST_SHOUTED;
  const words = text.replace(/\([^()]*\)/g, ' ').match(/\p{L}+/gu) ?? [];
  const loud = words.filter((word) => word.length >= FEWEST_SHOUTED && word === word.toUpperCase());
  const isLoud = words.every((word) => word.length < 3 || word === word.toUpperCase());
  return isLoud && (loud.length > 2 || loud.some((word) => loadDictionary().has(word.toLowerCase())));
}

/** `(A aplicação prática`: a bracket that never closes was torn from its end. */
function closeBracket(title: string): string {
  return title.startsWith('(') && !title.includes(')') ? title.slice(1) : title;
}

/** Cut at a clause border where there is one, else before a preposition or conjunction, else between words. */
export function shortenTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const head = title.slice(0, LONGEST_TITLE);
  const border = Math.max(
    ...[': ', ' – ', ' — ', '; ', ', ', ' (', '. '].map((mark) => head.lastIndexOf(mark)),
  );
  if (border >= 20) return closeTitle(title.slice(0, border));
  // What follows the last linking word is cut with it: no phrase is left half said.
  const link = [
    ...head.matchAll(
      /\s(?:conforme|segundo|durante|através|que|quando|com|para|por|pel[oa]s?|em|n[oa]s?|e|ou|a|à|ao)\s/giu,
    ),
  ].findLast(({ index }) => index >= 20);
  return closeTitle(link === undefined ? head.slice(0, head.lastIndexOf(' ')) : head.slice(0, link.index));
}

/** No title ends on a preposition, an article or a comma. */
function closeTitle(title: string): string {
  let closed = title.replace(/[\s,:;(–—-]+$/, '');
  for (let last = /\s(\S+)$/.exec(closed)?.[1]; last !== undefined && LOWER_IN_TITLES.test(last); ) {
    closed = closed.slice(0, -last.length).replace(/[\s,:;(–—-]+$/, '');
    last = /\s(\S+)$/.exec(closed)?.[1];
  }
  return closed;
}

/** The subject runs on: `Lobisomem (continuação)`. */
export function goOn(title: string, taken: ReadonlySet<string>): string {
  const bare = title.replace(/…$/, '');
  if (!taken.has(bare.toLowerCase())) return bare;
  for (let part = 1; ; part += 1) {
    const mark = part === 1 ? ' (continuação)' : ` (continuação ${part})`;
    const whole = `${shortenTo(bare, LONGEST_TITLE - mark.length)}${mark}`;
    if (!taken.has(whole.toLowerCase())) return whole;
  }
}

/** `X (2)`, `X (3)` … where nothing better tells two items apart. */
export function makeDistinct(title: string, taken: Set<string>): string {
  let distinct = shortenTitle(title);
  for (let copy = 2; taken.has(distinct.toLowerCase()); copy += 1) {
    const mark = ` (${copy})`;
    distinct = `${shortenTo(title, LONGEST_TITLE - mark.length)}${mark}`;
  }
  taken.add(distinct.toLowerCase());
  return distinct;
}

function shortenTo(title: string, longest: number): string {
  if (title.length <= longest) return title;
  const space = title.lastIndexOf(' ', longest);
  return title.slice(0, space > 10 ? space : longest).replace(/[\s,:;–-]+$/, '');
}

/** `a é o coeficiente angular`, `a = hipotenusa`, `c² = a · n`, `b e c = catetos`: a letter that stands for something is another one in capitals; so are `x2`, `f(x)`, `e-`. */
const OF_A_SIGN =
  /^(?!e )\p{Ll} (?:é|são|vale|representa|indica|mede|significa|corresponde|e \p{Ll} (?:são|representam))(?!\p{L})|^\p{Ll}(?:[\d₀-₉²³ₐ-ₜ]|_\p{L})*(?:\s?[=<>≤≥·+*/^]|\s?:\s|\se\s\p{Ll}\s?[=:]|²)|^\p{Ll}['’′]{1,2}(?![\p{L}])|^\p{Ll}[\d₀-₉]+(?!\p{L})|^\p{Ll}\s[xX]\s\p{L}(?!\p{L})|^\p{Ll}{1,3}\/\p{Ll}(?!\p{L})|^\p{Ll}[-−+⁻⁺](?![\p{L}\d])|^(?![ao]\()\p{Ll}{1,4}\(\p{Ll}\)|^\p{Ll}\u0304|^\p{Ll}[₀-₎ₐ-ₜᵢ-ᵪⱼ]|^\p{Ll}{1,3}\s?=\s?\p{L}[₀-₉]|^(?:sen|cos|tg|log|ln|lim|mdc|mmc)\s?[(\dxθα]/u;
/** `kWh`, `pH`, `mRNA`; `range(1, 10)`, `nome_do_aluno`, `total = 0`: a program knows them as they are written. */
const OF_A_NAME =
  /^\$\p{Ll}|^\p{Ll}{1,2}\p{Lu}|^[bcdfghj-np-tv-xz]{1,3}-\p{Ll}|^\p{Ll}[\w.]*(?:\((?:\)|["'\d[]|\p{Ll}\w*,\s)|_\p{L}|\s[-+*]?=\s(?:\d|["'[{(]|\p{Ll}\w*(?:\(|\s[-+*/]\s)))/u;

/** Whether a line begins with a letter that stands for something, and no word. */
export const opensWithSign = (text: string): boolean => /^\p{Ll}/u.test(text) && OF_A_SIGN.test(text);

/** With a capital in front, unless that is a sign (a letter of Greek is always one). */
export function upperFirst(text: string): string {
  if (OF_A_SIGN.test(text) || OF_A_NAME.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}]*)((?=\p{Script=Latin})\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Words that a banner has at least, and the share of headings that carry it. */
const BANNER = { words: 2, share: 0.5, headings: 4 };

/**
 * The opening words that most of these headings share, with what joins them to the rest (`Curso de Redes – `): a banner
 * on every slide, not their subject. '' where there is none.
 */
export function findBanner(headings: readonly string[]): string {
  const distinct = [...new Set(headings.map((heading) => heading.replace(/\s+/g, ' ').trim()))];
  if (distinct.length < BANNER.headings) return '';
  const counts = new Map<string, number>();
  for (const heading of distinct) {
    const words = heading.split(' ');
    // One word with its colon (`Conceito: …`) is a label.
    const least = words[0]?.endsWith(':') ? 1 : BANNER.words;
    for (let length = least; length < words.length; length += 1) {
      const opening = words.slice(0, length).join(' ');
      counts.set(opening, (counts.get(opening) ?? 0) + 1);
    }
  }
  const shared = [...counts].filter(([, count]) => count >= Math.max(3, BANNER.share * distinct.length));
  const most = Math.max(0, ...shared.map(([, count]) => count));
  const [longest = ''] = shared
    .filter(([, count]) => count === most)
    .map(([opening]) => opening)
    .sort((a, b) => b.length - a.length);
  // `Medidas de` opens phrases of their own: a banner ends where a phrase may end.
  const last = /(\S+)$/u.exec(longest)?.[1] ?? '';
  return LOWER_IN_TITLES.test(last) ? '' : longest;
}

/** A heading without the banner; the whole of it where nothing else is left. */
export function withoutBanner(heading: string, banner: string): string {
  if (banner === '') return heading;
  const folded = heading.replace(/\s+/g, ' ').trim();
  const rest = folded.startsWith(`${banner} `) ? folded.slice(banner.length).replace(/^[\s:–—|-]+/u, '') : '';
  return /\p{L}{2}/u.test(rest) ? upperFirst(rest) : heading;
}
