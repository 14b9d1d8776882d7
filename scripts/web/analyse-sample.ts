import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const LESSON = 'src/web/public/landing/sample-lesson.txt';
/** The size whose plan the lesson fills without a gap. */
const SLIDES = '10';

/** What is shown of a report on the landing page; its own type stays in the browser's project. */
export interface Sample {
  title: string;
  analysis: object;
}
let made: Promise<Sample> | null = null;

/**
 * Our engine's own words on a lesson of our own making, read from its command line as anybody can: what the landing page
 * shows is what the product does, in every build. Made once a process.
 */
export function analyseSample(): Promise<Sample> {
  made ??= makeSample();
  return made;
}

async function makeSample(): Promise<Sample> {
  const title = 'Fotossíntese para o 7º ano';
  const order = ['--slides', SLIDES, '--level', 'fundamental', '--title', title];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/engine/cli.ts', 'analyse', LESSON, ...order],
    { cwd: ROOT, maxBuffer: 2 ** 24 },
  );
  return { title, analysis: JSON.parse(stdout) as object };
}
