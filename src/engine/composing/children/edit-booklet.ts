import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureBytes, Setting } from '#engine/composing/booklet/typeset-booklet.ts';
import type { BookDesk } from '#engine/composing/compose-lesson.ts';
import { bookletOf, type DeskPlace, GLOSSARY, SOURCES } from '#engine/composing/editing/book-draft.ts';
import type { HeldLesson } from '#engine/composing/editing/hold-lesson.ts';
import { ANSWERED_FOR, type EditedFinding } from '#engine/composing/editing/judge-edited.ts';
import { mendSection, placeOf } from '#engine/composing/editing/mend-section.ts';
import { refitPages } from '#engine/composing/editing/refit-pages.ts';
import type {
  BookletFinding,
  BookletSubject,
  PrintedBooklet,
  PrintedPage,
} from '#engine/composing/lint/booklet-check.ts';
import { lintBooklet } from '#engine/composing/lint/lint-booklet.ts';
import { type ReadPages, readPrint } from '#engine/composing/make-booklet.ts';
import { nameBookletPages } from '#engine/composing/name-pages.ts';
import { TypesetError } from '#engine/composing/typst/compile.ts';
import { drawPages } from '#engine/composing/typst/draw-pages.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import type { Sheet } from '#shared/composition/studio/studio.contract.ts';
import { COMPOSITION, pagePictureName } from './composing-task.ts';
import { type BookletVersion, EDITED_WIDTH_PX, type EditingOutcome } from './editing-task.ts';

interface BookletEdit {
  draft: DraftDeck;
  before: BookletVersion;
  lesson: HeldLesson;
  pictures: PictureBytes;
}

/** Raised where the same page gives another picture from now on. */
const PICTURES = 1;
/** Which parts there are, under what name and in what order, is the editor's to say; words: `ANSWERED_FOR`. */
const OF_ORDER = new Set(['order-left', 'unit-missing']);
/** Pages that this child read, and what it set last: an edit changes a page or two, and is judged once its picture is there. */
const read: ReadPages = new Map();
const unjudged = new Map<string, LaidBooklet>();
const MOST_UNJUDGED = 4;

/**
 * Sets a booklet that a person has edited and draws what changed first. What is wrong with it `judgeBooklet` says: whoever
 * writes waits for the picture.
 * @param edited ids of the sections that changed
 */
export async function editBooklet(
  edit: BookletEdit,
  { edited, folder }: { edited: readonly string[]; folder: string },
): Promise<EditingOutcome> {
  const { draft, before } = edit;
  try {
    const laid = await layBooklet(edit);
    const { subject, setting, pdf, sheets, begins } = laid;
    const known = new Set(before.keys);
    const drawn: { key: string; name: string }[] = [];
    // One is looked at: text that moved on to others is drawn as somebody turns to it.
    const changed = sheets.flatMap(({ key, zones }, at) => (known.has(key) ? [] : [{ at, key, zones }]));
    const isEdited = ({ zones }: Sheet) => zones.some(({ slideId }) => edited.includes(slideId));
    const first = changed.find(isEdited) ?? changed[0];
    if (first) {
      const name = pagePictureName(first.at);
      for await (const page of drawPages(pdf, { widthPx: EDITED_WIDTH_PX }, [first.at]))
        await writeFile(join(folder, name), page, { mode: 0o600 });
      drawn.push({ key: first.key, name });
    }
    const desk: BookDesk = { draft, asComposed: before.setting, sheets, begins };
    const composition = { kind: 'booklet', booklet: subject.booklet, setting, desk };
    await writeFile(join(folder, COMPOSITION), JSON.stringify(composition), { mode: 0o600 });
    const pages = nameBookletPages(subject.printed).map((page, at) => ({
      ...page,
      key: sheets[at]?.key ?? '',
    }));
    unjudged.set(nameOf(edit), laid);
    for (const oldest of unjudged.keys()) {
      if (unjudged.size <= MOST_UNJUDGED) break;
      unjudged.delete(oldest);
    }
    return { kind: 'drawn', pages, findings: null, pictures: drawn };
  } catch (error) {
    if (error instanceof TypesetError) return { kind: 'undrawable', slideId: null };
    throw error;
  }
}

