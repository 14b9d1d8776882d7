import { allFolderCircles, roomArrows } from './folder-circles.ts';
import { isTest, type SourceFile } from './read-house.ts';
import { coreFiles, type House, quantile, servingOneNeighbour, sizes } from './size-rules.ts';

/** Parts of the code whose crumbs are told apart. */
const AREAS = [
  'src/shared',
  'src/engine',
  'src/server',
  'src/server/payments',
  'src/server/platform',
  'src/web',
];
/** Places whose rooms stand in one order, or should. */
const STOREYS = ['src/server/payments', 'src/server/platform', 'src/engine/pedagogy', 'src/web'];

export type Row = [what: string, value: string];

/** What `npm run figures` tells of a house. */
export function figuresOf(house: House): { rows: Row[]; circles: string[] } {
  const source = house.files.filter((file) => /^src\/.*\.tsx?$/.test(file.path) && !isTest(file));
  const sorted = sizes(house.files);
  const circles = allFolderCircles(source);
  const exported = usesOfExports(house.files);
  const times = (is: (use: { by: number; tests: number }) => boolean) => String(exported.filter(is).length);
  return {
    circles,
    rows: [
      ['source files under src, without tests', String(source.length)],
      ['their lines', String(source.reduce((sum, { lines }) => sum + lines, 0))],
      [
        'median, 95th percentile, longest file',
        `${quantile(sorted, 0.5)}, ${quantile(sorted, 0.95)}, ${quantile(sorted, 1)}`,
      ],
      ['files that serve one neighbour alone', shareOf(house, 'src')],
      ...AREAS.map((area): Row => [`of ${area}`, shareOf(house, area)]),
      ['circles of folders', String(circles.length)],
      ...STOREYS.map(
        (area): Row => [`${area}: rooms, arrows, upward at least`, describeStorey(source, area)],
      ),
      ['exports', String(exported.length)],
      ['used by one other file', times(({ by }) => by === 1)],
      [
        'used by no other file; by tests alone',
        `${times(({ by, tests }) => by + tests === 0)}; ${times(({ by, tests }) => by === 0 && tests > 0)}`,
      ],
      ['front doors (*.api.ts)', String(source.filter(({ path }) => path.endsWith('.api.ts')).length)],
    ],
  };
}

function shareOf(house: House, area: string): string {
  const isOfArea = ({ path }: SourceFile) => path.startsWith(`${area}/`);
  const served = servingOneNeighbour(house).filter(({ file }) => isOfArea(file)).length;
  const all = coreFiles(house).filter(isOfArea).length;
  return `${served} of ${all} (${((100 * served) / Math.max(1, all)).toFixed(1)} %)`;
}

function describeStorey(source: readonly SourceFile[], area: string): string {
  const arrows = roomArrows(source, area, true);
  const count = [...arrows.values()].reduce((sum, to) => sum + to.size, 0);
  return `${arrows.size}, ${count}, ${fewestUpward(arrows)}`;
}

/**
 * How many arrows run upward in the best order of rooms that is found: each room is put where it costs least, over and
 * over, until nothing gets better.
 */
function fewestUpward(arrows: ReadonlyMap<string, ReadonlySet<string>>): number {
  const rooms = [...arrows.keys()].sort(
    (a, b) => (arrows.get(a)?.size ?? 0) - (arrows.get(b)?.size ?? 0) || (a < b ? -1 : 1),
  );
  const upward = (order: readonly string[]) => {
    const at = new Map(order.map((room, index) => [room, index]));
    return order.reduce(
      (sum, room) =>
        sum + [...(arrows.get(room) ?? [])].filter((to) => (at.get(to) ?? -1) > (at.get(room) ?? 0)).length,
      0,
    );
  };
  let best = rooms;
  let least = upward(best);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const room of rooms) {
      const others = best.filter((one) => one !== room);
      for (let place = 0; place <= others.length; place++) {
        const order = others.toSpliced(place, 0, room);
        const count = upward(order);
        if (count >= least) continue;
        [best, least, isBetter] = [order, count, true];
      }
    }
  }
  return least;
}

/** For each export of the product, how many other files and how many tests take it. */
function usesOfExports(files: readonly SourceFile[]): { by: number; tests: number }[] {
  const users = new Map<string, { by: Set<string>; tests: Set<string> }>();
  for (const file of files) {
    for (const { from, names } of file.imports) {
      for (const name of names) {
        const key = `${from} ${name}`;
        const known = users.get(key) ?? { by: new Set(), tests: new Set() };
        users.set(key, known);
        (isTest(file) || file.path.startsWith('tests/') ? known.tests : known.by).add(file.path);
      }
    }
  }
  return files
    .filter(
      (file) =>
        /^src\/.*\.tsx?$/.test(file.path) && !isTest(file) && !file.path.startsWith('src/web/routes/'),
    )
    .flatMap(({ path, exports }) =>
      exports.map((name) => {
        const found = [`${path} ${name}`, `${path} *`].map((key) => users.get(key));
        const count = (kind: 'by' | 'tests') =>
          new Set(found.flatMap((use) => [...(use?.[kind] ?? [])])).size;
        return { by: count('by'), tests: count('tests') };
      }),
    );
}
