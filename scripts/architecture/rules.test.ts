import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cruise, rulesThatObject } from './cruise.ts';
import { circlesOf, folderCircles } from './folder-circles.ts';
import { readHouse, readSource, type SourceFile } from './read-house.ts';
import { SIZE_RULES } from './size-rules.ts';
import { SYNTAX_RULES, syntaxFaults } from './syntax-rules.ts';

const BAD_HOUSE = 'tests/architecture/bad-house';
const ROOT = resolve(import.meta.dirname, '../..');

const file = (path: string, text: string) => readSource(path, text, (_from, specifier) => specifier);
const brokenBy = (path: string, text: string) => syntaxFaults([file(path, text)]).map(({ rule }) => rule);
const inLessons = (text: string) => brokenBy('src/server/lessons/pay.ts', text);

describe('the bad house', () => {
  it('is objected to by every rule on imports', async () => {
    const canary = await cruise(BAD_HOUSE, ['src']);
    expect(canary.ruleNames.filter((name) => !rulesThatObject(canary).has(name))).toEqual([]);
  });

  it('is objected to by every rule on syntax', () => {
    const objecting = new Set(
      syntaxFaults(readHouse(join(ROOT, BAD_HOUSE), ['src'])).map(({ rule }) => rule),
    );
    expect(SYNTAX_RULES.map(({ name }) => name).filter((name) => !objecting.has(name))).toEqual([]);
  });
});

describe('a write of the status of a lesson is seen', () => {
  const TABLE = "import { lessonsTable } from './lessons.table.ts';\n";
  it.each([
    ['plainly', `${TABLE}tx.update(lessonsTable).set({ status: 'paid' });`],
    [
      'under another name',
      "import { lessonsTable as t } from './lessons.table.ts'; tx.update(t).set({ status });",
    ],
    [
      'from another room',
      "import { lessonsTable as t } from '#server/lessons/lessons.table.ts'; tx.update(t).set({ status });",
    ],
    [
      'through the module',
      "import * as tables from './lessons.table.ts'; tx.update(tables.lessonsTable).set({ status });",
    ],
    [
      'after a later import',
      "const m = await import('./lessons.table.ts'); tx.update(m.lessonsTable).set({ status });",
    ],
    ['through a second name', `${TABLE}const t = lessonsTable; tx.update(t).set({ status });`],
    ['by a cast', `${TABLE}tx.update(lessonsTable as never).set({ status } as never);`],
    ['by a key in quotes', `${TABLE}tx.update(lessonsTable).set({ 'status': 'paid' });`],
    ['by a key in brackets', `${TABLE}tx.update(lessonsTable).set({ ['status']: 'paid' });`],
    ['in a variable', `${TABLE}const change = { status: 'paid' }; tx.update(lessonsTable).set(change);`],
    ['in a spread', `${TABLE}const change = { status: 'paid' }; tx.update(lessonsTable).set({ ...change });`],
    ['in a choice', `${TABLE}tx.update(lessonsTable).set({ ...(isPaid ? { status: 'paid' } : {}) });`],
    [
      'assigned before',
      `${TABLE}const change: Change = {}; change.status = 'paid'; tx.update(lessonsTable).set(change);`,
    ],
    ['put together', `${TABLE}tx.update(lessonsTable).set(Object.assign({}, { status: 'paid' }));`],
    [
      'made by a function',
      `${TABLE}const paid = () => ({ status: 'paid' }); tx.update(lessonsTable).set(paid());`,
    ],
    [
      'with a whole row',
      "import { type LessonRow, lessonsTable } from './lessons.table.ts'; const keep = (row: Partial<LessonRow>) => tx.update(lessonsTable).set(row);",
    ],
    [
      'after a condition',
      `${TABLE}tx.update(lessonsTable).where(eq(lessonsTable.id, id)).set({ status: 'paid' });`,
    ],
    ['by an insert', `${TABLE}tx.insert(lessonsTable).values([{ id, status: 'paid' }]);`],
    [
      'by an insert of many',
      `${TABLE}tx.insert(lessonsTable).values(orders.map((order) => ({ ...order, status: 'paid' })));`,
    ],
    [
      'where an insert meets a row',
      `${TABLE}tx.insert(lessonsTable).values({ id }).onConflictDoUpdate({ target, set: { status: 'paid' } });`,
    ],
    ['in words', "tx.execute(sql`update lessons set title = 'a', status = 'paid' where true`);"],
    ['in words about the table', `${TABLE}tx.execute(sql\`update \${lessonsTable} set status = \${to}\`);`],
  ])('%s', (_how, text) => {
    expect(inLessons(text)).toEqual(['one-writer-of-lesson-status']);
  });

  it.each([
    [
      'another column',
      `${TABLE}tx.update(lessonsTable).set({ title }).where(eq(lessonsTable.status, 'paid'));`,
    ],
    ['another table', `${TABLE}tx.update(filesTable).set({ status: 'stored' });`],
    [
      'a table of that name elsewhere',
      "import { lessonsTable } from './other.ts'; tx.update(lessonsTable).set({ status });",
    ],
    [
      'a variable of another function',
      `${TABLE}const a = () => { const change = { status: 'paid' }; tell(change); }; const b = (change: Title) => tx.update(lessonsTable).set({ ...change });`,
    ],
    ['a read', "sql`select status from lessons where status = 'paid'`"],
  ])('and %s is none', (_what, text) => {
    expect(inLessons(text)).toEqual([]);
  });

  it('only where it belongs', () => {
    const text = `${TABLE}tx.update(lessonsTable).set({ status: 'paid' });`;
    expect(brokenBy('src/server/lessons/change-lesson-status.ts', text)).toEqual([]);
    expect(brokenBy('src/server/production/give-up.ts', text)).not.toEqual([]);
  });
});