/** What the linter says of a booklet as it lies on the desk; set anew where this child did not set it last. */
export async function judgeBooklet(edit: BookletEdit): Promise<EditingOutcome> {
  const { draft } = edit;
  const name = nameOf(edit);
  const set = unjudged.get(name);
  const { subject, places, marks, begins } =
    set?.subject.analysis === edit.lesson.analysis ? set : await layBooklet(edit);
  unjudged.delete(name);
  const findings = lintBooklet(subject).map((one) =>
    placeFinding(one, { subject, places, marks, begins, draft }),
  );
  return { kind: 'judged', findings };
}

/** The same draft, set from the same beginning, is the same booklet. */
const nameOf = ({ draft, before }: BookletEdit): string =>
  createHash('sha256')
    .update(JSON.stringify([draft, before.setting]))
    .digest('base64url');

/** A booklet on its pages, and where on them lies what is on the desk. */
interface LaidBooklet {
  subject: BookletSubject & { printed: PrintedBooklet };
  setting: Setting;
  places: ReadonlyMap<string, DeskPlace>;
  pdf: Uint8Array;
  marks: Mark[];
  sheets: Sheet[];
  begins: Record<string, number>;
}

async function layBooklet({ draft, before, lesson, pictures }: BookletEdit): Promise<LaidBooklet> {
  const { booklet, places } = bookletOf(draft, before.booklet);
  const { setting, typeset } = refitPages(booklet, before.setting, pictures);
  const pdf = typeset.toPdf('ua-1');
  const printed = await readPrint(pdf, read);
  const marks = readMarks(typeset.query('<places>'), places);
  const { ordered, analysis, material, roles } = lesson;
  return {
    ...{ setting, places, pdf, marks },
    sheets: placeSheets(printed, marks, booklet, draft),
    begins: findBegins(draft, marks, printed),
    subject: { booklet, ordered, printed, analysis, material, roles },
  };
}

/** Where something of the desk begins on paper. */
interface Mark extends DeskPlace {
  /** From 0. */
  page: number;
  /** Share of the page's height from its top. */
  down: number;
}

const PAGE_MM = 297;
/** Where the text of a page ends, and begins where it goes on from the page before. */
const BODY = { top: 25 / PAGE_MM, bottom: 273 / PAGE_MM };
const SIDES = { x: 0.08, w: 0.84 };
/** A mark stands at the top of letters: what frames them has air above. */
const AIR = 1.6 / PAGE_MM;

/** As the templates tell them: key, page from 1, millimetres from its top. */
function readMarks(told: unknown[], places: ReadonlyMap<string, DeskPlace>): Mark[] {
  const rows = (told[0] ?? []) as [key: string, page: number, down: number][];
  return rows
    .flatMap(([key, page, down]) => {
      const place = places.get(key);
      return place ? [{ ...place, page: page - 1, down: down / PAGE_MM - AIR }] : [];
    })
    .sort((a, b) => a.page - b.page || a.down - b.down);
}

