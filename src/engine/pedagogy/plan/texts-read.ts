import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import type { Question } from '#engine/pedagogy/material/read-questions.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { DraftItem } from './draft-item.ts';

/** What of a text of a test a question asks about. */
export interface TextRead {
  /** `Texto 1`, or the place of a text that stands right before its questions. */
  name: string;
  /** `Texto 1: O rio e a cidade` */
  title: string;
  /** Empty where the question is about all of it, or it is a picture. */
  passages: Grounded[];
  /** The question says again what it needs: `Segundo o Texto 1, 40 mil plantas e 400 mamíferos; a razão é` */
  isSelfContained: boolean;
}

/** A text that a test calls by a number. */
interface Numbered {
  sign: string;
  title: Grounded | null;
  /** Paragraph by paragraph. */
  paragraphs: Grounded[];
  pieces: Piece[];
}

const LABEL = /^\W*texto\s+(\d{1,2}|[IVX]{1,4})\W*(?:[–:-]\s*(?<title>\p{L}.{3,80}))?$/iu;
const ASKED = /^\W*(?:quest[ãa]o\s*)?\d{1,3}\s?[).º–-]/iu;
const SHORTEST_PARAGRAPH = 80;
const known = new WeakMap<Lesson, Numbered[]>();

/** The texts that a test numbers (`TEXTO 1`), each up to the next one or the first question. */
export function readTexts(lesson: Lesson): Numbered[] {
  const found = known.get(lesson) ?? findTexts(lesson);
  known.set(lesson, found);
  return found;
}

function findTexts({ sections, material, spell }: Lesson): Numbered[] {
  const bits = material.understanding?.bits ?? [];
  const pieces = [...sections.flatMap((section) => section.pieces), ...material.asides];
  const of = Map.groupBy(pieces, ({ block }) => block);
  const texts: Numbered[] = [];
  let open: Numbered | null = null;
  for (const bit of bits) {
    const label = bit.kind === 'cell' ? null : LABEL.exec(bit.text);
    const own = of.get(bit.block) ?? [];
    const basis = own.flatMap(({ statements }) => statements);
    if (label !== null) {
      open = { sign: label[1] ?? '', title: null, paragraphs: [], pieces: [] };
      if (label.groups?.title !== undefined) open.title = { text: label.groups.title, basis };
      texts.push(open);
      continue;
    }
    if (open === null) continue;
    if (bit.role === 'exercise' && (ASKED.test(bit.text) || open.paragraphs.length > 0)) open = null;
    else if (bit.role === 'heading' || bit.kind === 'heading') {
      open.title ??= basis.length === 0 ? null : { text: cleanTitle(bit.text, spell), basis };
      open.pieces.push(...own);
    } else {
      open.pieces.push(...own);
      const last = open.paragraphs.at(-1);
      const isTold = (isContentRole(bit.role) || bit.role === 'instruction') && basis.length > 0;
      if (!isTold) continue;
      // What a page cut off goes on with a small letter.
      if (last !== undefined && /^\p{Ll}/u.test(bit.text))
        open.paragraphs[open.paragraphs.length - 1] = {
          text: `${last.text} ${bit.text}`,
          basis: [...last.basis, ...basis],
        };
      else if (bit.text.length >= SHORTEST_PARAGRAPH) open.paragraphs.push({ text: bit.text, basis });
    }
  }
  return texts;
}

const ORDINALS = [
  'primeir',
  'segund',
  'terceir',
  'quart',
  'quint',
  'sext',
  's[ée]tim',
  'oitav',
  'non',
  'd[ée]cim',
];
/** `o Texto 1`, `os textos 1, 2 e 3` */
const NAMES =
  /(?<!\p{L})textos?\s+((?:\d{1,2}|[IVX]{1,4})(?:(?:,\s|\se\s)(?:\d{1,2}|[IVX]{1,4}))*)(?![\p{L}\d])/giu;
/** Of the whole: its kind, its aim, what it is about. */
const OF_ALL =
  /(?<!\p{L})(?:tipo textual|g[êe]nero|inten[çc][ãa]o|finalidade|objetivo|tema|assunto|linguagem|registro|t[íi]tulo mais adequado)(?!\p{L})|textos?\s+\S+\s+(?:é|são|pode ser classificad[oa])\s*:?\s*$/iu;
