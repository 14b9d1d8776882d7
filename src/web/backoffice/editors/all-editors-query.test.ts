import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { allEditorsQuery } from './all-editors-query.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads every page of the editors, so that the 201st can be filtered by too', async () => {
  const pages = [['Ana', 'Bia'], ['Caio'], ['Davi']];
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const cursor = new URL(path, 'http://lousa.test').searchParams.get('cursor');
    asked.push(cursor);
    const index = Number(cursor ?? 0);
    const isLast = index === pages.length - 1;
    return Response.json(
      pages[index]?.map((firstName) => ({
        id: crypto.randomUUID(),
        firstName,
        lastName: 'Teste',
        email: `${firstName}@escola.test`,
        openProductions: 0,
        dueSoon: 0,
        overdue: 0,
        punctuality: null,
      })),
      isLast ? {} : { headers: { Link: `</api/admin/editors?cursor=${index + 1}>; rel="next"` } },
    );
  });
  const editors = await createQueryClient().fetchQuery(allEditorsQuery());
  expect(editors.map(({ firstName }) => firstName)).toEqual(['Ana', 'Bia', 'Caio', 'Davi']);
  expect(asked).toEqual([null, '1', '2']);
});