function placeSheets(
  { pages }: PrintedBooklet,
  marks: readonly Mark[],
  booklet: Booklet,
  draft: DraftDeck,
): Sheet[] {
  const slides = new Map(draft.slides.map((slide) => [slide.id, slide]));
  const round = (share: number) => Math.round(10_000 * share) / 10_000;
  return pages.map((page, at) => {
    const own = marks.filter((mark) => mark.page === at);
    const goesOn = marks.findLast((mark) => mark.page < at);
    const [first] = own;
    const all = [
      ...(goesOn && at > 2 && (first === undefined || first.down > BODY.top + 0.02)
        ? [{ ...goesOn, page: at, down: BODY.top }]
        : []),
      ...own,
    ];
    const zones = all.flatMap((mark, index) => {
      const end = all[index + 1]?.down ?? BODY.bottom;
      const slide = slides.get(mark.slideId);
      if (!slide || end - mark.down < 0.004) return [];
      const text =
        mark.path === 'title' ? slide.title : wordsAt(slide.blocks[Number(mark.path.split('.')[1])]);
      const place = { slideId: mark.slideId, path: mark.path };
      return [{ name: '', ...SIDES, y: round(mark.down), h: round(end - mark.down), text, ...place }];
    });
    const blocks = zones.map(({ slideId, path }) =>
      path === 'title' ? null : slides.get(slideId)?.blocks[Number(path.split('.')[1])],
    );
    return { key: keyOf(page, blocks, booklet), zones };
  });
}

const wordsAt = (block: unknown): string => {
  const { text, caption, wish } = (block ?? {}) as Record<string, unknown>;
  return [text, caption, wish]
    .filter((one) => typeof one === 'string')
    .join(' ')
    .slice(0, 60);
};

/** Names the picture of a page by all that it shows: its lines with their places, and what stands there. */
function keyOf({ lines, drawn }: PrintedPage, blocks: unknown[], { template, palette }: Booklet): string {
  const text = lines.map(({ text: said, left, top, size }) => [
    said,
    Math.round(left),
    Math.round(top),
    size,
  ]);
  const boxes = drawn.map(({ left, right, top, bottom }) => [left, right, top, bottom].map(Math.round));
  const shown = JSON.stringify([PICTURES, template, palette, text, boxes, blocks]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}

/** The page, from 0, on which each section begins; what has no mark of its own is found by its heading. */
function findBegins(
  draft: DraftDeck,
  marks: readonly Mark[],
  { pages }: PrintedBooklet,
): Record<string, number> {
  const headed = (title: string) =>
    Math.max(
      0,
      pages.findIndex(({ lines }) =>
        lines.some(({ text, tagLevel }) => tagLevel === 1 && text.trim() === title),
      ),
    );
  const named: Record<string, string> = { [GLOSSARY]: 'Glossário', [SOURCES]: 'Referências' };
  let last = 0;
  return Object.fromEntries(
    draft.slides.map(({ id }) => {
      const mark = marks.find(({ slideId }) => slideId === id);
      const name = named[id];
      last = mark?.page ?? (name === undefined ? last : headed(name));
      return [id, last];
    }),
  );
}

/** A finding by the section it is about: its block's, that of the page, else the one that opens its chapter. */
function placeFinding(
  finding: BookletFinding,
  {
    subject,
    places,
    marks,
    begins,
    draft,
  }: {
    subject: BookletSubject;
    places: ReadonlyMap<string, DeskPlace>;
    marks: readonly Mark[];
    begins: Record<string, number>;
    draft: DraftDeck;
  },
): EditedFinding {
  const { check, severity, chapterId, page, message } = finding;
  const chapter = subject.booklet.chapters.find(({ id }) => id === chapterId);
  const place = placeOf(finding, subject.booklet, places);
  const onPage =
    page === null
      ? undefined
      : draft.slides.findLast(({ id }) => (begins[id] ?? 0) <= page - 1 && (begins[id] ?? 0) > 0)?.id;
  const slideId = place?.slideId ?? onPage ?? chapter?.id ?? null;
  const mark = place && marks.find((one) => one.slideId === place.slideId && one.path === place.path);
  const begun = slideId === null ? undefined : begins[slideId];
  return {
    ...{ check, message, slideId, element: place?.path ?? null },
    page: page ?? ((mark?.page ?? begun ?? -1) + 1 || null),
    isMendable: mendSection({ check, slideId }, draft, subject) !== null,
    severity: ANSWERED_FOR.has(check) || OF_ORDER.has(check) ? 'soft' : severity,
  };
}
