import { dropLabel } from '#engine/pedagogy/language/drop-label.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { FUNCTION_WORD_SET, isStopWord } from '#engine/pedagogy/language/stop-words.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

export const LONGEST_POINT = 120;
/** A whole sentence a little too long reads better than a cut one. */
const GRACE = 1.17;
const SHORTEST_CUT = 36;

/** Openings that lean on the sentence before; a point stands alone. */
const LEANING =
  /^(?:(?:portanto|assim|logo|então|além disso|ademais|no entanto|entretanto|contudo|todavia|porém|por isso|por outro lado|dessa forma|desta forma|desse modo|deste modo|dessa maneira|sendo assim|com isso|nesse sentido|neste sentido|ou seja|isto é|de fato|na verdade|afinal|por fim|por exemplo|em resumo),\s+|(?:vale lembrar|é importante (?:lembrar|destacar|ressaltar)|cabe destacar|note|observe|sabemos|podemos dizer) que\s+|(?:mas|e|pois|já)\s+)/iu;
const ITEM_MARK = /^(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-hA-H])\s*[).]|[-–—•*►✓])\s+/;

/** `57)(PROVA X) `: number and origin of a question of a test. */
const TEST_MARK = /^\d{1,3}\)\s*(?:\((?=[^)]*\p{Lu})[^)]{2,40}\)\s*)?(?=\p{Lu})/u;

/** `(2,0 pontos)` before a question of a test. */
const POINTS_WORTH = /^\(\d+(?:[.,]\d+)? pontos?\)\s*/i;
/** What announced the part that was cut off. */
const ANNOUNCES = /,?\s(?:por exemplo|tais como|como|ou seja|isto é|a saber)$/iu;

/** Places where a sentence can end early and stay a sentence, the safest first. */
const BORDERS = [
  /;\s/g,
  /[.!?]\s/g,
  /\s[–—]\s/g,
  /,\s(?=(?:mas|porém|pois|embora|enquanto|o que|contudo|já que|uma vez que|visto que|de modo que|de forma que|para que|ou seja|isto é|por exemplo|como por exemplo|além d[aeo]s?|assim como|bem como|a fim de|\p{L}+ndo)\s)/giu,
  /\s(?=(?:porque|para que|de modo que|de forma que|uma vez que|enquanto|embora|a fim de)\s)/giu,
  /,?\s(?=e\s(?:\p{L}+mente\s)?\p{L}{2,}(?:ou|aram|eram|iram|ava|avam|iu|em|am)\s)/giu,
  /,\s(?=(?:que|onde|cuj[oa]s?|como|com|sem|por|para|durante|após|desde|segundo|principalmente|inclusive|quando|se|[oa]s? qua(?:l|is))\s)/giu,
];
const RELATIVE = /(?:^|\s)(?:que|cuj[oa]s?|onde|quais?|qual|quando|quem)\s/giu;
const SUBORDINATE =
  /^(?:se|quando|embora|enquanto|como|para|ao|aos|após|antes|depois|durante|em|no|na|nos|nas|com|por|pel[oa]s?|segundo|de acordo|desde|apesar|a partir|além|caso)\s[^,]*$/iu;

/** `Para exibir uma página é necessário um navegador`: an opening without a comma before its main clause. */
const STATES =
  /^(?:para|ao|aos|após|antes|durante|em|no|na|nos|nas|com|por|pel[oa]s?)\s.*\s(?:é|são|foi|foram|deve|devem|há)\s/iu;

/**
 * A sentence of the material as a point of about 120 characters: only words of the source in their order.
 * Leaning openings and asides go first, then it is cut at a clause border; the last resort is a cut between
 * words marked by `…`.
 */
