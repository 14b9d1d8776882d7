import type { DeskSearch } from '#web/production/desk/desk-search.ts';
export function OpenProject({
  id,
}: {
  id: string;
  search: DeskSearch;
  unreadOf: (lessonId: string) => number;
}) {
  return <p>{id}</p>;
}
