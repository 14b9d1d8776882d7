import {
  applyOperations,
  type DeckOperation,
  diffDecks,
} from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import type { SavedDraft, Studio } from '#shared/composition/studio/studio.contract.ts';
import { ApiProblem, isSessionLost, messageOf } from '#web/platform/api-problem.ts';

/** After the last key; and at the latest, while somebody types on and on. */
export const SAVE_AFTER_MS = 400;
const SAVE_AT_LATEST_MS = 2500;
const RETRY_MS = [2000, 5000, 15_000, 30_000] as const;

/** `refused`: the server says no to what was written, and asking again would not help. */
export type SavePhase = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict';

export interface SaveState {
  phase: SavePhase;
  /** pt-BR; what keeps it from being saved. */
  problem: string | null;
  /** What another window made of it, where it did. */
  theirs: Studio | null;
}

export interface SavePorts {
  send: (version: number, operations: DeckOperation[]) => Promise<SavedDraft>;
  /** The deck as it is now. */
  present: () => DraftDeck;
  onSaved: (saved: SavedDraft, deck: DraftDeck) => void;
  onState: (state: SaveState) => void;
  /** The session is over: what is not saved must outlive the page. */
  onSessionLost: (error: unknown) => void;
  /** Keeps what is not saved in this browser; null forgets it. */
  keep: (unsaved: { version: number; operations: DeckOperation[] } | null) => void;
}

/**
 * Saves a deck by itself, one save after the other, each from the version that the one before made. An answer never touches
 * what is on the desk: it only says up to where that is safe.
 */
export function createSaveLoop(ports: SavePorts, first: { version: number; deck: DraftDeck }) {
  let base = first;
  let state: SaveState = { phase: 'saved', problem: null, theirs: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let tries = 0;
  let running: Promise<void> | null = null;
  const tell = (next: Partial<SaveState>) => {
    const before = state;
    state = { problem: null, theirs: null, ...next, phase: next.phase ?? state.phase };
    if (!isSameState(before, state)) ports.onState(state);
  };
  const pending = () => diffDecks(base.deck, ports.present());
  const plan = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), afterMs);
  };

  function touch(): void {
    if (state.phase === 'conflict') return;
    const operations = pending();
    if (operations.length === 0 && running === null) {
      clearTimeout(timer);
      waitingSince = null;
      ports.keep(null);
      tell({ phase: 'saved' });
      return;
    }
    ports.keep({ version: base.version, operations });
    waitingSince ??= Date.now();
    if (running === null) {
      // What the server is away from is tried again in its own time.
      if (state.phase === 'offline') return;
      tell({ phase: 'unsaved' });
      const waited = Date.now() - waitingSince;
      plan(Math.max(0, Math.min(SAVE_AFTER_MS, SAVE_AT_LATEST_MS - waited)));
    }
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= save().finally(() => {
      running = null;
      if (state.phase === 'saved') touch();
    });
    return running;
  }

  async function save(): Promise<void> {
    const deck = ports.present();
    const operations = diffDecks(base.deck, deck);
    waitingSince = null;
    if (operations.length === 0) {
      tell({ phase: 'saved' });
      return;
    }
    tell({ phase: 'saving' });
    try {
      const saved = await ports.send(base.version, operations);
      tries = 0;
      base = { version: saved.version, deck };
      ports.keep(null);
      ports.onSaved(saved, deck);
      tell({ phase: 'saved' });
    } catch (error) {
      fail(error, deck);
    }
  }

  function fail(error: unknown, sent: DraftDeck): void {
    if (isSessionLost(error)) ports.onSessionLost(error);
    const theirs = error instanceof ApiProblem ? (error.data.studio as Studio | undefined) : undefined;
    if (theirs && diffDecks(theirs.deck, sent).length === 0) {
      // The answer of an earlier try was lost on the way: what is there is what was sent.
      base = { version: theirs.version, deck: sent };
      ports.keep(null);
      ports.onSaved(theirs, sent);
      tell({ phase: 'saved' });
    } else if (theirs) {
      tell({ phase: 'conflict', theirs, problem: messageOf(error) });
    } else if (isRefusal(error)) {
      tell({ phase: 'refused', problem: messageOf(error) });
    } else {
      tell({ phase: 'offline', problem: messageOf(error) });
      plan(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0);
      tries += 1;
    }
  }

  return {
    /** Something was changed. */
    touch,
    /** Saves now; resolves once nothing is on its way, whatever came of it. */
    async flush(): Promise<SavePhase> {
      if (state.phase === 'conflict') return 'conflict';
      await running;
      if (pending().length > 0) await run();
      return state.phase;
    },
    /** Begins anew from what the server has. */
    rebase(version: number, deck: DraftDeck): void {
      clearTimeout(timer);
      base = { version, deck };
      tries = 0;
      waitingSince = null;
      tell({ phase: 'saved' });
      touch();
    },
    /** What is on the desk was made of an older version than this. */
    conflict(theirs: Studio): void {
      clearTimeout(timer);
      tell({ phase: 'conflict', theirs });
    },
    settled: async (): Promise<void> => {
      while (running !== null) await running;
    },
    isDirty: () => running !== null || pending().length > 0,
    base: () => base,
    stop: () => clearTimeout(timer),
  };
}

const isSameState = (one: SaveState, other: SaveState): boolean =>
  one.phase === other.phase && one.problem === other.problem && one.theirs === other.theirs;

/** Asked again it would be refused again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;

/** What was kept in this browser, on the deck of the server; null where it does not fit or changes nothing. */
export function recover(deck: DraftDeck, operations: readonly DeckOperation[]): DraftDeck | null {
  const recovered = applyOperations(deck, operations);
  return recovered && diffDecks(deck, recovered).length > 0 ? recovered : null;
}
