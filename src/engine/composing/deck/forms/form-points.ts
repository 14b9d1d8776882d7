import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { isOnlyFormulas } from './find-formula.ts';
import { type Formed, fold, isEmptyLabel, nameFacts, readListed, splitHead, withoutPart } from './form.ts';

/** `Para tal suas notas serão zeradas`: says nothing where the sentence that it leans on is not shown before it. */
const LEANS =
  /^(?:para (?:tal|tanto|isso)|com isso|por isso|por conta disso|nesse caso|neste caso|dessa forma|desta forma|isso|isto|assim(?=,)|portanto|além disso|caso contrário)(?!\p{L})/iu;

const WORKED = /^Exemplo resolvido(?: \w{1,2})?(?:, [^:]+)?: /;

/** Running text on a slide; more is read, not listened to. What a plan tells is lost where it is only in the notes. */
const MOST_WORDS = 110;
const MOST_POINTS = 7;
/** `Divide-se em três: matas de terra firme; de várzea; de igapó`: what stands in a row after a colon. */
const [FEWEST_PARTS, MOST_PARTS] = [3, 4];
const LONGEST_CLAIM = 64;
const SHORTEST_CLAIM = 18;
const LONGEST_STATEMENT = 150;

/** What a card holds under its name; two are wide. */
const LONGEST_CARD = 120;
const LONGEST_OF_TWO = 190;

/** Fewer steps are read in their line. */
const FEWEST_LINES = 3;
const MOST_LINES = 8;

/** `Glossário: Delta: foz de um rio`: the first of several names stands behind what they all are. */
const GATHERS =
  /^(?:Glossário|Vocabulário|Palavras novas|Termos|Conceitos|Definições): (?=\p{Lu}[^:.;]{1,30}: )/u;
const leaveGathering = (point: Statement): Statement => ({ ...point, text: point.text.replace(GATHERS, '') });

/** The steps of a working stand one below the other, as they would on the board. */
function layWorking(point: Statement): Statement {
  if (!WORKED.test(point.text)) return point;
  const [first = '', ...steps] = point.text.split('; ');
  const at = first.lastIndexOf('. ');
  const lines = [...(at < 0 ? [first] : [first.slice(0, at + 1), first.slice(at + 2)]), ...steps];
  const isBoard = steps.length > 0 && steps.every((step) => isOnlyFormulas({ ...point, text: step }));
  if (!isBoard || lines.length < FEWEST_LINES || lines.length > MOST_LINES) return point;
  return { ...point, text: lines.join('\n') };
}

/** `covardia – coragem – temeridade; avareza – generosidade – esbanjamento`: what goes together has a line for each. */
function layPairs(point: Statement): Statement {
  const parts = point.text.split('; ');
  const isPaired = parts.length >= FEWEST_LINES && parts.every((part) => /\p{L} – \p{L}/u.test(part));
  return isPaired && !point.text.includes(':') ? { ...point, text: parts.map(upperFirst).join('\n') } : point;
}

/** `Δ = 25 – 24 = 1; x = (5 ± 1)/2; S = {2, 3}`, `m = massa (g); c = calor específico`: signs stand below each other, as on the board. */
export function layBoard(point: Statement): Statement {
  const parts = point.text.split('; ');
  const isBoard = parts.length > 1 && parts.every((part) => /\S\s?[=→≈<>≠]\s?\S/u.test(part));
  return isBoard && !WORKED.test(point.text) ? { ...point, text: parts.map(upperOfWord).join('\n') } : point;
}
/** A sign keeps its letter. */
const upperOfWord = (text: string): string => (/^\p{Ll}{3}/u.test(text) ? upperFirst(text) : text);

/** The points of an item as facts: a definition or a sentence where there is only one, else two to four. */
export function formPoints({ points: all, item }: Pick<ItemMatter, 'points' | 'item'>): Formed {
  const telling = all.filter((point) => !isEmptyLabel(point));
  const own = telling.length > 0 ? telling : all;
  // Where a slide is full, signs stand in a row.
  const isAiry = own.length < MOST_POINTS;
  const whole = own
    .map(leaveGathering)
    .map(layWorking)
    .map((point) => (isAiry ? layBoard(point) : point))
    .map(layPairs);
  const given = whole.length > 2 && LEANS.test(whole[0]?.text ?? '') ? whole.slice(1) : whole;
  // Instructions of a test are no claims, nor is a line of a working.
  const isTold = item.purpose === 'abertura' || given.some(({ text }) => WORKED.test(text));
  // One from the middle would be read before what it follows from.
  const found = given.length > 2 && !isTold ? findClaim(given, item.title) : null;
  const claim = found === given[0] ? found : null;
  const points = given.filter((point) => point !== claim);
  const shown = takeFirst(points);
  const rest = [...whole.filter((point) => !given.includes(point)), ...points.slice(shown.length)];
  const title = claim?.text ?? null;
  const [only] = shown;
  if (shown.length === 1 && only !== undefined) return { claim: title, ...formOne(only, item.title), rest };
  const items = nameFacts(shown, item.title);
  const isNamed = items.every(({ head }) => head !== null);
  const isShort = items.every(
    ({ text }) => text.length <= (items.length === 2 ? LONGEST_OF_TWO : LONGEST_CARD),
  );
  const isOnCards = isNamed && isShort;
  // What a name has under it is read line by line on its card.
  const told = items.map((item) => ({ ...item, text: readListed(item.text)?.join('\n') ?? item.text }));
  return {
    layout: isOnCards ? 'cards' : 'points',
    blocks: [{ type: 'points', items: isOnCards ? told : items }],
    claim: title,
    rest,
  };
}

