import { isTest, type SourceFile } from './read-house.ts';

/**
 * Folders that stand side by side and know one another in a circle, each circle as `area: a, b, c`. What lies in the area
 * itself, beside its folders, makes no circle: it puts them together or is what they share.
 */
export function folderCircles(files: readonly SourceFile[], area: string): string[] {
  return circlesOf(roomArrows(files, area, false)).map((circle) => `${area}: ${circle.join(', ')}`);
}

/** All of them, of every folder that holds folders. */
export function allFolderCircles(files: readonly SourceFile[]): string[] {
  const areas = new Set(
    files.flatMap(({ path }) => {
      const parts = path.split('/').slice(0, -1);
      return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    }),
  );
  return [...areas].sort().flatMap((area) => folderCircles(files, area));
}

/** Which room imports from which within an area: its folders and, where asked for, the files beside them. */
export function roomArrows(
  files: readonly SourceFile[],
  area: string,
  isWithFiles: boolean,
): Map<string, Set<string>> {
  const roomOf = (path: string) => {
    if (!path.startsWith(`${area}/`)) return null;
    const [room = '', ...rest] = path.slice(area.length + 1).split('/');
    return rest.length > 0 || isWithFiles ? room : null;
  };
  const arrows = new Map<string, Set<string>>();
  for (const file of files.filter((one) => !isTest(one))) {
    const from = roomOf(file.path);
    if (from === null) continue;
    const known = arrows.get(from) ?? new Set();
    arrows.set(from, known);
    for (const { from: imported } of file.imports) {
      const to = roomOf(imported);
      if (to !== null && to !== from) known.add(to);
    }
  }
  return arrows;
}

/** Circles of more than one, by Tarjan's walk, each sorted by name. */
export function circlesOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const enter = (node: string): number => {
    const at = order.size;
    order.set(node, at);
    stack.push(node);
    let low = at;
    for (const next of arrows.get(node) ?? []) {
      const known = order.get(next);
      if (known === undefined) low = Math.min(low, enter(next));
      else if (stack.includes(next)) low = Math.min(low, known);
    }
    lowest.set(node, low);
    if (low === at) {
      const circle = stack.splice(stack.indexOf(node));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const node of arrows.keys()) if (!order.has(node)) enter(node);
  return circles;
}
