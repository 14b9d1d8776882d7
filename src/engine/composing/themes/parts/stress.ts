import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { isFiniteVerb, mainVerbAt } from '#engine/pedagogy/language/grammar/clauses.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Page } from './page.ts';
import { readLead } from './read-lead.ts';

/**
 * An amount with what it counts: `14 mil quilômetros`, `R$ 3,50`, `50%`; a day or a year is one too, whole as it is written
 * (`26 jul 1930`, `24/8/54`, `março 1930`).
 */
const AMOUNT =
  /\d{1,2}º? de \p{Ll}{3,9}(?: de \d{4})?(?!\p{L})|(?<![\d/])\d{1,2}\/\d{1,2}\/\d{2,4}(?![\d/])|(?<![\p{L}\d])(?:\d{1,2}º? )?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:eiro|ereiro|ço|il|o|ho|osto|embro|ubro)?\.?(?: de)? \d{4}(?!\d)|(?:R\$\s?)?(?<![\p{L}\d])\d[\d.,]*(?<![.,])(?:\s?(?:%|°C|[kcm]?m[²³]?|km|kg|g)(?!\p{L})|\s(?:mil(?:hão|hões)?|bilh(?:ão|ões)|por cento|anos?|dias?|horas?|minutos?|metros?|quilômetros?|quadrados?|reais))*(?!\p{L})/giu;
const LINKS = 'd[aeo]s?|e|em|para|com';
const SHORTEST_WORD = 4;
/** More than this share of a sentence in colour stresses nothing. */
const MOST_STRESSED = 0.45;
const MOST_AMOUNTS = 3;

/** One sentence with what it turns on in another colour: its amounts, else the words that it shares with the title. */
export function stress(page: Page, text: string, style: TextStyle, colour: Colour): Paragraph {
  return setApart(page, text, style, { spans: findStressed(text, page.slide.title), like: { colour } });
}

/** A fact of several with what it is about in bold, so that the slide is read at a glance: see `findKeyWords`. */
export const boldKeyWords = (page: Page, text: string, style: TextStyle): Paragraph =>
  setApart(page, text, style, { spans: findKeyWords(text), like: { isBold: true } });

function setApart(
  page: Page,
  text: string,
  style: TextStyle,
  { spans, like }: { spans: readonly Span[]; like: { colour?: Colour; isBold?: boolean } },
): Paragraph {
  const bound = page.paragraph(text, style).runs;
  const length = bound.reduce((sum, run) => sum + run.text.length, 0);
  if (spans.length === 0 || length !== text.length) return { runs: bound };
  const runs: Paragraph['runs'] = [];
  let from = 0;
  // Raised and lowered signs and letters of another face are runs of their own.
  for (const run of bound) {
    const to = from + run.text.length;
    let at = from;
    for (const [start, end] of spans) {
      if (end <= at || start >= to) continue;
      if (start > at) runs.push({ ...run, text: run.text.slice(at - from, start - from) });
      runs.push({
        ...run,
        ...like,
        text: run.text.slice(Math.max(at, start) - from, Math.min(end, to) - from),
      });
      at = Math.min(end, to);
    }
    if (at < to) runs.push({ ...run, text: run.text.slice(at - from) });
    from = to;
  }
  return { runs };
}

type Span = [number, number];

/** An amount that a fact is told for: no bare number of one or two figures, which may count a step or be the end of a name. */
const TELLING = /%|R\$|\d\s?[\p{L}°]|\d{3}|\d[.,]\d|\d\/\d/u;
/** `(0-1023)`, `begin(115200)`, `NBR 14724`: a number that belongs to what stands beside it. */
const isCode = (text: string, from: number, to: number): boolean =>
  /[(\-–/.:]$|\p{Lu}{2,}[- ]$/u.test(text.slice(0, from)) || /^[)\-–/]/u.test(text.slice(to));

const findAmounts = (text: string): Span[] =>
  [...text.matchAll(AMOUNT)]
    .map(toSpan)
    .filter(([from, to]) => TELLING.test(text.slice(from, to)) && !isCode(text, from, to));

