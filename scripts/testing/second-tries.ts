interface Suite {
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
}

/** The browser tests of Playwright's JSON report that failed first and passed then, as `project › title`. */
export function secondTries(report: unknown): string[] {
  const { specs = [], suites = [] } = (report ?? {}) as Suite;
  const here = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${projectName} › ${title}`),
  );
  return [...here, ...suites.flatMap(secondTries)];
}
