import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/messages/messages.contract.ts';
import { arrangeThread } from './arrange-thread.ts';

const now = new Date('2026-11-21T15:00:00Z');
const message = (id: string, createdAt: string): Message => ({
  id,
  content: `mensagem ${id}`,
  messageType: 'text',
  createdAt,
  read: false,
  senderType: 'editor',
  sender: { firstName: 'Edu', lastName: 'Prado' },
  isFromEditor: true,
  isOwn: false,
  attachments: [],
});
const labelsOf = (...dates: string[]) =>
  arrangeThread(
    dates.map((date, index) => message(String(index), date)),
    [],
    now,
  ).map(({ label, entries }) => [label, entries.length]);

describe('a conversation', () => {
  it('stands under its days in Portuguese', () => {
    expect(
      labelsOf(
        '2025-12-31T15:00:00Z',
        '2026-11-19T17:20:00Z',
        '2026-11-19T21:02:00Z',
        '2026-11-20T12:11:00Z',
        '2026-11-21T13:00:00Z',
      ),
    ).toEqual([
      ['31 de dezembro de 2025', 1],
      ['quinta-feira, 19 de novembro', 2],
      ['ontem', 1],
      ['hoje', 1],
    ]);
  });

  it('changes the day at midnight in São Paulo, not in Greenwich', () => {
    expect(labelsOf('2026-11-21T02:59:00Z', '2026-11-21T03:00:00Z')).toEqual([
      ['ontem', 1],
      ['hoje', 1],
    ]);
  });

  it('calls a message of a clock that runs ahead one of today', () => {
    expect(labelsOf('2026-11-22T04:00:00Z')).toEqual([['hoje', 1]]);
  });

  it('ends with what is on its way, under the same day', () => {
    const outgoing = { key: 'k', content: 'Oi', files: [], createdAt: now.toISOString(), failure: null };
    const [today] = arrangeThread([message('a', '2026-11-21T13:00:00Z')], [outgoing], now);
    expect(today?.entries.map(({ kind, id }) => [kind, id])).toEqual([
      ['stored', 'a'],
      ['outgoing', 'k'],
    ]);
  });
});
