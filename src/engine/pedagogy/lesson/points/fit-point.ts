import { hasFiniteVerb, isBalanced } from '#engine/pedagogy/language/grammar/clauses.ts';
import { ordersSeveral } from '#engine/pedagogy/language/grammar/find-cuts.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { FUNCTION_WORD_SET } from '#engine/pedagogy/language/stop-words.ts';

/** What a point may hold: about two lines of a slide. */
export const LONGEST_POINT = { characters: 165, words: 25 };
/** A whole sentence a little longer reads better than none. */
const GRACE = { characters: 210, words: 33 };
/** What is to be done, with the limit that it has. */
const WHOLE_ORDER = { characters: 260, words: 44 };
/** What is said in no fewer words. */
const LAST = { characters: 235, words: 40 };
const SHORTEST_HEAD = 45;

/** The text if it is short enough, without what it can do without, or its first statement; null where that is no point. */
export function fitPoint(text: string): { text: string; isLong: boolean } | null {
  const aside = shorten(text, { ...LONGEST_POINT, isWhole: true });
  if (aside !== null) return { text: aside.replace(/[\s.;,:]+$/, ''), isLong: false };
  // `… e enfraqueceu a fiscalização`: a little longer says more than half.
  if (isWithin(text, GRACE) && !isEnumeration(text)) return { text, isLong: true };
  const short = shorten(text, LONGEST_POINT);
  if (short !== null) return { text: short.replace(/[\s.;,:]+$/, ''), isLong: false };
  // Half of what is to be done is done wrong.
  if (ordersSeveral(text) && isWithin(text, WHOLE_ORDER)) return { text, isLong: true };
  const listed = nameMembers(text);
  if (listed !== null) return { text: listed, isLong: false };
  // `em três categorias: a; b; c` without the last of them says what is wrong.
  const isList = /:\s[^;]*;\s/.test(text);
  const head =
    lastHead(text, endsOf(splitSentences(text), text)) ??
    (isList ? null : lastHead(text, endsOf(text.split(/;\s/), text)));
  if (head !== null) return { text: head, isLong: false };
  if (isWithin(text, GRACE)) return { text, isLong: true };
  // A list in one sentence says all or is wrong: without its brackets it is told whole, where nothing shorter is.
  const bare = text.replace(/\s\([^()]*\)/gu, '');
  if (!isList && splitSentences(text).length === 1 && isWithin(bare, LAST))
    return { text: bare, isLong: true };
  // `Aplicação: …` beside its `Situação: …`: neither is told without the other.
  const whole = /^\p{Lu}[\p{L} ]{2,30}: /u.test(text) ? shorten(text, GRACE) : null;
  return whole === null ? null : { text: whole.replace(/[\s.;,:]+$/, ''), isLong: true };
}

/** `em três categorias: a; b; c`, or several sentences: told by its names or its first. */
const isEnumeration = (text: string): boolean =>
  (/[;:]\s/.test(text) && !HAS_TWO_SIDES.test(text)) || splitSentences(text).length > 1;
/** `nos procariontes …; nos eucariontes, …`: one side alone says half. */
const HAS_TWO_SIDES =
  /^[^;]{20,};\s(?:já |mas |e )?(?:n[oa]s?|[oa]s?|em|para|quando|se|el[ea]s?)\s[^;]{12,}$/iu;

const FEWEST_MEMBERS = 2;

/** `em três categorias: matas de terra firme, árvores altas; …`: each member by its name, where all of it is too long. */
function nameMembers(text: string): string | null {
  const [lead = '', rest = '', ...more] = text.split(/:\s/);
  const members = rest.split(/;\s(?:e\s)?/).map((member) => member.split(/[,(]|\s–\s/)[0]?.trim() ?? '');
  const named = `${lead}: ${members.join('; ')}`.replace(/[\s.;,:]+$/, '');
  const isWhole = members.every((member) => /\p{L}{3}/u.test(member)) && isBalanced(named);
  return more.length === 0 && members.length > FEWEST_MEMBERS && isWhole && isWithin(named, LONGEST_POINT)
    ? named
    : null;
}

function isWithin(text: string, { characters, words }: typeof LONGEST_POINT): boolean {
  // The signs of a formula are no words.
  return text.length <= characters && (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) <= words;
}

/** Where statements that are each whole end: what stands up to there may stand for all of it. */
function endsOf(parts: readonly string[], text: string): number[] {
  let from = 0;
  return parts.slice(0, -1).map((part) => {
    from = text.indexOf(part, from) + part.length;
    return from;
  });
}

function lastHead(text: string, ends: readonly number[]): string | null {
  let best: string | null = null;
  for (const end of ends) {
    const head = text.slice(0, end).replace(/[\s.!?,;:–—]+$/, '');
    if (!isWithin(head, LONGEST_POINT)) break;
    const last = head.split(' ').at(-1)?.toLowerCase() ?? '';
    const isWhole = isBalanced(head) && !FUNCTION_WORD_SET.has(last) && hasFiniteVerb(head);
    if (head.length >= SHORTEST_HEAD && isWhole) best = head;
  }
  return best;
}
