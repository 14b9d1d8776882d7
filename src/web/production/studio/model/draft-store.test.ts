import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeckOperation } from '#shared/composition/studio/deck-operations.ts';
import type { SavedDraft } from '#shared/composition/studio/studio.contract.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { DECK, finding, keepDraft, studioOf } from '#web/production/studio/testing/studio-deck.ts';
import { createDraftStore, type DraftPorts, type DraftStore, slideOf } from './draft-store.ts';
import { moveSlide } from './edit-slides.ts';

type Unsaved = { version: number; operations: DeckOperation[] };
const titles = (store: DraftStore) => store.get().deck.slides.map(({ title }) => title);
const offline = () => new ApiProblem({ code: 'network', status: 0, message: 'Sem conexão.' });
const outdated = (studio: unknown) =>
  new ApiProblem({ code: 'draft_outdated', status: 409, message: 'O rascunho mudou.', data: { studio } });

function open(
  send?: (version: number, operations: DeckOperation[]) => Promise<SavedDraft>,
  kept: Unsaved | null = null,
  judge: DraftPorts['judge'] = () => Promise.reject(new Error('judged with the save')),
) {
  const server = keepDraft();
  const browser = { kept };
  const store = createDraftStore(server.studio, {
    send: send ?? (async (version, operations) => server.save(version, operations)),
    judge,
    keep: (unsaved) => {
      browser.kept = unsaved;
    },
    onSessionLost: () => undefined,
    kept,
  });
  store.select('s2');
  return { store, server, browser };
}
const settle = (ms = 500) => vi.advanceTimersByTimeAsync(ms);
const type = (store: DraftStore, text: string) => store.write('title', text, true);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft on the desk', () => {
  it('is saved by itself a moment after the last key, as one step that one undo takes back', async () => {
    const { store, server } = open();
    for (const text of ['L', 'Lu', 'Luz']) type(store, text);
    expect(server.sent).toEqual([]);
    await settle();
    expect(server.sent).toHaveLength(1);
    expect(server.studio.deck.slides[1]?.title).toBe('Luz');
    expect(store.get()).toMatchObject({ version: 2, save: { phase: 'saved' } });
    store.undo();
    expect(titles(store)[1]).toBe('Luz e água');
    await settle();
    expect(server.studio.deck).toEqual(DECK);
    store.redo();
    expect(titles(store)[1]).toBe('Luz');
  });

  it('takes typing in another field, and after a pause in the same one, for steps of their own', () => {
    const { store } = open();
    type(store, 'Luz');
    store.write('notes', 'Fale.', true);
    store.seal();
    store.write('notes', 'Fale alto.', true);
    expect(store.get().past).toHaveLength(3);
  });

  it('while somebody types on and on is saved now and then', async () => {
    const { store, server } = open();
    for (let key = 0; key < 20; key += 1) {
      type(store, `Luz ${key}`);
      await settle(200);
    }
    expect(server.sent.length).toBeGreaterThanOrEqual(1);
    await settle();
    expect(server.studio.deck.slides[1]?.title).toBe('Luz 19');
  });

  it('keeps what was typed while an answer was on its way, and saves it after that, from its version', async () => {
    const answers: (() => void)[] = [];
    const server = keepDraft();
    const { store } = open(
      (version, operations) =>
        new Promise((resolve) => answers.push(() => resolve(server.save(version, operations)))),
    );
    type(store, 'Luz');
    await settle();
    type(store, 'Luz do Sol');
    await settle(1000);
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await settle(0);
    expect(titles(store)[1]).toBe('Luz do Sol');
    await settle();
    answers[1]?.();
    await settle();
    expect(server.sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(server.studio.deck.slides[1]?.title).toBe('Luz do Sol');
  });

  it('is kept in the browser while there is no connection, and sent when there is one', async () => {
    let isOnline = false;
    const server = keepDraft();
    const { store, browser } = open(async (version, operations) => {
      if (!isOnline) throw offline();
      return server.save(version, operations);
    });
    type(store, 'Luz');
    await settle();
    expect(store.get().save.phase).toBe('offline');
    type(store, 'Luz do Sol');
    expect(browser.kept?.operations).toMatchObject([{ op: 'slide', slide: { title: 'Luz do Sol' } }]);
    isOnline = true;
    await settle(5000);
    expect(store.get().save.phase).toBe('saved');
    expect(server.studio.deck.slides[1]?.title).toBe('Luz do Sol');
    expect(browser.kept).toBeNull();
  });

  it('that was saved although the answer got lost is not taken for a conflict', async () => {
    const server = keepDraft();
    let isFirst = true;
    const { store } = open(async (version, operations) => {
      if (version !== server.studio.version) throw outdated(server.studio);
      const saved = server.save(version, operations);
      if (!isFirst) return saved;
      isFirst = false;
      throw offline();
    });
    type(store, 'Luz');
    await settle(4000);
    expect(store.get()).toMatchObject({ version: 2, save: { phase: 'saved' } });
    expect(server.sent).toHaveLength(1);
  });

  it('that another window changed stops and asks; mine on top keeps what both did', async () => {
    const server = keepDraft();
    const { store } = open(async (version, operations) => {
      if (version !== server.studio.version) throw outdated(server.studio);
      return server.save(version, operations);
    });
    server.changeElsewhere((deck) => moveSlide(deck, 's3', 0));
    type(store, 'Luz');
    await settle();
    expect(store.get().save.phase).toBe('conflict');
    type(store, 'Luz do Sol');
    await settle(5000);
    expect(server.sent).toEqual([]);
    store.putMineOnTop();
    await settle();
    expect(titles(store)).toEqual(['Experimento', 'Fotossíntese', 'Luz do Sol']);
    expect(server.studio.deck).toEqual(store.get().deck);
  });

  it('goes on from the other window where that is chosen, and one undo brings mine back over it', async () => {
    const theirs = studioOf(moveSlide(DECK, 's3', 0), { version: 5 });
    const { store } = open(async () => Promise.reject(outdated(theirs)));
    type(store, 'Luz');
    await settle();
    store.takeTheirs();
    expect(store.get()).toMatchObject({ version: 5, save: { phase: 'saved' } });
    expect(titles(store)).toEqual(['Experimento', 'Fotossíntese', 'Luz e água']);
    store.undo();
    expect(titles(store)).toEqual(['Experimento', 'Fotossíntese', 'Luz']);
  });

  it('keeps its own steps when it goes on from another window: an undo takes back nothing of theirs', async () => {
    const { store, server } = open();
    type(store, 'Luz');
    await settle();
    type(store, 'Luz do Sol');
    store.seal();
    await settle();
    server.changeElsewhere((deck) => moveSlide(deck, 's3', 0));
    expect(store.meet(server.studio)).toBe('taken');
    expect(titles(store)).toEqual(['Experimento', 'Fotossíntese', 'Luz do Sol']);
    while (store.undo());
    expect(titles(store)).toEqual(['Experimento', 'Fotossíntese', 'Luz e água']);
    await settle();
    expect(server.studio.deck).toEqual(store.get().deck);
  });

  it('refused for what was written says why and does not ask again until something changes', async () => {
    const refusal = new ApiProblem({ code: 'invalid_request', status: 400, message: 'Slide grande demais.' });
    const send = vi.fn(async () => Promise.reject(refusal));
    const { store } = open(send);
    type(store, 'Luz');
    await settle(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(store.get().save).toMatchObject({ phase: 'refused', problem: 'Slide grande demais.' });
    type(store, 'Lu');
    await settle();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('finds again what a closed page could not save, unless the draft went on without it', () => {
    const slide = { ...(slideOf({ deck: DECK, slideId: 's2' }) ?? DECK.slides[0]), title: 'Luz' } as never;
    const kept = (version: number) => ({ version, operations: [{ op: 'slide' as const, slide }] });
    expect(titles(open(undefined, kept(1)).store)[1]).toBe('Luz');
    const late = open(undefined, kept(0)).store;
    expect(late.get().save.phase).toBe('conflict');
    late.takeTheirs();
    expect(titles(late)[1]).toBe('Luz e água');
  });

  it('draws only what changed under another address', async () => {
    const { store } = open();
    const before = store.get().pages;
    type(store, 'Luz do Sol e mais');
    await settle();
    const after = store.get().pages;
    expect(after.get('s1')).toBe(before.get('s1'));
    expect(after.get('s2')?.key).not.toBe(before.get('s2')?.key);
  });
});

describe('findings that follow their picture', () => {
  const judgedBy = (judge: DraftPorts['judge']) => {
    const server = keepDraft(studioOf(DECK, { findings: [finding()] }));
    const save = async (version: number, operations: DeckOperation[]) => ({
      ...server.save(version, operations),
      ...{ findings: [], isJudged: false },
    });
    const { store } = open(save, null, judge);
    // The desk began with these: an answer that is not judged yet takes nothing away.
    store.restore(server.studio);
    return store;
  };

  it('stay those of before, marked as being checked, until the answer of this very version', async () => {
    const answers: ((version: number) => void)[] = [];
    const hard = finding({ severity: 'hard' });
    const store = judgedBy(
      () =>
        new Promise((resolve) =>
          answers.push((version) => resolve({ version, findings: [hard], isJudged: true })),
        ),
    );
    type(store, 'Luz');
    await settle();
    store.hearJudged(2);
    await settle(0);
    expect(store.get()).toMatchObject({ version: 2, isJudged: false, findings: [finding()] });
    type(store, 'Luz e cor');
    await settle();
    // Late, of the version before.
    answers[0]?.(2);
    await settle(0);
    expect(store.get()).toMatchObject({ version: 3, isJudged: false, findings: [finding()] });
    expect(answers).toHaveLength(1);
    store.hearJudged(3);
    await settle(0);
    answers[1]?.(3);
    await store.judged();
    expect(store.get()).toMatchObject({ isJudged: true, findings: [hard] });
    expect(answers).toHaveLength(2);
  });

  it('are asked for at once where it is heard that they are there, else after a while, until they are', async () => {
    const answers = [false, false, true];
    let asked = 0;
    const store = judgedBy(async () => ({ version: 2, findings: [], isJudged: answers[asked++] ?? true }));
    // Heard before the answer to the save.
    store.hearJudged(2);
    type(store, 'Luz');
    await settle(410);
    expect([asked, store.get().isJudged]).toEqual([1, false]);
    await settle(1900);
    expect([asked, store.get().isJudged]).toEqual([1, false]);
    await settle(200);
    expect([asked, store.get().isJudged]).toEqual([2, false]);
    store.hearJudged(2);
    await store.judged();
    expect([asked, store.get()]).toMatchObject([3, { isJudged: true, findings: [] }]);
  });

  it('are asked for again where no answer comes, and stay marked where none comes at all', async () => {
    let asked = 0;
    const store = judgedBy(async () => {
      asked += 1;
      throw offline();
    });
    type(store, 'Luz');
    await settle(60_000);
    await store.judged();
    expect([asked, store.get().isJudged]).toEqual([4, false]);
  });
});
