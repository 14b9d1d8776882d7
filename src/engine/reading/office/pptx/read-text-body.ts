import { findSetOff } from '#engine/reading/find-set-off.ts';
import { readDrawingParagraph } from '#engine/reading/office/drawing/read-drawing-paragraph.ts';
import {
  type InlineText,
  joinInline,
  type ReadEquation,
  withEquations,
} from '#engine/reading/office/inline-text.ts';
import { raiseList } from '#engine/reading/office/raise-list.ts';
import {
  findChild,
  findChildren,
  findDescendants,
  findPath,
  numberAttribute,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import type { SlideShape } from './slide-shape.ts';
import { readPlaceholder, type SlideTemplate } from './slide-template.ts';

/** A paragraph of a shape before it is known what block it becomes. */
export interface SlideParagraph extends InlineText {
  /** The equations, when there is nothing else. */
  displayed: ReadEquation[];
  level: number;
  mark: 'bullet' | 'number' | null;
  /** The number that a counted list begins with. */
  start: number;
  sizePt: number;
  isBold: boolean;
}

const DEEPEST_LEVEL = 8;
/** Placeholders whose text is a list unless something says otherwise. */
const LIST_PLACEHOLDERS = new Set(['body', 'obj']);

/** The paragraphs with text of a shape, their marks and looks taken over from layout and master where need be. */
export function readTextBody(
  { element, placeholder }: SlideShape,
  template: SlideTemplate,
): SlideParagraph[] {
  const body = findChild(element, 'p:txBody');
  const paragraphs = findChildren(body, 'a:p');
  const read = paragraphs.map((paragraph) => readParagraph(paragraph));
  return joinFractions(paragraphs, read).filter((one) => one !== null);

  function readParagraph(paragraph: XmlElement): SlideParagraph | null {
    const writer = readDrawingParagraph(paragraph);
    const { text, equations, look } = writer.finish();
    if (text === '') return null;
    const own = findChild(paragraph, 'a:pPr');
    const level = Math.min(DEEPEST_LEVEL, Math.max(0, Math.trunc(numberAttribute(own, 'lvl') ?? 0)));
    const inShape = findPath(body, 'a:lstStyle', `a:lvl${level + 1}pPr`);
    const inherited = template.listLevelProperties(placeholder, level);
    const sources = [own, inShape, ...inherited].filter((source) => source !== undefined);
    const isListByKind = placeholder !== null && LIST_PLACEHOLDERS.has(placeholder.type);
    const mark = findMark(sources) ?? (isListByKind ? 'bullet' : null);
    return {
      ...{ text, equations, ...(look && { look }) },
      displayed: writer.isOnlyEquations ? writer.equations : [],
      level,
      mark: mark === 'none' ? null : mark,
      start: numberAttribute(findChild(own, 'a:buAutoNum'), 'startAt') ?? 1,
      ...measureRuns(paragraph, sources),
    };
  }
}

/** `Média = soma dos valores` with what follows `=` underlined, and a line below it moved in: a fraction typed by hand. */
function joinFractions(
  paragraphs: readonly XmlElement[],
  read: readonly (SlideParagraph | null)[],
): (SlideParagraph | null)[] {
  const joined = [...read];
  for (const [at, paragraph] of paragraphs.entries()) {
    const [above, below] = [joined[at], joined[at + 1]];
    const next = paragraphs[at + 1];
    if (!above || !below || next === undefined || below.text.includes('=')) continue;
    if (!endsUnderlined(paragraph) || !/^\s{4}/.test(textInside(next))) continue;
    joined[at] = { ...above, text: `${above.text} ÷ ${below.text}` };
    joined[at + 1] = null;
  }
  return joined;
}

/** A line is drawn under what stands behind `=`, and under nothing before it. */
function endsUnderlined(paragraph: XmlElement): boolean {
  const runs = findChildren(paragraph, 'a:r').filter((run) => textInside(run).trim() !== '');
  const isUnderlined = (run: XmlElement): boolean =>
    !['none', undefined].includes(findChild(run, 'a:rPr')?.attributes.u);
  const from = runs.findIndex(isUnderlined);
  return from > 0 && /=\s*$/.test(textInside(runs[from - 1] ?? '')) && runs.slice(from).every(isUnderlined);
}

function findMark(sources: XmlElement[]): 'bullet' | 'number' | 'none' | undefined {
  for (const source of sources) {
    if (findChild(source, 'a:buNone')) return 'none';
    if (findChild(source, 'a:buAutoNum')) return 'number';
    if (findChild(source, 'a:buChar') || findChild(source, 'a:buBlip')) return 'bullet';
  }
  return undefined;
}

/** PowerPoint's size where nothing names one. */
const DEFAULT_SIZE_PT = 18;
const UNITS_PER_POINT = 100;

/** The size of most letters of a paragraph, and whether nearly all are bold; `sources` are its properties, nearest first. */
function measureRuns(paragraph: XmlElement, sources: XmlElement[]): { sizePt: number; isBold: boolean } {
  const defaults = sources.map((source) => findChild(source, 'a:defRPr'));
  const size = firstNumber(defaults) ?? DEFAULT_SIZE_PT * UNITS_PER_POINT;
  const isBoldByDefault = defaults.find((one) => one?.attributes.b !== undefined)?.attributes.b === '1';
  const lettersBySize = new Map<number, number>();
  let [letters, boldLetters] = [0, 0];
  for (const run of findChildren(paragraph, 'a:r')) {
    const length = textInside(findChild(run, 'a:t') ?? '').trim().length;
    const properties = findChild(run, 'a:rPr');
    const own = firstNumber([properties]) ?? size;
    const bold = properties?.attributes.b;
    letters += length;
    lettersBySize.set(own, (lettersBySize.get(own) ?? 0) + length);
    if (bold === undefined ? isBoldByDefault : bold === '1' || bold === 'true') boldLetters += length;
  }
  const [commonest] = [...lettersBySize].sort(([, one], [, other]) => other - one);
  return {
    sizePt: (commonest?.[0] ?? size) / UNITS_PER_POINT,
    isBold: letters > 0 && boldLetters >= 0.9 * letters,
  };
}

function firstNumber(properties: (XmlElement | undefined)[]): number | null {
  return properties.map((one) => numberAttribute(one, 'sz')).find((value) => value !== null) ?? null;
}

type DraftList = Extract<DraftBlock, { type: 'list' }>;

/** The blocks of one shape's text: items that follow each other are one list, equations alone stand alone. */
export function assembleParagraphs(paragraphs: SlideParagraph[]): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let list: DraftList | null = null;
  const setOff = findSetOff(paragraphs, ({ text, look, level, mark }) => ({
    ...{ text, look },
    list: mark === null ? null : `${mark} ${level}`,
  }));
  for (const paragraph of paragraphs) {
    const { text, equations, displayed, level, mark, start } = paragraph;
    const own = setOff.get(paragraph);
    if (mark === null) {
      list = null;
      if (displayed.length === 0)
        blocks.push({ type: 'paragraph', text, ...withEquations(equations), ...own });
      else blocks.push(...displayed.map((equation): DraftBlock => ({ type: 'equation', ...equation })));
      continue;
    }
    const isOrdered = mark === 'number';
    if (!list || (level === 0 && list.isOrdered !== isOrdered)) {
      list = { type: 'list', isOrdered, ...(isOrdered && start > 1 && level === 0 && { start }), items: [] };
      blocks.push(list);
    }
    list.items.push({ text, level, ...own });
    if (equations.length > 0) list.equations ??= [];
    for (const equation of equations) list.equations?.push(equation);
  }
  return blocks.map(raiseList);
}

