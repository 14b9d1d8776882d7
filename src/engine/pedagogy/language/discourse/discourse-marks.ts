import { isPoorEdge } from '#engine/pedagogy/language/phrases/phrase-edges.ts';
import { isStopWord } from '#engine/pedagogy/language/stop-words.ts';

const BEFORE = '(?<![\\p{L}\\p{N}-])';
const AFTER = '(?![\\p{L}\\p{N}-])';

function marks(...patterns: string[]): RegExp {
  return new RegExp(`${BEFORE}(?:${patterns.join('|')})${AFTER}`, 'giu');
}

/** Turns of phrase by which Portuguese texts announce a form; our own list. */
const MARKS = {
  cycle: marks(
    'ciclos? (?:d[aeo]s?|biogeoqu[íi]micos?|vita(?:l|is)|celular|menstrual|hidrológico)(?: [\\p{L}]+)?',
    'volta ao (?:início|começo|ponto de partida|estado inicial)',
    'recomeça(?:m|ndo)?',
    'reinicia(?:m|-se|ndo)?',
    'retorna(?:m|ndo)? (?:à|ao|para [oa]) (?:atmosfera|solo|início|ambiente|natureza|oceano|superfície|mar)',
    '(?:o )?ciclo (?:se )?(?:repete|fecha|completa|recomeça|continua)(?:-se)?',
    'novamente (?:o|a) (?:processo|ciclo)',
    'cicl[oi]c[oa]s?',
    'retroalimenta\\p{L}*',
  ),
  comparison: marks(
    'ao contrário(?: d[aeo]s?)?',
    'diferen[çc]as? entre',
    'semelhan[çc]as? entre',
    'compara(?:ção|do|da|ndo|dos|das)?(?: com| a| entre)',
    'enquanto (?:que )?[oa]s?(?= )',
    'ao passo que',
    'por outro lado',
    'em contrapartida',
    'diferentemente d[aeo]s?',
    'diferente d[aeo]s?',
    'em oposição a[os]?',
    '(?:vantagens|pontos fortes) e (?:desvantagens|pontos fracos)',
    '(?:mais|menos) \\p{L}{4,} (?:do )?que',
    '(?:maior|menor|melhor|pior)(?:es)? (?:do )?que',
    'tanto quanto',
    'tal como',
    'versus',
    'antes e depois',
  ),
  example: marks(
    'por exemplo',
    'p\\. ex\\.',
    'exemplos?:',
    'um exemplo (?:é|disso|de)',
    'exemplos? d[aeo]s?',
    'tais como',
    'a exemplo d[aeo]s?',
    'como é o caso d[aeo]s?',
    'imagine que',
    'suponha que',
    'é o caso d[aeo]s?',
  ),
  cause_effect: marks(
    'por causa d[aeo]s?',
    'em razão d[aeo]s?',
    'devido (?:a|ao|à|aos|às)',
    'em virtude d[aeo]s?',
    'graças (?:a|ao|à|aos|às)',
    'por isso',
    'por esse motivo',
    'por essa razão',
    'porque',
    'uma vez que',
    'visto que',
    'já que',
    'consequentemente',
    'em consequência',
    'como consequência',
    'como resultado',
    'portanto',
    '(?:caus|provoc|ocasion|acarret)(?:a|am|ou|aram|ando|ada|ado|adas|ados)',
    'resulta(?:m|ndo|ram)? (?:em|n[oa]s?)',
    'resultou (?:em|n[oa]s?)',
    'lev(?:a|am|ou|aram) (?:a|ao|à|aos|às)',
    'fez com que',
    'faz com que',
    'causas?',
    'consequências?',
    'efeitos?',
    'de modo que',
    'de forma que',
  ),
} as const;

