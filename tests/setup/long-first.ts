import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: begun last, one of them would run on alone while the machine is idle. */
export const LONGEST = [
  'kill-while-paying.test.ts',
  'backup-commands.test.ts',
  'every-list-ends.test.ts',
  'killed-worker.test.ts',
  'authorization-matrix.test.ts',
  'previews.test.ts',
  'random-sequences.test.ts',
  'backup.test.ts',
  'guessing.test.ts',
  'notify-unread.test.ts',
  'kill-while-delivering.test.ts',
  'kill-and-recover.test.ts',
  'storage.s3.test.ts',
  'backup-drill.test.ts',
  'seed-demo-school.test.ts',
  'embedded-postgres.test.ts',
  'backup-elsewhere.test.ts',
  'list-lessons.test.ts',
  'turns.test.ts',
  'fit-pages.test.ts',
];
const PROJECTS = ['server', 'engine', 'web'];

/** Long files first, then as Vitest would; the short ones of engine and screens fill what is left at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const place = ({ moduleId, project }: TestSpecification) => {
      const long = LONGEST.indexOf(basename(moduleId));
      return PROJECTS.indexOf(project.name) * 1000 + (long === -1 ? LONGEST.length : long);
    };
    return usual.toSorted((a, b) => place(a) - place(b));
  }
}
