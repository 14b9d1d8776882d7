import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skillImportsTable, skillsTable } from '#server/curriculum/curriculum.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/installation/migrate.ts';
import { type BnccFolder, bnccFiles, writeBnccFolder } from '#tests/builders/bncc-folder.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { ImportRefused } from './import-refused.ts';
import { readBnccFolder } from './read-bncc-folder.ts';
import { replaceSkills } from './replace-skills.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

const listCodes = async () => {
  const rows = await database.db
    .select({ code: skillsTable.code })
    .from(skillsTable)
    .orderBy(asc(skillsTable.code));
  return rows.map(({ code }) => code);
};
const whyRefused = async (change: (files: BnccFolder) => unknown): Promise<string> => {
  const files = bnccFiles();
  const changed = change(files);
  const folder = await writeBnccFolder((changed as Record<string, unknown> | undefined) ?? files);
  return readBnccFolder(folder).then(
    () => 'taken',
    (error) => (error instanceof ImportRefused ? error.message : `defect: ${error}`),
  );
};

test('a folder is read with the names its ids stand for', async () => {
  const skills = await readBnccFolder(await writeBnccFolder({ ...bnccFiles(), 'LICENSE.md': 'CC BY 4.0' }));
  expect(skills.map(({ code }) => code)).toEqual([
    'EF05MA91',
    'EF06MA91',
    'EF08HI91',
    'EF15CO91',
    'EI03CO91',
    'EI03TS91',
    'EM13CO91',
    'EM13MAT991',
  ]);
  expect(skills.find(({ code }) => code === 'EF06MA91')).toEqual({
    code: 'EF06MA91',
    stage: 'EF',
    component: 'MA',
    componentName: 'Matemática',
    years: [6],
    text: 'Somar frações com denominadores iguais e diferentes.',
    places: ['Números'],
    objects: ['Frações'],
    source: 'BNCC.pdf, página 1',
  });
});

describe('a folder is refused with a sentence', () => {
  test.each<[string, (files: BnccFolder) => unknown, RegExp]>([
    [
      'without one of its files',
      (files) => ({ ...files, 'computacao.json': null }),
      /computacao\.json: o arquivo não está/,
    ],
    [
      'with a file that is no JSON',
      (files) => ({ ...files, 'estrutura.json': '{' }),
      /estrutura\.json: não é um JSON/,
    ],
    [
      'with a file of another shape',
      (files) => ({ ...files, 'ensino-medio.json': { habilidades: {} } }),
      /ensino-medio\.json: habilidades:/,
    ],
    [
      'with a code against the grammar',
      (files) => {
        Object.assign(files['ensino-fundamental.json'].habilidades[0] ?? {}, { codigo: 'EF67MA91' });
      },
      /EF67MA91: não é um código/,
    ],
    [
      'with years that are not those of the code',
      (files) => {
        Object.assign(files['ensino-fundamental.json'].habilidades[0] ?? {}, { anos: [7] });
      },
      /EF06MA91: os anos \(7\) não são os do código/,
    ],
    [
      'with the same code twice',
      (files) => {
        const skills = files['ensino-fundamental.json'].habilidades;
        skills.push({ ...skills[0] } as (typeof skills)[number]);
      },
      /EF06MA91: o código aparece mais de uma vez/,
    ],
    [
      'with a name that is nowhere',
      (files) => {
        Object.assign(files['ensino-fundamental.json'].habilidades[2] ?? {}, { componente: 'ef-comp-xx' });
      },
      /EF08HI91: "ef-comp-xx" não está/,
    ],
    [
      'without a text',
      (files) => {
        Object.assign(files['ensino-fundamental.json'].habilidades[1] ?? {}, { texto: ' ' });
      },
      /ensino-fundamental\.json: habilidades\.1\.texto/,
    ],
  ])('%s', async (_why, change, sentence) => {
    expect(await whyRefused(change)).toMatch(sentence);
  });
  test('that is not there', async () => {
    await expect(readBnccFolder('/nowhere/at/all')).rejects.toThrow(/Não é possível ler a pasta/);
  });
  test('with all that is wrong, as far as anybody reads', async () => {
    const sentences = await whyRefused((files) => {
      const [first] = files['ensino-fundamental.json'].habilidades;
      files['ensino-fundamental.json'].habilidades = Array.from({ length: 30 }, (_, number) => ({
        ...(first as NonNullable<typeof first>),
        codigo: `XX${number}`,
      }));
    });
    expect(sentences.split('\n')).toHaveLength(21);
    expect(sentences).toContain('… e mais 10.');
  });
  test('what is no longer in force is left out', async () => {
    const files = bnccFiles();
    Object.assign(files['ensino-fundamental.json'].habilidades[0]?.vigencia ?? {}, { status: 'revogada' });
    const skills = await readBnccFolder(await writeBnccFolder(files));
    expect(skills.map(({ code }) => code)).not.toContain('EF06MA91');
  });
});

describe('the list in the database', () => {
  test('is replaced whole, again and again', async () => {
    const all = await readBnccFolder(await writeBnccFolder());
    await replaceSkills(database.db, all, new Date());
    await replaceSkills(database.db, all, new Date());
    expect(await listCodes()).toEqual(all.map(({ code }) => code));
    await replaceSkills(database.db, all.slice(0, 2), new Date());
    expect(await listCodes()).toEqual(['EF05MA91', 'EF06MA91']);
    expect(await database.db.select().from(skillImportsTable)).toMatchObject([{ skills: 2 }]);
  });
  test('stays as it was where an import fails', async () => {
    const before = await listCodes();
    const all = await readBnccFolder(await writeBnccFolder());
    const broken = [...all, ...all];
    await expect(replaceSkills(database.db, broken, new Date())).rejects.toThrow();
    expect(await listCodes()).toEqual(before);
  });
  test('of two imports at once is one of them, whole', async () => {
    const all = await readBnccFolder(await writeBnccFolder());
    await Promise.all([
      replaceSkills(database.db, all, new Date()),
      replaceSkills(database.db, all.slice(0, 3), new Date()),
    ]);
    expect([3, all.length]).toContain((await listCodes()).length);
    expect(await database.db.select().from(skillImportsTable)).toHaveLength(1);
  });
});
