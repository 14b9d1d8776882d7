import { describe, expect, it } from 'vitest';
import { createOutbox, type Desk, isBlank, queueDraft, removeOutgoing, setFailure } from './outbox.ts';

const at = '2026-11-21T15:00:00Z';
const desk = (draft: string): Desk => ({ draft, outgoing: [] });

describe('a message being sent', () => {
  it('shows at once and leaves the field empty', () => {
    const queued = queueDraft(desk('  Posso trocar a capa?\n'), { key: 'a', createdAt: at });
    expect(queued).toEqual({
      draft: '',
      outgoing: [{ key: 'a', content: 'Posso trocar a capa?', createdAt: at, failure: null }],
    });
  });

  it('stays with its reason when it fails, and keeps its key for the retry', () => {
    const queued = queueDraft(desk('Oi'), { key: 'a', createdAt: at });
    const failed = setFailure(queued, 'a', 'Sem conexão.');
    expect(failed.outgoing[0]).toMatchObject({ key: 'a', content: 'Oi', failure: 'Sem conexão.' });
    expect(setFailure(failed, 'a', null).outgoing).toEqual(queued.outgoing);
  });

  it('touches neither the next one nor what is being typed', () => {
    const first = queueDraft(desk('Um'), { key: 'a', createdAt: at });
    const both = queueDraft({ ...first, draft: 'Dois' }, { key: 'b', createdAt: at });
    const typing = { ...both, draft: 'Três' };
    expect(setFailure(typing, 'a', 'x').outgoing.map(({ failure }) => failure)).toEqual(['x', null]);
    expect(removeOutgoing(typing, 'a')).toMatchObject({ draft: 'Três', outgoing: [{ content: 'Dois' }] });
  });

  it.each(['', '   ', '\n\t ', '\u00a0'])('cannot be blank (%#)', (text) => {
    expect(isBlank(text)).toBe(true);
  });
});

it('each lesson has a desk of its own that outlives the drawer', () => {
  const outbox = createOutbox();
  let calls = 0;
  const unsubscribe = outbox.subscribe(() => {
    calls += 1;
  });
  outbox.update('one', (before) => ({ ...before, draft: 'Rascunho' }));
  unsubscribe();
  outbox.update('two', (before) => ({ ...before, draft: 'Outro' }));
  expect([outbox.get('one').draft, outbox.get('two').draft, calls]).toEqual(['Rascunho', 'Outro', 1]);
  expect(outbox.get('three')).toBe(outbox.get('four'));
});
