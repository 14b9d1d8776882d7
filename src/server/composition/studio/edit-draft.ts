import { EDITED_WIDTH_PX } from '#engine/composing/children/editing-task.ts';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import { listDraftPictures } from '#server/composition/draft-pictures.queries.ts';
import type { PageDrawer } from '#server/composition/page-drawer.ts';
import { requestJudgement } from '#server/composition/request-composition.ts';
import { type LessonRow, lessonTopic } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { BookletBlock, Picture } from '#shared/composition/blocks.ts';
import { deckSchema } from '#shared/composition/deck.ts';
import { applyOperations, type DeckOperation, isSame } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import type { SavedDraft } from '#shared/composition/studio/studio.contract.ts';
import { PALETTES_OF, TEMPLATES } from '#shared/composition/themes.ts';
import type { DeckEditor } from './deck-editor.ts';
import { keepEdited } from './keep-edited.ts';
import { type DeckVersion, findStudioLesson, loadNewest, refuseClosed } from './studio-lesson.ts';
import { tellSaved, tellStudio } from './tell-studio.ts';

/** What the studio's use cases share: the child that edits, and the pictures it drew on the way. */
export interface StudioDeps extends AppDeps {
  editor: DeckEditor;
  drawer: PageDrawer;
}

/** Slides whose pictures are drawn with the edit; of a change of many the others are drawn as they are looked at. */
const MOST_DRAWN = 2;
/** Letters of a whole deck as JSON: as long as the longest that any material gave, many times over. */
const MOST_LETTERS = 600_000;
const MOST_SECTIONS = 40;
/** Beyond it an axis has no scale. */
const LARGEST_NUMBER = 1e15;
const SLIDE_ID = /^[A-Za-z0-9-]{1,40}$/;

/**
 * Keeps what an editor did to a deck as its next version; nothing where it changes nothing.
 * @throws Problem `lesson_not_found`, `draft_not_found`, `wrong_state`, `on_hold`, `draft_refused` for what does not fit
 * the deck, `draft_outdated` with the present studio where another version came since
 */
export async function editDraft(
  deps: StudioDeps,
  viewer: Session,
  { lessonId, version, operations }: { lessonId: string; version: number; operations: DeckOperation[] },
): Promise<SavedDraft> {
  const { db } = deps.database;
  const lesson = await findStudioLesson(db, viewer, lessonId);
  refuseClosed(lesson, viewer);
  const before = await loadNewest(db, lesson);
  if (before.made.version !== version) throw await outdated(deps, viewer, lesson);
  const applied = applyOperations(before.deck, operations);
  if (applied === null) throw refuse('A mudança não combina com esta versão do rascunho.');
  const deck = settleDeck(applied, await listDraftPictures(db, lesson));
  if (isSame(deck, before.deck)) return tellSaved(before, before.made);
  return saveDeck(deps, viewer, { lesson, before, deck });
}

/**
 * Draws and judges an edited deck and keeps it after the version that was edited.
 * @throws Problem `draft_refused` where it cannot be drawn, `draft_outdated`, and as `refuseClosed` does
 */
export async function saveDeck(
  deps: StudioDeps,
  viewer: Session,
  { lesson, before, deck }: { lesson: LessonRow; before: DeckVersion; deck: DraftDeck },
): Promise<SavedDraft> {
  const pictures = changedSlides(before.deck, deck).slice(0, MOST_DRAWN);
  const drawn = await deps.editor.draw(lesson, before, { deck, pictures });
  for (const [key, picture] of drawn.pictures) deps.drawer.hold(lesson.id, key, EDITED_WIDTH_PX, picture);
  // Nobody holds the lesson while it is drawn; who was overtaken meanwhile hears so.
  const kept = await deps.database.db.transaction(async (tx) => {
    const locked = await findStudioLesson(tx, viewer, lesson.id, { lock: true });
    refuseClosed(locked, viewer);
    const edit = { deck, drawn, before: before.made, by: viewer.userId, now: deps.clock.now() };
    const made = await keepEdited(tx, locked, edit);
    // Other windows hear of it now, not when they save themselves.
    if (made) {
      const data = { version: made.version };
      await publishEvent(tx, { topic: lessonTopic(lesson.id), type: 'draft', data });
      if (!made.isJudged) await requestJudgement(tx, deps, locked);
    }
    return made;
  });
  if (!kept) throw await outdated(deps, viewer, lesson);
  const composition = JSON.parse(drawn.composition.toString()) as Composition;
  return tellSaved({ made: kept, composition }, before.made);
}

/** What was there before stays what it was: the one who comes later is told, with what is there now. */
export async function outdated(deps: StudioDeps, viewer: Session, { id }: LessonRow): Promise<Problem> {
  const { db } = deps.database;
  const lesson = await findStudioLesson(db, viewer, id);
  const version = await loadNewest(db, lesson);
  const studio = await tellStudio(deps, deps.editor, { lesson, viewer, version });
  return new Problem('draft_outdated', {
    message: 'O rascunho mudou em outra janela ou por outra pessoa. Confira o atual antes de continuar.',
    data: { studio },
  });
}

/**
 * The deck with the pictures that its slides show.
 * @throws Problem `draft_refused` for a picture that the lesson has not, colours of another theme, a number without a scale,
 * or too much of all
 */
export function settleDeck(deck: DraftDeck, known: readonly Picture[]): DraftDeck {
  const used = new Set(
    deck.slides.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'picture' ? [block.picture] : [])),
    ),
  );
  const pictures = [...used].map((key) => known.find((picture) => picture.key === key));
  if (pictures.includes(undefined)) throw refuse('A imagem não é desta aula. Envie-a antes de usá-la.');
  const isOfKind = deck.kind === 'deck' ? deckSchema.safeParse(deck).success : deck.theme in TEMPLATES;
  if (!isOfKind) throw refuse('A mudança não combina com esta versão do rascunho.');
  if (!PALETTES_OF[deck.theme].includes(deck.palette))
    throw refuse('Escolha um tema e as cores que vão com ele.');
  if (deck.slides.some(({ id }) => !SLIDE_ID.test(id)))
    throw refuse('O que foi acrescentado não tem um identificador válido.');
  if (deck.slides.some(({ blocks }) => blocks.some(holdsImmense)))
    throw refuse('O gráfico tem um número grande demais para ser desenhado.');
  if (deck.sections.length > MOST_SECTIONS || JSON.stringify(deck).length > MOST_LETTERS)
    throw refuse('É texto demais para um rascunho. Deixe parte dele de fora.');
  return { ...deck, pictures: known.filter(({ key }) => used.has(key)) };
}

const holdsImmense = (block: BookletBlock): boolean =>
  block.type === 'chart' &&
  block.series.some(({ values }) => values.some((value) => Math.abs(value ?? 0) > LARGEST_NUMBER));

const refuse = (message: string): Problem => new Problem('draft_refused', { message });

const changedSlides = (from: DraftDeck, to: DraftDeck): string[] => {
  const known = new Map(from.slides.map((slide) => [slide.id, slide]));
  return to.slides.filter((slide) => !isSame(slide, known.get(slide.id))).map(({ id }) => id);
};
