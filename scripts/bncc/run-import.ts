import { resolve } from 'node:path';
import { runCommand } from '#scripts/backup/run-command.ts';
import { ImportRefused } from '#server/curriculum/import/import-refused.ts';
import { readBnccFolder } from '#server/curriculum/import/read-bncc-folder.ts';
import { replaceSkills } from '#server/curriculum/import/replace-skills.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { hasEmbeddedCluster } from '#server/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { findMissing } from '#server/platform/installation/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import type { Skill } from '#shared/curriculum/skill.ts';
import type { SkillStage } from '#shared/curriculum/skill-code.ts';

/**
 * `npm run bncc:import FOLDER`: the national curriculum for this installation, while it runs or not; again replaces what
 * was imported before. Every file is judged first, and then all of it is taken or nothing. See docs/operating.md.
 */
const STAGE_NAMES: Record<SkillStage, string> = {
  EI: 'Educação Infantil',
  EF: 'Ensino Fundamental',
  EM: 'Ensino Médio',
};

await runCommand(async (config) => {
  const [folder, ...others] = process.argv.slice(2);
  if (!folder || others.length > 0)
    throw new ImportRefused(['Diga a pasta com os arquivos da BNCC: npm run bncc:import PASTA']);
  if (config.databaseUrl === null && !(await hasEmbeddedCluster(config.dataDir)))
    throw new ImportRefused([
      `Não há instalação em ${config.dataDir}. Inicie uma vez com npm start, confira DATA_DIR, ou defina DATABASE_URL.`,
    ]);
  const skills = await readBnccFolder(resolve(folder));
  const database = await openDatabase(config, createLog('silent'));
  try {
    if ((await findMissing(database)).length > 0)
      throw new ImportRefused([
        'As tabelas são de uma versão anterior. Inicie esta versão uma vez com npm start e importe de novo.',
      ]);
    await replaceSkills(database.db, skills, new Date());
  } finally {
    await database.close();
  }
  process.stdout.write(`${describe(skills)}\n`);
});

function describe(skills: readonly Skill[]): string {
  const counts = Object.entries(STAGE_NAMES).map(([stage, name]) => {
    const own = skills.filter((skill) => skill.stage === stage);
    const computing = own.filter(({ component }) => component === 'CO').length;
    return `  ${name}: ${own.length.toLocaleString('pt-BR')}${computing > 0 ? ` (${computing} de Computação)` : ''}`;
  });
  return [
    `BNCC importada: ${skills.length.toLocaleString('pt-BR')} habilidades e objetivos.`,
    ...counts,
    'O produto já as usa, sem reiniciar.',
  ].join('\n');
}
