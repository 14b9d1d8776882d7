import { expect, it } from 'vitest';
import { APP_PATHS, isAppPath } from '#shared/site/app-paths.ts';
import { routeTree } from './route-tree.gen.ts';

it('the server knows each address the app answers, and no other', () => {
  const routes = Object.values(routeTree.children ?? {}).map(
    (route) => (route as { options: { path?: string } }).options.path ?? '/',
  );
  expect(routes.sort()).toEqual([...APP_PATHS].sort());
  expect(['/analysis/a1', '/dashboard/', '/'].every(isAppPath)).toBe(true);
  expect(['/analysis', '/analysis/a/b', '/painel', '/admin.php'].some(isAppPath)).toBe(false);
});