/** `Sinais de alarme: dor …`: a name that stands in the line of what is said of it. */
const LABEL = /^(?:[^\s:.;!?“”"]+ ){0,5}[^\s:.;!?“”"]+:(?= \S)/u;

const LONGEST_SUBJECT = 36;
/** What leads is a part of its sentence, not most of it. */
const MOST_LED = 0.6;
/** `Em 1902, o presidente …`: when or where it was. */
const LEADING = /^(?:Em|N[ao]s?|Durante|Após|Antes d[aeo]s?|Depois d[aeo]s?|Desde|Até) [^,.;:()]{3,28}(?=,)/u;

/** What a sentence tells of: its amounts, when it was, else its subject. */
function findKeyWords(text: string): Span[] {
  const label = LABEL.exec(text)?.[0].length ?? 0;
  if (label > 0) return [[0, label]];
  if (text.includes('=') || text.includes('\n')) return [];
  const amounts = findAmounts(text);
  const leading = LEADING.exec(text)?.[0].length ?? 0;
  if (leading > 0) return [[0, leading]];
  if (amounts.length > 0 && amounts.length <= MOST_AMOUNTS) return amounts;
  const subject = subjectOf(text);
  return subject === 0 ? [] : [[0, subject]];
}

/** Between a subject and its verb. */
const BEFORE_VERBS = new Set(
  'não nunca já também ainda sempre só se me te nos lhe lhes apenas normalmente geralmente'.split(' '),
);

const CLOSES = new Set(['PUNCT', 'CCONJ', 'SCONJ', 'PRON']);

/** How many letters the subject takes that a sentence begins with; 0 where another thing begins it. */
function subjectOf(text: string): number {
  const tokens = tagSentence(text);
  let verb = mainVerbAt(tokens);
  // `Modelo entidade relacionamento foi criado`: of two verbs in a row of words the first is none.
  const clause = tokens.slice(verb + 1).findIndex(({ tag }) => CLOSES.has(tag));
  if (tokens.slice(verb + 1, clause < 0 ? undefined : verb + 1 + clause).some(isFiniteVerb)) return 0;
  while (verb > 0 && BEFORE_VERBS.has(tokens[verb - 1]?.text.toLowerCase() ?? '')) verb -= 1;
  const own = tokens.slice(0, Math.max(0, verb));
  const [first] = own;
  // A letter alone belongs to what stands before it.
  const last = own.at(-1)?.tag;
  if (last !== 'NOUN' && last !== 'PROPN' && last !== 'ADJ') return 0;
  const isName = first?.tag === 'DET' || first?.tag === 'NOUN' || first?.tag === 'PROPN';
  if (!isName || !own.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')) return 0;
  if (own.some(({ tag }) => tag === 'PUNCT' || tag === 'VERB' || tag === 'SCONJ')) return 0;
  let end = 0;
  for (const { text: word } of own) {
    const at = text.indexOf(word, end);
    if (at < 0) return 0;
    end = at + word.length;
  }
  return end <= LONGEST_SUBJECT && end <= text.length * MOST_LED ? end : 0;
}

/** Starts and ends in the text. */
function findStressed(text: string, title: string): Span[] {
  // Of a formula no part is more than another.
  if (text.includes('=')) return [];
  const amounts = findAmounts(text);
  if (amounts.length > 0 && amounts.length <= MOST_AMOUNTS) return amounts;
  const words = (title.match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= SHORTEST_WORD);
  if (words.length === 0) return [];
  const any = `(?:${words.join('|')})`;
  // Where a sentence says little but the title again, part of it in colour tells nothing.
  const said = (text.match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= SHORTEST_WORD);
  const isTitle = new RegExp(`^${any}$`, 'iu');
  if (said.filter((word) => isTitle.test(word)).length > said.length / 2) return [];
  const named = new RegExp(`(?<!\\p{L})${any}(?:\\s(?:(?:${LINKS})\\s)?${any})*(?!\\p{L})`, 'giu');
  const [longest] = [...text.matchAll(named)].map(toSpan).sort(([a, b], [c, d]) => d - c - (b - a));
  if (longest === undefined) return [];
  return longest[1] - longest[0] > text.length * MOST_STRESSED ? [] : [longest];
}

const toSpan = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length];

/** How a lead is set: its verb or its question larger, in a colour of its own. */
interface LeadLook {
  leadPt: number;
  colour: Colour;
  /** Of what a plain sentence turns on; the same as the rest where the ground allows no other. */
  stressed: Colour | null;
}

/** A single sentence or task as paragraphs: the verb above the rest, the question below its case. */
export function setLead(page: Page, text: string, style: TextStyle, look: LeadLook): Paragraph[] {
  const lead = readLead(text);
  const large = { isBold: true, font: 'major', sizePt: look.leadPt, colour: look.colour } as const;
  if (lead.kind === 'verb')
    return [
      page.paragraph(lead.verb, style, { ...large, spaceAfterPt: 6 }),
      page.paragraph(lead.rest, style),
    ];
  if (lead.kind === 'asked')
    return [
      page.paragraph(lead.told, style, { spaceAfterPt: 16 }),
      page.paragraph(lead.asked, style, { isBold: true, colour: look.colour }),
    ];
  return [look.stressed === null ? page.paragraph(text, style) : stress(page, text, style, look.stressed)];
}