/**
 * The body of a notes page; its slide picture, number, header and footer are not part of what is said. Another office writes
 * what is said into a plain box where a page has no body.
 */
export function readSpeakerNotes(notesPage: XmlElement): DraftBlock[] {
  const shapes = findDescendants(findPath(notesPage, 'p:cSld', 'p:spTree'), 'p:sp');
  const read = (isSaid: (shape: XmlElement) => boolean): InlineText[] =>
    shapes
      .filter(isSaid)
      .flatMap((shape) => findChildren(findPath(shape, 'p:txBody'), 'a:p'))
      .flatMap((paragraph) => readDrawingParagraph(paragraph).finishLines())
      .filter(({ text }) => text.trim() !== '');
  const body = read((shape) => readPlaceholder(shape)?.type === 'body');
  const said = body.length === 0 ? read((shape) => readPlaceholder(shape) === null) : body;
  const notes: InlineText[][] = [];
  for (const paragraph of said) {
    const last = notes.at(-1);
    if (last !== undefined && !endsLine(last.at(-1), paragraph)) last.push(paragraph);
    else notes.push([paragraph]);
  }
  return notes.map((own) => {
    const { text, equations } = joinInline(own);
    return { type: 'note', noteType: 'speaker', text, ...withEquations(equations) };
  });
}

/** `… em um SGBD` without a stop above `Físicos: …`: joined, the two lines would be one sentence. */
const endsLine = (before: InlineText | undefined, next: InlineText): boolean =>
  /[^\s.!?:;,…–-]\s*$/u.test(before?.text ?? '') && /^\s*\p{Lu}/u.test(next.text);
