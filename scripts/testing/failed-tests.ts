/** A test that failed, if only at first, with the first lines of what it had to say. */
export interface FailedTest {
  name: string;
  firstLines: string[];
}

const SHOWN_LINES = 3;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a colour
const COLOURS = /\u001b\[[0-9;]*m/g;

const linesOf = (message: string): string[] =>
  message
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, SHOWN_LINES);

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

/** Of Vitest's JSON report; a file that failed as a whole stands for its tests. */
export function failedOfVitest(report: unknown): FailedTest[] {
  const { testResults = [] } = (report ?? {}) as { testResults?: VitestFile[] };
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ name: fileOf(name), firstLines: linesOf(message) }] : [];
    return failed.map((test) => firstFailure(name, test));
  });
}

/** The unit and server tests that failed first and passed then: the report keeps what the first try had to say. */
export function secondTriesOfVitest(report: unknown): FailedTest[] {
  const { testResults = [] } = (report ?? {}) as { testResults?: VitestFile[] };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => firstFailure(name, test)),
  );
}

const fileOf = (path: string): string => path.replace(`${process.cwd()}/`, '');

const firstFailure = (
  path: string,
  { fullName, failureMessages }: VitestFile['assertionResults'][number],
): FailedTest => ({
  name: `${fileOf(path)} › ${fullName}`,
  firstLines: linesOf(failureMessages[0] ?? ''),
});

interface Attempt {
  errors: { message?: string }[];
}
interface Suite {
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: Attempt[] }[];
  }[];
  suites?: Suite[];
}

/** Of Playwright's JSON report, with the last try's words; errors outside of any test stand by themselves. */
export function failedOfPlaywright(report: unknown): FailedTest[] {
  const { errors = [] } = (report ?? {}) as { errors?: { message?: string }[] };
  const outside = errors.map(({ message = '' }) => ({ name: 'playwright', firstLines: linesOf(message) }));
  return [
    ...outside,
    ...testsOf((report ?? {}) as Suite, 'unexpected').map(({ name, tries }) => ({
      name,
      firstLines: wordsOf(tries.at(-1)),
    })),
  ];
}

/** The browser tests that failed first and passed then, with the first try's words. */
export const secondTriesOfPlaywright = (report: unknown): FailedTest[] =>
  testsOf((report ?? {}) as Suite, 'flaky').map(({ name, tries }) => ({
    name,
    firstLines: wordsOf(tries[0]),
  }));

const wordsOf = (attempt: Attempt | undefined): string[] => linesOf(attempt?.errors[0]?.message ?? '');

function testsOf({ specs = [], suites = [] }: Suite, wanted: string): { name: string; tries: Attempt[] }[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        name: `${file} › ${projectName} › ${title}`,
        tries: results ?? [],
      })),
  );
  return [...here, ...suites.flatMap((suite) => testsOf(suite, wanted))];
}