describe('the environment is not read', () => {
  it.each([
    'process.env.PORT',
    "process['env']",
    'const { env } = process',
    'const { pid, ...rest } = process',
    'const { env: settings } = globalThis.process',
    "import { env } from 'node:process'",
    "import own from 'node:process'; own.env",
    "import * as own from 'process'; own.env.PORT",
    'const own = process; own.env.PORT',
    '(process as Process).env',
  ])('by %s', (text) => {
    expect(brokenBy('src/server/platform/mail/send.ts', text)).toEqual(['environment-only-in-config']);
  });

  it('but other things of a process are', () => {
    expect(brokenBy('src/server/platform/mail/send.ts', 'process.pid; settings.env')).toEqual([]);
    expect(brokenBy('src/server/platform/config.ts', 'process.env.PORT')).toEqual([]);
  });
});

it.each([
  "import { pgTable } from 'drizzle-orm/pg-core'",
  "import { pgTable as table } from 'drizzle-orm/pg-core'",
  "import * as core from 'drizzle-orm/pg-core'",
  "import { pgTableCreator } from 'drizzle-orm/pg-core'",
])('a table is declared in a file of tables alone: %s', (text) => {
  expect(brokenBy('src/server/files/files.ts', text)).toEqual(['tables-only-in-table-files']);
  expect(brokenBy('src/server/files/files.table.ts', text)).toEqual([]);
});

it.each([
  "import { a } from '../a.ts'",
  "import type { A } from '../a.ts'",
  'export { a } from "../a.ts"',
  "await import('../a.ts')",
  'await import(`../a.ts`)',
  "type A = import('../a.ts').A",
])('no import leads to a folder above: %s', (text) => {
  expect(brokenBy('src/web/files/b.ts', text)).toContain('no-parent-imports');
});

it.each([
  "export * from './a.ts'",
  "export * as a from './a.ts'",
  "export { a } from './a.ts'",
  "import { a } from './a.ts'; export { a }",
])('nothing is handed on from another file: %s', (text) => {
  expect(brokenBy('src/web/files/b.ts', text)).toEqual(['no-barrels']);
});

it('a type may be named again, and what is declared here be exported below', () => {
  expect(brokenBy('src/web/files/b.ts', "export type { A } from './a.ts'")).toEqual([]);
  expect(brokenBy('src/web/files/b.ts', 'const a = 1; export { a }')).toEqual([]);
});