function formOne(only: Statement, title: string): Omit<Formed, 'rest' | 'claim'> & { claim?: string } {
  const { head, text, passageIds } = splitHead(only);
  const isTitled = head !== null && fold(head) === fold(withoutPart(title));
  const kinds = isTitled ? (readListed(text) ?? readTwo(text)) : null;
  if (kinds !== null && kinds.length <= MOST_PARTS) {
    const items = kinds.map((kind) => ({ head: null, text: kind, passageIds }));
    return { layout: 'cards', blocks: [{ type: 'points', items }] };
  }
  if (isTitled) return { layout: layoutOf(text), blocks: [{ type: 'text', text, passageIds }] };
  const parts = text.replace(/[.;]$/, '').split(/; (?:e )?/u);
  if (head !== null && hasFiniteVerb(head) && parts.length >= FEWEST_PARTS && parts.length <= MOST_PARTS) {
    const items = parts.map((part) => ({ head: null, text: upperFirst(part), passageIds }));
    return { layout: 'cards', blocks: [{ type: 'points', items }], claim: head };
  }
  if (head !== null) {
    const listed = readListed(text)?.join('\n') ?? text;
    return { layout: 'definition', blocks: [{ type: 'definition', term: head, text: listed, passageIds }] };
  }
  const defined = definitionOf(only.text);
  if (
    defined !== null &&
    title.toLocaleLowerCase('pt-BR').includes(defined.term.toLocaleLowerCase('pt-BR'))
  ) {
    const said = upperFirst(defined.definition);
    if (fold(defined.term) === fold(title))
      return { layout: layoutOf(said), blocks: [{ type: 'text', text: said, passageIds }] };
    const block = { type: 'definition' as const, term: upperFirst(defined.term), text: said, passageIds };
    return { layout: 'definition', blocks: [block] };
  }
  return { layout: layoutOf(only.text), blocks: [{ type: 'text', ...only }] };
}

/** `Águas doces, Águas salgadas`: two names, each with its capital, of what the title says they are. */
const readTwo = (text: string): string[] | null => {
  const names = text.replace(/[.;]$/, '').split(', ');
  return names.length === 2 && names.every((name) => TWO_NAMES.test(name)) ? names : null;
};
const TWO_NAMES = /^\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,4}$/u;

const layoutOf = (text: string) =>
  text.length <= LONGEST_STATEMENT ? ('statement' as const) : ('text' as const);

/** A short whole sentence about what the item is about, which can stand as the title. */
export function findClaim(points: readonly Statement[], title: string): Statement | null {
  const named = new Set(contentStems(title));
  return (
    points.find(
      ({ text }) =>
        text.length >= SHORTEST_CLAIM &&
        text.length <= LONGEST_CLAIM &&
        !text.includes(':') &&
        !SIGNS.test(text) &&
        hasFiniteVerb(text) &&
        !isImperative(text) &&
        !HANGS.test(text) &&
        !endsInVerb(text) &&
        contentStems(text).some((stem) => named.has(stem)) &&
        !/[?…]$/.test(text) &&
        // `Rocha ígnea nasce …` beside `Rocha sedimentar nasce …`: one of a row heads no other.
        !points.some((other) => other.text !== text && opensAlike(other.text, text)),
    ) ?? null
  );
}

/** `v0 velocidade inicial, …`, `III) parou v = 0`, `range(5) → 0 1 2`: signs, and what is counted, are read as a line and no title. */
const SIGNS = /[=→]|->|\w\(\S|^(?:\p{Ll}\d?\s|[IVXivx]{1,4}\))/u;
/** `O papa Clemente VII recusou`: says neither what nor why. */
const endsInVerb = (text: string): boolean =>
  tagSentence(text.replace(/[.!]$/u, '')).at(-1)?.tag === 'VERB' && text.split(' ').length <= FEW_WORDS;
const FEW_WORDS = 6;

/** `Se a velocidade também é negativa, …`: says its half only where the rest is shown. */
const HANGS =
  /^(?:se|quando|caso|embora|enquanto|como|porque|pois|onde|então|já|mas|porém|também|el[ae]s?|ess[ae]s?|est[ae]s?|isso|isto|por isso|além disso)(?!\p{L})/iu;

/** Whether two sentences begin with the same noun, be it one of several kinds of it. */
function opensAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => fold(text).split(' ')[0] ?? '');
  return first === second && (first?.length ?? 0) >= SHORTEST_NOUN;
}
const SHORTEST_NOUN = 4;

/** As many points, in their order, as one slide may hold; one at least. */
function takeFirst(points: readonly Statement[]): Statement[] {
  const shown: Statement[] = [];
  let words = 0;
  for (const point of points.slice(0, MOST_POINTS)) {
    // `=` and `·` are read with what stands beside them.
    words += point.text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    if (shown.length > 0 && words > MOST_WORDS) break;
    shown.push(point);
  }
  return shown;
}
