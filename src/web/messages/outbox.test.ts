import { describe, expect, it } from 'vitest';
import {
  createOutbox,
  isBlank,
  isEmpty,
  queueDraft,
  recallOutgoing,
  removeOutgoing,
  setFailure,
  setFile,
  type Unsent,
} from './outbox.ts';

const at = '2026-11-21T15:00:00Z';
const unsent = (draft: string): Unsent => ({ draft, files: [], outgoing: [] });
const failure = { title: 'Erro ao enviar mensagem', text: 'Sem conexão.' };
const photo = { key: 'f', file: new File(['x'], 'quadro.jpg') };

describe('a message being sent', () => {
  it('shows at once and leaves the field empty', () => {
    const queued = queueDraft(
      { ...unsent('  Posso trocar a capa?\n'), files: [photo] },
      { key: 'a', createdAt: at },
    );
    const files = [{ ...photo, sent: 0, fileId: null }];
    expect(queued).toEqual({
      draft: '',
      files: [],
      outgoing: [{ key: 'a', content: 'Posso trocar a capa?', files, createdAt: at, failure: null }],
    });
  });

  it('is a message as soon as there are words or files', () => {
    expect([unsent(' \n'), unsent('Oi'), { ...unsent(' '), files: [photo] }].map(isEmpty)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('stays with its reason when it fails, and keeps its key for the retry', () => {
    const queued = queueDraft(unsent('Oi'), { key: 'a', createdAt: at });
    const failed = setFailure(queued, 'a', failure);
    expect(failed.outgoing[0]).toMatchObject({ key: 'a', content: 'Oi', failure });
    expect(setFailure(failed, 'a', null).outgoing).toEqual(queued.outgoing);
  });

  it('remembers which of its files have arrived', () => {
    const queued = queueDraft({ ...unsent('Oi'), files: [photo] }, { key: 'a', createdAt: at });
    const sent = setFile(queued, 'a', { ...photo, sent: 1, fileId: 'stored' });
    expect(setFailure(sent, 'a', failure).outgoing[0]?.files[0]?.fileId).toBe('stored');
  });

  it('touches neither the next one nor what is being typed', () => {
    const first = queueDraft(unsent('Um'), { key: 'a', createdAt: at });
    const both = queueDraft({ ...first, draft: 'Dois' }, { key: 'b', createdAt: at });
    const typing = { ...both, draft: 'Três' };
    expect(setFailure(typing, 'a', failure).outgoing.map((each) => each.failure)).toEqual([failure, null]);
    expect(removeOutgoing(typing, 'a')).toMatchObject({ draft: 'Três', outgoing: [{ content: 'Dois' }] });
  });

  it('goes back to the draft whole, before what was typed meanwhile', () => {
    const queued = queueDraft({ ...unsent('Um'), files: [photo] }, { key: 'a', createdAt: at });
    const recalled = recallOutgoing({ ...queued, draft: 'Dois' }, 'a');
    expect(recalled).toEqual({ draft: 'Um\n\nDois', files: [photo], outgoing: [] });
    expect(recallOutgoing(queued, 'a').draft).toBe('Um');
    expect(recallOutgoing(recalled, 'a')).toBe(recalled);
  });

  it.each(['', '   ', '\n\t ', '\u00a0'])('cannot be blank (%#)', (text) => {
    expect(isBlank(text)).toBe(true);
  });
});

it('what is unsent is kept for each lesson and outlives the drawer', () => {
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

describe('what was written and not sent', () => {
  const shelf = new Map<string, string>();
  const keep = (lessonId: string) => ({
    load: () => shelf.get(lessonId) ?? '',
    save: (text: string) => void shelf.set(lessonId, text),
  });

  it('is in the field again on the next visit, a message that failed before the draft', () => {
    const outbox = createOutbox(keep);
    outbox.update('7', () => queueDraft(unsent('Posso trocar a capa?'), { key: 'a', createdAt: at }));
    expect(createOutbox(keep).get('7').draft).toBe('');
    outbox.update('7', (before) => ({ ...setFailure(before, 'a', failure), draft: 'E o fundo?' }));
    expect(createOutbox(keep).get('7').draft).toBe('Posso trocar a capa?\n\nE o fundo?');
    outbox.update('7', (before) => ({ ...removeOutgoing(before, 'a'), draft: '' }));
    expect(createOutbox(keep).get('7').draft).toBe('');
  });
});
