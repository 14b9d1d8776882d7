import { queryOptions } from '@tanstack/react-query';
import { listEditors } from '#shared/production/production.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { EDITORS_KEY } from './editor-queries.ts';

/** The longest page that the call gives. */
const PAGE = 200;

/** Every editor with load and punctuality, however many pages they fill: a filter or a ranking may leave out none. */
export const allEditorsQuery = () =>
  queryOptions({
    queryKey: [...EDITORS_KEY, 'all'],
    queryFn: async ({ signal }) => {
      const editors: EditorLoad[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: readonly EditorLoad[]; nextCursor: string | null } = await callApiList(
          listEditors,
          { signal, query: { limit: PAGE, ...(cursor && { cursor }) } },
        );
        editors.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor);
      return editors;
    },
  });
