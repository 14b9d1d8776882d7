import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bookletOf } from '#engine/composing/editing/book-draft.ts';
import { type HeldLesson, holdLesson } from '#engine/composing/editing/hold-lesson.ts';
import { judgeEdited } from '#engine/composing/editing/judge-edited.ts';
import { mendSection } from '#engine/composing/editing/mend-section.ts';
import { mendSlide } from '#engine/composing/editing/mend-slide.ts';
import { drawDeck, type FittedDeck } from '#engine/composing/fitting/fit-deck.ts';
import { nameSlides } from '#engine/composing/name-pages.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import { drawDeckPage } from '#engine/composing/typst/draw-deck-pages.ts';
import type { Deck, Slide } from '#shared/composition/deck.ts';
import { type DraftSlide, isDeck } from '#shared/composition/studio/draft-model.ts';
import { COMPOSITION, PICTURES, pagePictureName } from './composing-task.ts';
import { editBooklet, judgeBooklet } from './edit-booklet.ts';
import {
  EDITED_WIDTH_PX,
  type EditingAssignment,
  type EditingOutcome,
  type LaidLesson,
  LESSON,
} from './editing-task.ts';
import { latest, openOnce } from './open-once.ts';

/** Lessons that are edited at the same time; to open one takes longer than anything else that an edit does. */
const held = latest<HeldLesson>(4);

/** Draws, judges or mends an edited deck. For a child: it draws what somebody wrote. */
export async function editAssignment({
  lesson: place,
  deck,
  before,
  folder,
  wish,
}: EditingAssignment): Promise<EditingOutcome> {
  const lesson = held.get(place) ?? held.keep(place, await open(place));
  if (!isDeck(deck)) {
    // As the analysis gives a section it stands in the version that was composed: the server has that.
    if (wish.kind === 'compose' || before === null) return { kind: 'proposed', slide: null };
    if (wish.kind === 'mend') {
      const { ordered, analysis, material, roles } = lesson;
      const { booklet } = bookletOf(deck, before.booklet);
      const subject = { booklet, ordered, printed: null, analysis, material, roles };
      return { kind: 'proposed', slide: mendSection(wish, deck, subject) };
    }
    const pictures = await loadPictures(deck.slides, place);
    const edit = { draft: deck, before, lesson, pictures };
    return wish.kind === 'judge' ? judgeBooklet(edit) : editBooklet(edit, { edited: wish.pictures, folder });
  }
  if (wish.kind === 'compose') return { kind: 'proposed', slide: propose(deck, lesson, wish.slideId) };
  const fitted = draw(deck);
  if ('undrawable' in fitted) return { kind: 'undrawable', slideId: fitted.undrawable };
  if (wish.kind === 'mend') {
    const { ordered, analysis, material, roles } = lesson;
    return {
      kind: 'proposed',
      slide: mendSlide(wish, { ...fitted, ordered, analysis, material, roles }, lesson),
    };
  }
  const findings = judgeEdited(fitted, lesson);
  if (wish.kind === 'judge') return { kind: 'judged', findings };
  const pages = nameSlides(fitted.drawn);
  const pictures: { key: string; name: string }[] = [];
  for (const [index, { slideId, key }] of pages.entries()) {
    if (slideId === undefined || key === undefined || !wish.pictures.includes(slideId)) continue;
    try {
      const bytes = await loadPictures(deck.slides.slice(index, index + 1), place);
      const page = await drawDeckPage(fitted.drawn, { pictures: bytes }, { index, widthPx: EDITED_WIDTH_PX });
      await writeFile(join(folder, pagePictureName(index)), page, { mode: 0o600 });
      pictures.push({ key, name: pagePictureName(index) });
    } catch {
      return { kind: 'undrawable', slideId };
    }
  }
  await writeFile(join(folder, COMPOSITION), JSON.stringify({ kind: 'deck', deck, drawn: fitted.drawn }), {
    mode: 0o600,
  });
  return { kind: 'drawn', pages, findings, pictures };
}

async function open(place: string): Promise<HeldLesson> {
  const laid = JSON.parse(await readFile(join(place, LESSON), 'utf8')) as LaidLesson;
  const { order, ...rest } = laid;
  const opened = await openOnce(order, laid);
  return holdLesson({ ...rest, opened, order: { ...order, source: opened.file } });
}

function draw(deck: Deck): FittedDeck | { undrawable: string | null } {
  const theme = openTheme(deck.theme);
  try {
    return { deck, ...drawDeck(deck, theme) };
  } catch {
    const faulty = deck.slides.find((slide, index) => {
      try {
        return theme.draw(slide, { deck, index }) === null;
      } catch {
        return true;
      }
    });
    return { undrawable: faulty?.id ?? null };
  }
}

/** The slide as the analysis gives it, where it stands now: its part and its minutes are the editor's. */
function propose(deck: Deck, lesson: HeldLesson, slideId: string): Slide | null {
  const composed = lesson.compose(deck).get(slideId);
  const shown = deck.slides.find(({ id }) => id === slideId);
  return composed && shown ? { ...composed, section: shown.section, minutes: shown.minutes } : null;
}

async function loadPictures(slides: readonly DraftSlide[], place: string): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const block of slides.flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'picture') continue;
    const bytes = await readFile(join(place, PICTURES, basename(block.picture))).catch(() => null);
    if (bytes) found.set(block.picture, bytes);
  }
  return found;
}
