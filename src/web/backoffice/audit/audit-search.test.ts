import { expect, it } from 'vitest';
import { readAuditSearch, toAuditQuery } from './audit-search.ts';

const ID = '0199f3a0-1c2d-7e3f-8a4b-5c6d7e8f9a0b';

it('the address keeps a filter that makes sense and drops the rest', () => {
  const query = {
    acao: 'lesson.edit',
    sobre: ID,
    quem: ' ana ',
    de: '2026-11-01',
    ate: '2026-02-30',
    q: 'x',
  };
  const search = readAuditSearch(query);
  expect(search).toEqual({ acao: 'lesson.edit', sobre: ID, quem: 'ana', de: '2026-11-01' });
  expect(toAuditQuery(search)).toEqual({
    action: 'lesson.edit',
    subject: ID,
    actor: 'ana',
    from: '2026-11-01',
  });
  expect(readAuditSearch({ acao: 'toString', sobre: 'qualquer coisa' })).toEqual({});
  expect(readAuditSearch({ sobre: 'file' })).toEqual({ sobre: 'file' });
});

it('the mails have a filter of their own', () => {
  expect(readAuditSearch({ aba: 'emails', status: 'failed', q: 'ana', acao: 'lesson.edit' })).toEqual({
    aba: 'emails',
    status: 'failed',
    q: 'ana',
  });
  expect(readAuditSearch({ aba: 'emails', status: 'perdido' })).toEqual({ aba: 'emails' });
});