/** Words that put steps in order. Two different ones make a process. */
const ORDER = marks(
  'primeiro(?= ?,)',
  'primeiramente',
  'em primeiro lugar',
  'em segundo lugar',
  'inicialmente',
  'no início',
  'em seguida',
  'a seguir',
  'logo (?:após|depois)',
  'depois(?: disso| d[aeo] \\p{L}+)?',
  'posteriormente',
  'na sequência',
  'por fim',
  'por último',
  'finalmente',
  '(?:n[ao] )?(?:primeir|segund|terceir|quart|quint|sext|últim)[oa] (?:passo|etapa|fase|estágio|momento)',
  '(?:passo|etapa|fase) \\d+',
  '\\d+[ºª°] ?(?:passo|etapa|fase)',
  'passo a passo',
  'o próximo passo',
  'na etapa seguinte',
);

export function connectiveEvidence(form: keyof typeof MARKS, text: string): string[] {
  return distinct(text, MARKS[form]);
}

/** The different ordering words of a passage, in order; the same word twice counts once. */
export function orderWordsIn(text: string): string[] {
  return distinct(text, ORDER);
}

function distinct(text: string, pattern: RegExp): string[] {
  const found = new Map<string, string>();
  for (const match of text.matchAll(pattern)) found.set(match[0].toLowerCase().trim(), match[0].trim());
  return [...found.values()];
}

/** Members of a list: the block's own items, or three and more short members after a colon or in `a, b, c e d`. */
export function enumerationIn(text: string, items: readonly string[]): string[] {
  if (items.length >= 3) return [...items];
  for (const sentence of text.split(/[.?!]/)) {
    const colon = sentence.indexOf(':');
    const announced = colon < 0 ? [] : membersOf(sentence.slice(colon + 1));
    const members = announced.length > 0 ? announced : serialIn(sentence);
    if (members.length > 0) return members;
  }
  return [];
}

/** What a colon announces, separated by `;` or by commas and a last `e`; empty unless three short members. */
function membersOf(announced: string): string[] {
  const hasSemicolons = announced.includes(';');
  const members = announced
    .split(hasSemicolons ? ';' : ',')
    .flatMap((member, index, all) =>
      !hasSemicolons && index === all.length - 1 ? member.split(/\s(?:e|ou)\s/) : [member],
    )
    .map((member) => member.trim().replace(/^(?:e|ou)\s/, ''))
    .filter((member) => member.length > 1);
  const isShort = (member: string): boolean =>
    !/[{}<>&=|]/.test(member) && member.split(' ').length <= (hasSemicolons ? 20 : 6);
  return members.length >= 3 && members.every(isShort) ? members : [];
}

/** `rocha, areia e argila` inside a sentence: members of one or two words, the last two joined by `e` or `ou`. */
function serialIn(sentence: string): string[] {
  let members: string[] = [];
  for (const part of sentence.split(/[,;:]/)) {
    const [last = '', next, ...more] = part.trim().split(/\s(?:e|ou)\s/);
    if (next !== undefined && more.length === 0 && members.length > 0) {
      const whole = [...members, nameOf(last), nameOf(headOf(next))];
      if (whole.length >= 3 && whole.every((member) => member !== '')) return whole;
    }
    const name = next === undefined ? nameOf(part.trim()) : '';
    // What goes before a series may run into its first member: only that member's last word is sure.
    members =
      name !== ''
        ? [...members, name].slice(-20)
        : [nameOf(part.trim().split(' ').at(-1) ?? '')].filter(Boolean);
  }
  return [];
}

/** The words of what follows the last `e` up to the next function word. */
function headOf(text: string): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => !isStopWord(word));
  const end = words.findIndex((word, index) => index > first && isStopWord(word));
  return words
    .slice(0, end < 0 ? words.length : end)
    .slice(0, first + 2)
    .join(' ');
}

/** A member without its article, or '' when it is no short name. */
function nameOf(member: string): string {
  const name = member.replace(/^(?:[oa]s?|uma?s?|d[aoe]s?|n[ao]s?)\s/i, '');
  const words = name.split(' ');
  const isName =
    words.length <= 2 &&
    words.every(
      (word) => /^\p{L}[\p{L}-]{2,}$/u.test(word) && !isStopWord(word) && !isPoorEdge(word.toLowerCase()),
    );
  return isName ? name : '';
}
