/** A test that failed, with the first lines of what it had to say. */
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
    const file = name.replace(`${process.cwd()}/`, '');
    if (failed.length === 0) return status === 'failed' ? [{ name: file, firstLines: linesOf(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      firstLines: linesOf(failureMessages[0] ?? ''),
    }));
  });
}

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
    ...testsOf((report ?? {}) as Suite, 'unexpected').map(({ name, lastTry }) => ({
      name,
      firstLines: linesOf(lastTry?.errors[0]?.message ?? ''),
    })),
  ];
}

/** The browser tests that failed first and passed then. */
export const secondTries = (report: unknown): string[] =>
  testsOf((report ?? {}) as Suite, 'flaky').map(({ name }) => name);

function testsOf(
  { specs = [], suites = [] }: Suite,
  wanted: string,
): { name: string; lastTry: Attempt | undefined }[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        name: `${file} › ${projectName} › ${title}`,
        lastTry: results?.at(-1),
      })),
  );
  return [...here, ...suites.flatMap((suite) => testsOf(suite, wanted))];
}
