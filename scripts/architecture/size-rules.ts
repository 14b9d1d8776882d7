import { readFileSync } from 'node:fs';

const MAX_LINES = 300;
const MAX_TEST_LINES = 500;
const MAX_MEDIAN = 60;
const MAX_P95 = 200;

/** Long files, and a house whose files have grown long on the whole. */
export function sizeViolations(files: string[]): string[] {
  const sized = files
    .filter((file) => !/\.gen\.ts$/.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
  const long = sized
    .filter(({ file, lines }) => lines > (/\.(test|spec)\.tsx?$/.test(file) ? MAX_TEST_LINES : MAX_LINES))
    .map(({ file, lines }) => `${file}: ${lines} lines; split it by use case`);
  const code = sized
    .filter(({ file }) => file.startsWith('src/') && !/\.(test|spec)\.tsx?$/.test(file))
    .map((s) => s.lines);
  const at = (share: number) => code.sort((a, b) => a - b)[Math.floor(share * (code.length - 1))] ?? 0;
  if (at(0.5) > MAX_MEDIAN) long.push(`median file has ${at(0.5)} lines, over ${MAX_MEDIAN}`);
  if (at(0.95) > MAX_P95) long.push(`95th percentile file has ${at(0.95)} lines, over ${MAX_P95}`);
  return long;
}
