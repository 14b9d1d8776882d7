import type { DeckOperation } from '#shared/composition/studio/deck-operations.ts';
import { diffDecks, isSame } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type {
  SavedDraft,
  Sheet,
  SlidePage,
  Studio,
  StudioFinding,
} from '#shared/composition/studio/studio.contract.ts';
import { indexOf, replaceSlide } from './edit-slides.ts';
import { putOnTop } from './merge-decks.ts';
import { createSaveLoop, recover, type SaveState } from './save-loop.ts';
import { type FieldPath, setAt } from './slide-paths.ts';

export interface DraftState {
  deck: DraftDeck;
  /** Id of the slide on the desk. */
  slideId: string;
  /** The field of it that is being worked on. */
  field: FieldPath | null;
  /** Where the next undo and redo lead. */
  past: readonly Step[];
  future: readonly Step[];
  /** Ids and sections in their order; the same object until one of them changes. */
  order: readonly { id: string; section: number | null }[];
  version: number;
  savedAt: string;
  /** What is drawn and found of the version that is saved. */
  saved: DraftDeck;
  pages: ReadonlyMap<string, SlidePage>;
  findings: readonly StudioFinding[];
  /** False while what was saved is being judged: `findings` are those of an earlier version then. */
  isJudged: boolean;
  /** The printed pages of a booklet; null for slides. */
  sheets: readonly Sheet[] | null;
  save: SaveState;
}

interface Step {
  deck: DraftDeck;
  slideId: string;
}

export interface DraftPorts {
  send: (version: number, operations: DeckOperation[]) => Promise<SavedDraft>;
  /** What was found in the newest version that the server has, once it is judged. */
  judge: () => Promise<Pick<SavedDraft, 'version' | 'findings' | 'isJudged'>>;
  keep: (unsaved: { version: number; operations: DeckOperation[] } | null) => void;
  onSessionLost: (error: unknown) => void;
  /** Left in this browser by a page that could not save it. */
  kept: { version: number; operations: DeckOperation[] } | null;
}

/** What is found is asked for after these too, where nobody told that the present version is judged. */
const ASK_AFTER_MS = [500, 2000, 8000, 30_000] as const;

