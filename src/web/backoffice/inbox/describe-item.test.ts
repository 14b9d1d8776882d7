import { expect, it } from 'vitest';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { headItem, nameItem, tellAge, tellBeside, tellFact } from './describe-item.ts';

const now = new Date('2026-11-22T15:00:00Z');
const item = (facts: Partial<InboxItem>): InboxItem => ({
  kind: 'message',
  subject: 's',
  occurrence: 'o',
  group: 'now',
  since: '2026-11-22T12:00:00Z',
  due: null,
  words: '',
  reais: null,
  count: null,
  snoozed: null,
  lesson: {
    id: 'l',
    title: 'Redação',
    status: 'in_production',
    client: { id: 'c', name: 'Davi Nogueira' },
    editor: { id: 'e', name: 'Lívia Prado' },
  },
  ...facts,
});

it('says who waits and the fact needed to decide', () => {
  const refund = item({ kind: 'refund', reais: 540, words: 'Não segue a matriz.' });
  expect(headItem(refund)).toMatch(/^Davi Nogueira pede R\$\s540 de volta$/);
  expect(tellFact(refund)).toMatch(/^Pede R\$\s540 de volta\. “Não segue a matriz\.”$/);
  const late = item({ kind: 'late', due: '2026-11-20T15:00:00Z' });
  expect([nameItem(late), tellFact(late, now)]).toEqual([
    'Redação',
    'Davi Nogueira, com Lívia Prado, há 2 dias',
  ]);
  expect(tellFact(item({ words: 'Oi\n\ntudo bem?', count: 3 }))).toBe('“Oi tudo bem?” · 3 sem resposta');
  expect(tellFact(item({ words: '', count: 1 }))).toBe('Enviou um arquivo');
  expect(nameItem(item({ kind: 'rating', count: 2 }))).toBe('Redação, nota 2');
  expect(nameItem(item({ kind: 'lead', lesson: null, words: 'Escola Aroeira' }))).toBe('Escola Aroeira');
});

it('leaves the client to the link beside an open item, and its words to what stands below', () => {
  expect(tellBeside(item({ kind: 'rating', count: 2 }))).toBe('');
  expect(tellBeside(item({ kind: 'refund_failed', reais: 90, words: 'Conta encerrada' }))).toMatch(
    /^R\$\s90$/,
  );
  const file = item({ kind: 'file', words: 'roteiro.docx' });
  expect([tellFact(file), tellBeside(file)]).toEqual([
    'roteiro.docx, preso antes de abrir',
    'preso antes de abrir',
  ]);
  expect(tellBeside(item({ kind: 'message' }))).toBe('Lívia Prado');
});

it('tells an age in one figure', () => {
  expect(tellAge('2026-11-22T14:48:00Z', now)).toBe('12 min');
  expect(tellAge('2026-11-22T12:00:00Z', now)).toBe('3 h');
  expect(tellAge('2026-11-20T12:00:00Z', now)).toBe('2 d');
  expect(tellAge('2026-11-22T15:00:09Z', now)).toBe('0 min');
});
