import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skillsTable } from '#server/curriculum/curriculum.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { bnccFiles, writeBnccFolder } from '#tests/builders/bncc-folder.ts';
import { COMPILED } from '#tests/setup/running-product.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';

let dataDir = '';
let database: Database;
let empty: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lousa-import-'));
  database = await createTestDatabase();
  empty = await createTestDatabase({ isEmpty: true });
});
afterAll(async () => {
  await database.close();
  await empty.close();
  await rm(dataDir, { recursive: true, force: true });
});

const addressOf = ({ pgConfig: { host, user, database: name } }: Database) =>
  `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host ?? '')}`;

/** The command as whoever runs the server types it. */
function importFrom(folders: string[], env: Record<string, string> = { DATABASE_URL: addressOf(database) }) {
  const script = join(import.meta.dirname, '../../scripts/bncc-import.ts');
  const options = { env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...COMPILED, ...env } };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [script, ...folders], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}
const countSkills = () => database.db.$count(skillsTable);

describe('npm run bncc:import', () => {
  it('takes a folder and says how many there are of each stage', async () => {
    const { code, said } = await importFrom([await writeBnccFolder()]);
    expect([code, said]).toEqual([0, expect.stringContaining('BNCC importada: 8 habilidades e objetivos.')]);
    expect(said).toContain('Educação Infantil: 2 (1 de Computação)');
    expect(said).toContain('Ensino Fundamental: 4 (1 de Computação)');
    expect(said).toContain('Ensino Médio: 2 (1 de Computação)');
    expect(await countSkills()).toBe(8);
  });
  it('leaves what is there where a folder is refused, and says why without a stack', async () => {
    const { code, said } = await importFrom([
      await writeBnccFolder({ ...bnccFiles(), 'computacao.json': null }),
    ]);
    expect([code, said.trim()]).toEqual([1, 'computacao.json: o arquivo não está na pasta.']);
    expect(await countSkills()).toBe(8);
  });
  it('asks for a folder, an installation and tables of this version', async () => {
    const folder = await writeBnccFolder();
    const answers = await Promise.all([
      importFrom([]),
      importFrom([folder], {}),
      importFrom([folder], { DATABASE_URL: addressOf(empty) }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(answers[0]?.said).toContain('npm run bncc:import PASTA');
    expect(answers[1]?.said).toContain('Não há instalação em');
    expect(answers[2]?.said).toContain('Inicie esta versão uma vez');
  });
});