export function compressSentence(sentence: string, longest = LONGEST_POINT): string {
  const plain = plainMath(sentence)
    .replace(/\s+/g, ' ')
    .replace(TEST_MARK, '')
    .replace(ITEM_MARK, '')
    .replace(POINTS_WORTH, '')
    .trim();
  const bare = dropLabel(plain);
  const text = upperFirst(
    dropHalfQuotes(bare.replace(LEANING, ''))
      .replace(/[\s.;,:]+$/, '')
      .replace(ANNOUNCES, ''),
  );
  if (text.length <= longest) return text;
  const withoutBrackets = dropBrackets(text).replace(/[\s,;:]+$/, '');
  const withoutAsides = dropAsides(withoutBrackets);
  for (const candidate of [withoutBrackets, withoutAsides]) if (candidate.length <= longest) return candidate;
  for (const border of BORDERS) {
    const cut = lastBorder(withoutBrackets, border, longest) ?? lastBorder(withoutAsides, border, longest);
    if (cut !== null) return cut;
  }
  const whole = [text, withoutBrackets, withoutAsides].find((one) => one.length <= longest * GRACE);
  return whole ?? cutBetweenWords(withoutAsides, longest);
}

/** A sentence out of a longer quotation brings one quotation mark without its other half. */
function dropHalfQuotes(text: string): string {
  const straight = text.split('"').length % 2 === 0 ? text.replaceAll('"', '') : text;
  const open = straight.split('“').length;
  return open === straight.split('”').length ? straight : straight.replace(/[“”]/g, '');
}

function dropBrackets(text: string): string {
  const bare = text
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s*\[[^[\]]*\]/g, '')
    .trim();
  return bare.length >= SHORTEST_CUT ? bare : text;
}

/** `A célula, que é a menor unidade viva, tem núcleo` → `A célula tem núcleo`. */
function dropAsides(text: string): string {
  return text.replace(
    /,\s(?:que|[oa]s? qua(?:l|is)|ou seja|isto é|por exemplo|também chamad\w+|conhecid\w+)\s[^,;:]{3,90},\s(?=\p{Ll})/iu,
    ' ',
  );
}

function lastBorder(text: string, border: RegExp, longest: number): string | null {
  let best: string | null = null;
  for (const match of text.matchAll(border)) {
    if (match.index > longest) break;
    const head = text
      .slice(0, match.index)
      .replace(/[\s,;:.–—]+$/, '')
      .replace(ANNOUNCES, '');
    if (head.length >= SHORTEST_CUT && head.length <= longest && standsAlone(head)) best = head;
  }
  return best;
}

function standsAlone(head: string): boolean {
  const last = head.split(' ').at(-1)?.toLowerCase() ?? '';
  const relative = [...head.matchAll(RELATIVE)].at(-1);
  const tail = relative === undefined ? head : head.slice(relative.index + relative[0].length);
  return (
    isBalanced(head) &&
    !FUNCTION_WORD_SET.has(last) &&
    (!SUBORDINATE.test(head) || STATES.test(head)) &&
    hasVerb(head) &&
    hasVerb(tail)
  );
}

function isBalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return (
    count('(') === count(')') &&
    count('[') === count(']') &&
    count('“') === count('”') &&
    count('"') % 2 === 0 &&
    count('$') % 2 === 0
  );
}

const VERB_ENDING =
  /(?:ou|aram|eram|iram|ava|avam|iu|eu|am|em|êm|õem|ece|uz|[iu]z[ae]|ende|ere|ete|ibe|ime|ita|ora|ona|ura|eva|fica|erra|orma|arda|ui|ge|re|ve)$/;

/** Rough on purpose: it only guards a cut. */
function hasVerb(text: string): boolean {
  if (/\s(?:também|não|se|já)\s\p{L}{3,}/iu.test(text)) return true;
  return text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some(
      (word) =>
        (isStopWord(word) && !FUNCTION_WORD_SET.has(word)) || (word.length > 4 && VERB_ENDING.test(word)),
    );
}

function cutBetweenWords(text: string, longest: number): string {
  const words = text.slice(0, longest - 1).split(' ');
  if (words.length > 1) words.pop();
  while (words.length > 1 && FUNCTION_WORD_SET.has((words.at(-1) ?? '').toLowerCase().replace(/\W+$/, '')))
    words.pop();
  return `${words.join(' ').replace(/[\s,;:.(–—-]+$/, '')}…`;
}