const sized = (path: string, lines: number, imports: string[] = []): SourceFile => ({
  path,
  text: '',
  lines,
  imports: imports.map((from) => ({ from, names: ['*'] })),
  exports: [],
  program: () => {
    throw new Error('not parsed');
  },
});
const many = (count: number, lines: number) =>
  Array.from({ length: count }, (_, at) => sized(`src/shared/n${at}.ts`, lines));
/** A house without a fault of size: each rule is broken by what is added to it or put in its place. */
const SOUND = [...many(10, 45), ...many(10, 70).map((one) => ({ ...one, path: one.path.replace('n', 'm') }))];
const BROKEN: Record<string, SourceFile[]> = {
  'no-long-files': [...SOUND, sized('tests/e2e/long.spec.ts', 301)],
  'median-in-sight': many(20, 81),
  'few-big-files': [...SOUND, ...many(3, 200).map((one) => ({ ...one, path: one.path.replace('n', 'p') }))],
  'no-crumbs': [
    ...SOUND,
    ...Array.from({ length: 40 }, (_, at) => sized(`src/web/c${at}.ts`, 50, [`src/web/c${at + 1}.ts`])),
  ],
  'no-folder-circles': [
    ...SOUND,
    sized('src/server/lessons/mails/a.ts', 50, ['src/server/lessons/rooms/b.ts', 'src/shared/n1.ts']),
    sized('src/server/lessons/mails/c.ts', 50, ['src/shared/n2.ts']),
    sized('src/server/lessons/rooms/d.ts', 50, ['src/server/lessons/mails/c.ts']),
  ],
};
const faultsOf = (files: readonly SourceFile[]) =>
  Object.entries(SIZE_RULES)
    .filter(([, rule]) => rule({ files, isEntry: () => false }).length > 0)
    .map(([name]) => name);

describe('the rules of size', () => {
  it('hold in a sound house', () => {
    expect(faultsOf(SOUND)).toEqual([]);
  });

  it('have a planted fault each', () => {
    expect(Object.keys(BROKEN)).toEqual(Object.keys(SIZE_RULES));
  });

  it.each(Object.entries(BROKEN))('%s sees its fault and no other does', (name, files) => {
    expect(faultsOf(files)).toEqual([name]);
  });

  it.each([
    ['a file of more than 300 lines', [...SOUND, sized('src/web/long.ts', 301)], 'no-long-files'],
    ['a house of crumbs', many(20, 39), 'median-in-sight'],
    [
      'a circle in shared',
      [
        ...SOUND,
        sized('src/shared/a/1.ts', 50, ['src/shared/b/1.ts']),
        sized('src/shared/b/1.ts', 50, ['src/shared/a/1.ts']),
      ],
      'no-folder-circles',
    ],
  ])('see %s', (_what, files, rule) => {
    expect(faultsOf(files)).toContain(rule);
  });

  it('do not count tests, entries and routes for the floor', () => {
    const files = [
      ...SOUND,
      ...Array.from({ length: 40 }, (_, at) => sized(`src/web/c${at}.ts`, 50)),
      ...Array.from({ length: 40 }, (_, at) => sized(`src/web/c${at}.test.ts`, 50, [`src/web/c${at}.ts`])),
    ];
    expect(faultsOf(files)).toEqual([]);
  });
});

it('folders in a circle are found over several steps, and files beside them make none', () => {
  const files = [
    sized('src/a/x/1.ts', 1, ['src/a/y/1.ts']),
    sized('src/a/y/1.ts', 1, ['src/a/z/deep/1.ts']),
    sized('src/a/z/deep/1.ts', 1, ['src/a/x/2.ts']),
    sized('src/a/root.ts', 1, ['src/a/w/1.ts']),
    sized('src/a/w/1.ts', 1, ['src/a/root.ts']),
  ];
  expect(folderCircles(files, 'src/a')).toEqual(['src/a: x, y, z']);
  expect(
    circlesOf(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set<string>()],
      ]),
    ),
  ).toEqual([]);
});