const FEWEST_SHARED = 4;
const LONGEST_PASSAGE = 900;

/** What the question needs of the texts that it names; null where it names none, or is told with what it is about. */
export function textOf(texts: readonly Numbered[], { own, support }: Question): TextRead | null {
  if (texts.length === 0 || support.length > 1) return null;
  const stem = own
    .flatMap(({ statements }) => statements)
    .filter(({ role }) => role === 'exercise')
    .map(({ text }) => text)
    .join(' ');
  const signs = [...stem.matchAll(NAMES)].flatMap(([, listed = '']) => listed.split(/,\s|\se\s/u));
  const [sign, ...others] = new Set(signs);
  const text = texts.find((one) => one.sign === sign);
  if (text === undefined) return null;
  const name = `Texto ${text.sign}`;
  const title = text.title === null ? name : `${name}: ${text.title.text}`;
  const options = own.flatMap(({ statements }) => statements).filter(({ role }) => role === 'alternative');
  const isSelfContained = options.length > 0 && options.every((one) => /\d/.test(one.text));
  if (isSelfContained) return { name, title, passages: [], isSelfContained };
  const whole = { name, title, passages: [], isSelfContained: false };
  if (others.length > 0) return whole;
  if (/(?<!\p{L})t[íi]tulo(?!\p{L})/iu.test(stem) && text.title !== null)
    return { ...whole, passages: [{ text: `Título: “${text.title.text}”`, basis: text.title.basis }] };
  const place = ORDINALS.findIndex((one) =>
    new RegExp(`(?<!\\p{L})${one}[oa] par[áa]grafo`, 'iu').test(stem),
  );
  const at =
    place >= 0
      ? place
      : OF_ALL.test(stem)
        ? -1
        : likest(text.paragraphs, [stem, ...options.map((one) => one.text)].join(' '));
  const passage = text.paragraphs[at];
  if (passage === undefined || passage.text.length > LONGEST_PASSAGE) return whole;
  return { ...whole, passages: [{ text: `${at + 1}º parágrafo: ${passage.text}`, basis: passage.basis }] };
}

/** The paragraph that shares most with what is asked; -1 where none stands out. */
function likest(paragraphs: readonly Grounded[], asked: string): number {
  const stems = new Set(contentStems(asked));
  const shared = paragraphs.map(
    ({ text }) => new Set(contentStems(text).filter((one) => stems.has(one))).size,
  );
  const [most = 0, next = 0] = [...shared].sort((one, other) => other - one);
  return most >= FEWEST_SHARED && most > next ? shared.indexOf(most) : -1;
}

const LONGEST_TEXT = 1050;

/** Texts that get a slide of their own, with all that is asked of each. */
export function textsBefore(units: readonly { read: TextRead | null }[]): TextRead[][] {
  const asked = units.flatMap(({ read }) => (read !== null && read.passages.length > 0 ? [read] : []));
  return [...Map.groupBy(asked, ({ name }) => name).values()];
}

/** The passages that the questions ask about, each once, on as many slides as they take. */
export function draftText(reads: readonly TextRead[]): DraftItem[] {
  const [first] = reads;
  return cutText(reads).map((points) => ({
    ...{ purpose: 'conteudo', title: first?.title ?? '', points },
    pieces: [...new Set(points.flatMap(({ basis }) => basis.map(({ piece }) => piece)))],
  }));
}

export function cutText(reads: readonly TextRead[]): Grounded[][] {
  const all = new Map(reads.flatMap(({ passages }) => passages).map((one) => [one.text, one]));
  const slides: Grounded[][] = [];
  let room = 0;
  for (const passage of [...all.values()].sort((one, other) => placeOf(one) - placeOf(other))) {
    room -= passage.text.length;
    if (slides.length === 0 || room < 0) {
      slides.push([]);
      room = LONGEST_TEXT - passage.text.length;
    }
    slides.at(-1)?.push(passage);
  }
  return slides;
}

const placeOf = ({ basis: [first] }: Grounded): number => first?.piece.order ?? 0;
