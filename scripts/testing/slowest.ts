/** How long a file of tests took, all its tests one after the other. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** Of Vitest's JSON report. */
export function timesOfVitest(report: unknown): FileTime[] {
  const { testResults = [] } = (report ?? {}) as {
    testResults?: { name: string; startTime: number; endTime: number }[];
  };
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(`${process.cwd()}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));
}

interface Suite {
  specs?: { file: string; tests: { results?: { duration?: number }[] }[] }[];
  suites?: Suite[];
}

/** Of Playwright's JSON report, a file's tests of all projects and tries added up. */
export function timesOfPlaywright(report: unknown): FileTime[] {
  const sums = new Map<string, number>();
  const add = ({ specs = [], suites = [] }: Suite): void => {
    for (const { file, tests } of specs) {
      const ms = tests
        .flatMap(({ results = [] }) => results)
        .reduce((sum, { duration = 0 }) => sum + duration, 0);
      sums.set(file, (sums.get(file) ?? 0) + ms);
    }
    suites.forEach(add);
  };
  add((report ?? {}) as Suite);
  return [...sums].map(([file, ms]) => ({ file: `tests/e2e/${file}`, seconds: ms / 1000 }));
}

/** The files that took longest, a line each. */
export const describeSlowest = (times: readonly FileTime[], count: number): string =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n');
