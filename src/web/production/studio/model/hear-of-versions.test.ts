import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import type { SavedDraft, Studio } from '#shared/composition/studio/studio.contract.ts';
import { keepDraft } from '#web/production/studio/testing/studio-deck.ts';
import { createDraftStore } from './draft-store.ts';
import { hearOfVersions } from './hear-of-versions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const called = (title: string) => (deck: DraftDeck) => ({
  ...deck,
  slides: deck.slides.map((slide) => (slide.id === 's2' ? { ...slide, title } : slide)),
});

/** A window whose saves and readings are answered when the test says so. */
function open() {
  const server = keepDraft();
  const saves: (() => void)[] = [];
  const readings: ((studio: Studio) => void)[] = [];
  const store = createDraftStore(server.studio, {
    judge: () => Promise.reject(new Error('judged with the save')),
    send: (version, operations) =>
      new Promise<SavedDraft>((answer) => saves.push(() => answer(server.save(version, operations)))),
    keep: () => undefined,
    onSessionLost: () => undefined,
    kept: null,
  });
  const onTaken = vi.fn();
  const load = () => new Promise<Studio>((answer) => readings.push(answer));
  const hear = hearOfVersions(store, { load, onTaken });
  const settle = () => vi.advanceTimersByTimeAsync(500);
  return { server, saves, readings, store, hear, onTaken, settle };
}
const titleOf = ({ store }: ReturnType<typeof open>) => store.get().deck.slides[1]?.title;

describe('a version made in another window', () => {
  it('is taken up at once where nothing is unsaved, however often it is told', async () => {
    const desk = open();
    desk.server.changeElsewhere(called('Dito lá'));
    void desk.hear(2);
    void desk.hear(2);
    await desk.settle();
    expect(desk.readings).toHaveLength(1);
    desk.readings[0]?.(desk.server.studio);
    await desk.settle();
    expect([titleOf(desk), desk.store.get().version]).toEqual(['Dito lá', 2]);
    expect(desk.onTaken).toHaveBeenCalledTimes(1);
  });

  it('is asked about where something is unsaved, and nothing is sent over it', async () => {
    const desk = open();
    desk.server.changeElsewhere(called('Dito lá'));
    void desk.hear(2);
    await desk.settle();
    desk.store.select('s2');
    desk.store.write('title', 'Dito aqui', true);
    desk.readings[0]?.(desk.server.studio);
    await desk.settle();
    expect(desk.store.get().save).toMatchObject({ phase: 'conflict', theirs: { version: 2 } });
    expect([titleOf(desk), desk.saves.length]).toEqual(['Dito aqui', 0]);
  });

  it('is not the own one, which is told of before its save is answered', async () => {
    const desk = open();
    desk.store.select('s2');
    desk.store.write('title', 'Dito aqui', true);
    await desk.settle();
    void desk.hear(2);
    await desk.settle();
    desk.saves[0]?.();
    await desk.settle();
    expect(desk.readings).toHaveLength(0);
    expect([titleOf(desk), desk.store.get().version]).toEqual(['Dito aqui', 2]);
    expect(desk.store.get().save.phase).toBe('saved');
  });

  it('is told out of order, and read late: the newest counts, an older answer changes nothing', async () => {
    const desk = open();
    const first = desk.server.studio;
    desk.server.changeElsewhere(called('Dito lá'));
    const second = desk.server.studio;
    desk.server.changeElsewhere(called('Dito mais tarde'));
    void desk.hear(3);
    void desk.hear(2);
    await desk.settle();
    desk.readings[0]?.(desk.server.studio);
    await desk.settle();
    expect([titleOf(desk), desk.store.get().version]).toEqual(['Dito mais tarde', 3]);
    for (const late of [first, second]) expect(desk.store.meet(late)).toBe('known');
    void desk.hear(2);
    await desk.settle();
    expect(desk.readings).toHaveLength(1);
    expect(titleOf(desk)).toBe('Dito mais tarde');
  });

  it('that comes while another one is read is read as well', async () => {
    const desk = open();
    desk.server.changeElsewhere(called('Dito lá'));
    const second = desk.server.studio;
    void desk.hear(2);
    await desk.settle();
    desk.server.changeElsewhere(called('Dito mais tarde'));
    void desk.hear(3);
    desk.readings[0]?.(second);
    await desk.settle();
    desk.readings[1]?.(desk.server.studio);
    await desk.settle();
    expect([titleOf(desk), desk.store.get().version]).toEqual(['Dito mais tarde', 3]);
  });
});
