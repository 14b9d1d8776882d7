import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { Skill } from '#shared/curriculum/skill.ts';
import { BNCC_FILES, type BnccFileName, type BnccFiles } from './bncc-files.ts';
import { ImportRefused } from './import-refused.ts';
import { toSkills } from './to-skills.ts';

const MOST_PROBLEMS_TOLD = 20;

/**
 * The skills of a folder, all of them checked: each file's shape, each reference, each code against its grammar and
 * against what the file says beside it. Other files in the folder (a licence, a readme) are passed over.
 * @throws ImportRefused with every problem found, as far as one can read them
 */
export async function readBnccFolder(folder: string): Promise<Skill[]> {
  const there = new Set(
    await readdir(folder).catch(() => {
      throw new ImportRefused([`Não é possível ler a pasta ${folder}. Confira o caminho.`]);
    }),
  );
  const problems: string[] = [];
  const files: Partial<Record<BnccFileName, unknown>> = {};
  for (const [name, schema] of Object.entries(BNCC_FILES) as [BnccFileName, z.ZodMiniType][]) {
    if (!there.has(name)) problems.push(`${name}: o arquivo não está na pasta.`);
    else files[name] = await readBnccFile(join(folder, name), { name, schema, problems });
  }
  refuse(problems);
  const skills = toSkills(files as BnccFiles, problems);
  if (problems.length === 0 && skills.length === 0) problems.push('Os arquivos não têm nenhuma habilidade.');
  refuse(problems);
  return skills;
}

async function readBnccFile(
  path: string,
  { name, schema, problems }: { name: string; schema: z.ZodMiniType; problems: string[] },
): Promise<unknown> {
  let content: unknown;
  try {
    content = JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
  } catch (error) {
    problems.push(`${name}: não é um JSON que se possa ler (${(error as Error).message}).`);
    return null;
  }
  const judged = schema.safeParse(content);
  if (judged.success) return judged.data;
  for (const { path: at, message } of judged.error.issues)
    problems.push(`${name}: ${at.length > 0 ? at.join('.') : 'raiz'}: ${message}`);
  return null;
}

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const told = problems.slice(0, MOST_PROBLEMS_TOLD);
  const rest = problems.length - told.length;
  throw new ImportRefused(rest > 0 ? [...told, `… e mais ${rest}.`] : told);
}
