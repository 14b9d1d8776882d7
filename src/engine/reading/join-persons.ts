import type { DraftBlock } from './source-document.ts';

/** Who does it, in Portuguese, Spanish, English and French. */
const PERSON =
  "(?:eu|tu|vocês?|el[ea]s?|nós|vós|a gente|yo|tú|vos|él|ellas?|ellos|ustedes|usted|nosotr[oa]s|vosotr[oa]s|i|you|he|she|it|we|they|je|j['’]|ils?|elles?|on|nous|vous)";
/** `yo me levanto`, `él / ella / usted se levanta`, `he, she, it: works` */
const CONJUGATED = new RegExp(
  `^(${PERSON})(?:\\s?(?:[/,]|(?:e|y|o|ou|or|and)\\s)\\s?${PERSON})*(?:\\s?\\([^()]{1,24}\\))?(?:\\s?[:=–-])?\\s?(?<=[\\s'’])\\p{L}[^.?!:;=|]{0,40}$`,
  'iu',
);
const MOST_WORDS = 10;
const FEWEST = 3;

/** Whether these lines are the persons of one verb, one by one. */
export function areConjugated(lines: readonly string[]): boolean {
  const persons = lines.map((line) => personOf(line));
  return lines.length >= FEWEST && !persons.includes('') && new Set(persons).size >= FEWEST;
}

const personOf = (line: string): string =>
  line.split(/\s+/).length <= MOST_WORDS ? (CONJUGATED.exec(line.trim())?.[1]?.toLowerCase() ?? '') : '';

/** The blocks with each conjugation as a list: no line of it heads what follows, and none is told without the others. */
export function joinPersons(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (let at = 0; at < blocks.length; ) {
    const own: DraftBlock[] = [];
    for (const block of blocks.slice(at)) {
      if (block.type !== 'paragraph' && !(block.type === 'heading' && block.isGuessed)) break;
      if (personOf(block.text) === '') break;
      own.push(block);
    }
    const [first] = own;
    const lines = own.map((block) => ('text' in block ? block.text : ''));
    if (first === undefined || !areConjugated(lines)) {
      joined.push(...(own.length > 0 ? own : blocks.slice(at, at + 1)));
      at += Math.max(1, own.length);
      continue;
    }
    const { page, slide, origin } = first as DraftBlock & { page?: number; slide?: number };
    joined.push({
      type: 'list',
      isOrdered: false,
      items: lines.map((text) => ({ text, level: 0 })),
      ...(page !== undefined && { page }),
      ...(slide !== undefined && { slide }),
      ...(origin !== undefined && { origin }),
    });
    at += own.length;
  }
  return joined;
}