/** The deck on the desk: every change at once, each of them to be undone, and saved by itself. */
export function createDraftStore(studio: Studio, ports: DraftPorts) {
  const listeners = new Set<() => void>();
  let state: DraftState = {
    ...{ deck: studio.deck, slideId: studio.deck.slides[0]?.id ?? '', past: [], future: [] },
    ...{ field: null, order: orderOf(studio.deck), version: studio.version, savedAt: studio.savedAt },
    ...{ saved: studio.deck, pages: pagesOf(studio, new Map()), findings: studio.findings },
    ...{ sheets: studio.sheets, isJudged: studio.isJudged },
    save: { phase: 'saved', problem: null, theirs: null },
  };
  /** What the last change was of: more of the same is the same step. */
  let lastPart: string | null = null;
  const set = (change: Partial<DraftState>) => {
    const order = change.deck ? orderOf(change.deck) : state.order;
    state = { ...state, ...change, order: isSame(order, state.order) ? state.order : order };
    for (const listener of listeners) listener();
  };
  // What is the same is drawn by nobody anew.
  const found = (findings: readonly StudioFinding[]) =>
    isSame(findings, state.findings) ? state.findings : findings;
  const takeSaved = (saved: SavedDraft, deck: DraftDeck) => {
    set({
      ...{ version: saved.version, savedAt: saved.savedAt, saved: deck, isJudged: saved.isJudged },
      ...(saved.isJudged && { findings: found(saved.findings) }),
      ...{ pages: pagesOf(saved, state.pages), sheets: saved.sheets },
    });
    if (!saved.isJudged) judging ??= judge().finally(() => (judging = null));
    if (heardJudged >= saved.version) wake();
  };
  let judging: Promise<void> | null = null;
  let isStopped = false;
  /** The newest version of which it was heard that it is judged, and what is to be done when one is heard of. */
  let heardJudged = 0;
  let wake = (): void => undefined;
  /** Waits until the saved version is judged, then asks; an answer for another one is dropped. */
  async function judge(): Promise<void> {
    for (let waited = 0; !state.isJudged && waited < ASK_AFTER_MS.length && !isStopped; ) {
      const asked = state.version;
      if (heardJudged < asked) await heardOrAfter(ASK_AFTER_MS[waited] ?? 0);
      const told = await ports.judge().catch(() => null);
      if (told?.isJudged && told.version === state.version) {
        set({ findings: found(told.findings), isJudged: true });
      } else if (asked === state.version) {
        waited += 1;
        heardJudged = 0;
      }
    }
  }
  const heardOrAfter = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  /** How many steps lie before what is saved, and before what is on its way there. */
  let [savedSteps, sentSteps] = [0, 0];
  const loop = createSaveLoop(
    {
      send: (version, operations) => {
        sentSteps = state.past.length;
        return ports.send(version, operations);
      },
      ...{ keep: ports.keep, onSessionLost: ports.onSessionLost },
      present: () => state.deck,
      onSaved: (saved, deck) => {
        savedSteps = Math.min(sentSteps, state.past.length);
        takeSaved(saved, deck);
      },
      onState: (save) => set({ save }),
    },
    studio,
  );

  /** `part`: what it is a change of; typing on in one field is one step. */
  function edit(deck: DraftDeck, { part = null, slideId = state.slideId }: EditOptions = {}): void {
    if (deck === state.deck) return;
    const isSameStep = part !== null && part === lastPart;
    const past = isSameStep ? state.past : [...state.past, { deck: state.deck, slideId: state.slideId }];
    lastPart = part;
    set({ deck, past, future: [], slideId });
    loop.touch();
  }

  function step(from: 'past' | 'future', to: 'past' | 'future'): boolean {
    const taken = state[from].at(-1);
    if (!taken) return false;
    lastPart = null;
    const here = { deck: state.deck, slideId: state.slideId };
    savedSteps = Math.min(savedSteps, state[from].length);
    set({
      ...{ deck: taken.deck, slideId: whereChanged(state.deck, taken) },
      ...{ [from]: state[from].slice(0, -1), [to]: [...state[to], here] },
    });
    loop.touch();
    return true;
  }

  /** Goes on from what the server has; `past` is what can be undone from there. */
  function adopt(theirs: Studio, deck: DraftDeck, past: readonly Step[]): void {
    lastPart = null;
    savedSteps = past.length;
    const isThere = indexOf(deck, state.slideId) >= 0;
    set({ deck, past, future: [], slideId: isThere ? state.slideId : (deck.slides[0]?.id ?? '') });
    takeSaved(theirs, theirs.deck);
    loop.rebase(theirs.version, theirs.deck);
  }

  /** The steps before what was saved, on top of what another window made since: an undo takes back nothing but ours. */
  const stepsOver = ({ deck: theirs }: Studio, count = savedSteps): Step[] => {
    const { deck: base } = loop.base();
    const steps = state.past
      .slice(0, count)
      .map(({ deck, slideId }) => ({ slideId, deck: putOnTop(base, deck, theirs) }));
    return steps.filter(({ deck }, at) => !isSame(deck, steps[at + 1]?.deck ?? theirs));
  };

  if (!state.isJudged) judging = judge().finally(() => (judging = null));
  const { kept } = ports;
  const left = kept && recover(studio.deck, kept.operations);
  if (!kept || !left) ports.keep(null);
  else if (kept.version === studio.version) edit(left);
  else {
    set({ deck: left });
    loop.conflict(studio);
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    editSlide: (slide: DraftSlide, options: EditOptions = {}) =>
      edit(replaceSlide(state.deck, slide), options),
    /** One field of the slide on the desk. */
    write(path: FieldPath, value: unknown, isTyped = false): void {
      const slide = slideOf(state);
      if (slide)
        edit(
          replaceSlide(state.deck, setAt(slide, path, value)),
          isTyped ? { part: `${slide.id} ${path}` } : {},
        );
    },
    /** The next change is a step of its own, though it were of the same field. */
    seal: () => {
      lastPart = null;
    },
    select: (slideId: string) => {
      lastPart = null;
      if (slideId !== state.slideId) set({ slideId, field: null });
    },
    lookAt: (field: FieldPath | null) => {
      if (field !== state.field) set({ field });
    },
    undo: () => step('past', 'future'),
    redo: () => step('future', 'past'),
    /** An older version was made the newest. */
    restore: (studio: Studio) =>
      adopt(studio, studio.deck, [...state.past, { deck: state.deck, slideId: state.slideId }]),
    /** Answers a conflict by putting what was changed here on top of what is there. */
    putMineOnTop(): void {
      const { theirs } = state.save;
      if (!theirs) return;
      const merged = putOnTop(loop.base().deck, state.deck, theirs.deck);
      adopt(theirs, merged, [...stepsOver(theirs), { deck: theirs.deck, slideId: state.slideId }]);
    },
    /** Another window made a newer version: gone on from where nothing is unsaved here, else to be answered. */
    meet(theirs: Studio): 'taken' | 'conflict' | 'known' {
      if (theirs.version <= state.version) return 'known';
      if (diffDecks(loop.base().deck, state.deck).length > 0) {
        loop.conflict(theirs);
        return 'conflict';
      }
      adopt(theirs, theirs.deck, stepsOver(theirs, state.past.length));
      return 'taken';
    },
    /** What is found of this version can be had now. */
    hearJudged(version: number): void {
      heardJudged = Math.max(heardJudged, version);
      if (version === state.version) wake();
    },
    /** Resolves once no save is on its way. */
    settled: loop.settled,
    takeTheirs(): void {
      const { theirs } = state.save;
      if (!theirs) return;
      // What was written here is one step back, over theirs.
      const mine = { deck: putOnTop(loop.base().deck, state.deck, theirs.deck), slideId: state.slideId };
      adopt(theirs, theirs.deck, [...stepsOver(theirs), mine]);
    },
    saveNow: loop.flush,
    isDirty: loop.isDirty,
    /** Resolves once nothing is being judged, whatever came of it. */
    judged: async (): Promise<void> => {
      while (judging !== null) await judging;
    },
    stop: () => {
      isStopped = true;
      loop.stop();
    },
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;

interface EditOptions {
  part?: string | null;
  slideId?: string;
}

export const slideOf = ({ deck, slideId }: Pick<DraftState, 'deck' | 'slideId'>): DraftSlide | undefined =>
  deck.slides.find(({ id }) => id === slideId);

const orderOf = ({ slides }: DraftDeck) => slides.map(({ id, section }) => ({ id, section }));

function pagesOf(
  { pages }: Pick<SavedDraft, 'pages'>,
  before: ReadonlyMap<string, SlidePage>,
): ReadonlyMap<string, SlidePage> {
  return new Map(
    pages.map((page) => {
      const known = before.get(page.slideId);
      return [page.slideId, known && isSame(known, page) ? known : page];
    }),
  );
}

/** The slide on which an undo is seen: the first that it changes, else the one that was on the desk then. */
function whereChanged(from: DraftDeck, { deck, slideId }: Step): string {
  const before = new Map(from.slides.map((slide) => [slide.id, slide]));
  const changed = deck.slides.find((slide) => before.get(slide.id) !== slide);
  return changed?.id ?? (indexOf(deck, slideId) >= 0 ? slideId : (deck.slides[0]?.id ?? ''));
}
