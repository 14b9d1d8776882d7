const DAYS = 7;
const WEEKS = 4;
const DAY_MS = 86_400_000;
const NAME = /^lousa-(\d{4}-\d\d-\d\d)T\d{6}Z\.tar(?:\.age)?$/;

/** What a backup of this moment is called; names in order of the alphabet are in order of time. */
export const backupName = (now: Date, isLocked: boolean): string =>
  `lousa-${now.toISOString().replace(/:|\..*$/g, '')}Z.tar${isLocked ? '.age' : ''}`;

export const isBackupName = (name: string): boolean => NAME.test(name);

/** Of backups by the clock those that may go: kept are the last of each of 7 days, and before them of each of 4 weeks. */
export function chooseOutdated(names: readonly string[]): string[] {
  const newestFirst = names.filter(isBackupName).sort().reverse();
  const kept = new Set<string>();
  const keepLastOf = (candidates: readonly string[], most: number, spanOf: (name: string) => unknown) => {
    const spans = new Set<unknown>();
    for (const name of candidates) {
      const span = spanOf(name);
      if (spans.has(span) || spans.size === most) continue;
      spans.add(span);
      kept.add(name);
    }
  };
  keepLastOf(newestFirst, DAYS, dayOf);
  const firstDay = [...kept].map(dayOf).at(-1) ?? '';
  keepLastOf(
    newestFirst.filter((name) => dayOf(name) < firstDay),
    WEEKS,
    weekOf,
  );
  return newestFirst.filter((name) => !kept.has(name));
}

const dayOf = (name: string): string => NAME.exec(name)?.[1] ?? '';
/** Counted from a Monday. */
const weekOf = (name: string): number => Math.floor((Date.parse(dayOf(name)) / DAY_MS + 3) / 7);
