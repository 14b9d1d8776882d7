import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { Page } from './page.ts';
import { readLead } from './read-lead.ts';

/** An amount with what it counts: `14 mil quilômetros`, `R$ 3,50`, `50%`; a year alone is one too. */
const AMOUNT =
  /(?:R\$\s?)?(?<![\p{L}\d])\d[\d.,]*(?<![.,])(?:\s?(?:%|°C|[kcm]?m[²³]?|km|kg|g)(?!\p{L})|\s(?:mil(?:hão|hões)?|bilh(?:ão|ões)|por cento|anos?|dias?|horas?|minutos?|metros?|quilômetros?|quadrados?|reais))*(?!\p{L})/gu;
const LINKS = 'd[aeo]s?|e|em|para|com';
const SHORTEST_WORD = 4;
/** More than this share of a sentence in colour stresses nothing. */
const MOST_STRESSED = 0.45;
const MOST_AMOUNTS = 3;

/** One sentence with what it turns on in another colour: its amounts, else the words that it shares with the title. */
export function stress(page: Page, text: string, style: TextStyle, colour: Colour): Paragraph {
  const parts = findStressed(text, page.slide.title);
  const bound = page.paragraph(text, style).runs;
  const [only] = bound;
  // Raised and lowered signs are runs of their own, which stay as they are.
  if (parts.length === 0 || bound.length !== 1 || only === undefined) return { runs: bound };
  const runs: Paragraph['runs'] = [];
  let at = 0;
  for (const [from, to] of parts) {
    if (from > at) runs.push({ ...only, text: only.text.slice(at, from) });
    runs.push({ ...only, colour, text: only.text.slice(from, to) });
    at = to;
  }
  if (at < only.text.length) runs.push({ ...only, text: only.text.slice(at) });
  return { runs };
}

/** Starts and ends in the text. */
function findStressed(text: string, title: string): [number, number][] {
  // Of a formula no part is more than another.
  if (text.includes('=')) return [];
  const amounts = [...text.matchAll(AMOUNT)].map(toSpan);
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

const toSpan = (match: RegExpExecArray): [number, number] => [match.index, match.index + match[0].length];

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
