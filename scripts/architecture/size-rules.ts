import { allFolderCircles } from './folder-circles.ts';
import { isTest, type SourceFile } from './read-house.ts';

const MAX_LINES = 300;
const MEDIAN = { least: 40, most: 80 };
const P95_BELOW = 200;
/**
 * At most this share of the files may serve nothing but one neighbour: a house above it is broken into crumbs that one
 * reads together anyway.
 */
const MAX_ONE_NEIGHBOUR_SHARE = 0.2;

export interface House {
  /** Everything under src, scripts, bench and tests. */
  files: readonly SourceFile[];
  /** Files that no other file leads to. */
  isEntry: (path: string) => boolean;
}

/** Ceilings and the floor beneath them; each answers one line for each fault. */
export const SIZE_RULES: Record<string, (house: House) => string[]> = {
  'no-long-files': ({ files }) =>
    files
      .filter(({ lines }) => lines > MAX_LINES)
      .map(({ path, lines }) => `${path}: ${lines} lines; split it by use case`),
  'median-in-sight': ({ files }) => {
    const median = quantile(sizes(files), 0.5);
    if (median > MEDIAN.most) return [`the median file has ${median} lines, over ${MEDIAN.most}`];
    if (median < MEDIAN.least) return [`the median file has ${median} lines, under ${MEDIAN.least}`];
    return [];
  },
  'few-big-files': ({ files }) => {
    const p95 = quantile(sizes(files), 0.95);
    return p95 < P95_BELOW
      ? []
      : [`the 95th percentile file has ${p95} lines; it must stay under ${P95_BELOW}`];
  },
  'no-crumbs': (house) => {
    const served = servingOneNeighbour(house);
    const share = served.length / coreFiles(house).length;
    if (share <= MAX_ONE_NEIGHBOUR_SHARE) return [];
    return [
      `${served.length} files (${(share * 100).toFixed(1)} %) serve one neighbour alone, over ${MAX_ONE_NEIGHBOUR_SHARE * 100} %: one thought, one file (npm run figures lists them)`,
    ];
  },
  'no-folder-circles': ({ files }) =>
    allFolderCircles(files).map((circle) => `folders in a circle, ${circle}: give them an order`),
};

/** Code of the product without tests. */
const sourceOf = (files: readonly SourceFile[]) =>
  files.filter((file) => /^src\/.*\.tsx?$/.test(file.path) && !isTest(file));

/** What the floor counts: entries and routes are named by others than files, so they are neither served nor serve. */
export const coreFiles = ({ files, isEntry }: House): SourceFile[] =>
  sourceOf(files).filter(({ path }) => !isEntry(path) && !path.startsWith('src/web/routes/'));

/** Files with exactly one importer, where that one lies in the same folder. */
export function servingOneNeighbour(house: House): { file: SourceFile; by: string }[] {
  const core = coreFiles(house);
  const importers = new Map<string, Set<string>>();
  for (const { path, imports } of core)
    for (const { from } of imports) importers.set(from, (importers.get(from) ?? new Set()).add(path));
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return core.flatMap((file) => {
    const [by = '', ...others] = importers.get(file.path) ?? [];
    return by && others.length === 0 && folderOf(by) === folderOf(file.path) ? [{ file, by }] : [];
  });
}

/** Lines of each file of the product, shortest first. */
export const sizes = (files: readonly SourceFile[]): number[] =>
  sourceOf(files)
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
