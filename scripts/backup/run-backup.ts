import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BACKUP_PARTS } from '#server/backup-parts.ts';
import { canCreate } from '#server/platform/backup/archive-writer.ts';
import { BackupRefused } from '#server/platform/backup/backup-refused.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { hasEmbeddedCluster } from '#server/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { askNewPassphrase } from './ask-passphrase.ts';
import { runCommand, withInstallation } from './run-command.ts';
import { asBytes, asCount, tellProgress } from './tell-progress.ts';

/**
 * `npm run backup -- FILE`: everything the installation of these settings is made of, while it runs or not. Encrypted
 * with BACKUP_PASSPHRASE, or with `--encrypt`, which asks for one. See docs/backup.md.
 */
await runCommand(async (config) => {
  const args = process.argv.slice(2);
  const [file, ...others] = args.filter((arg) => !arg.startsWith('--'));
  if (!file || others.length > 0)
    throw new BackupRefused('Diga um arquivo: npm run backup -- ARQUIVO (com --encrypt pede uma senha).');
  const path = resolve(file);
  if (await isThere(path)) throw new BackupRefused(`Já há um arquivo em ${path}. Escolha outro nome.`);
  if (config.databaseUrl === null && !(await hasEmbeddedCluster(config.dataDir)))
    throw new BackupRefused(
      `Não há instalação em ${config.dataDir}. Confira DATA_DIR, ou defina DATABASE_URL.`,
    );
  if (!(await canCreate(path))) throw new BackupRefused(`Não é possível gravar em ${path}. Confira a pasta.`);
  const passphrase =
    config.backupPassphrase ?? (args.includes('--encrypt') ? await askNewPassphrase() : null);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());
  const progress = tellProgress();
  await withInstallation(config, async (installation) => {
    process.stdout.write(
      `Backup de ${config.databaseUrl === null ? config.dataDir : 'DATABASE_URL'} em ${path}\n`,
    );
    const done = await writeBackup(
      { ...installation, ...BACKUP_PARTS },
      {
        path,
        passphrase,
        signal: stopping.signal,
        onProgress(step) {
          if (step.step === 'files') progress.at('Arquivos:', step.done / step.total);
        },
      },
    ).catch((error: unknown) => {
      throw stopping.signal.aborted
        ? new BackupRefused('Interrompido. O arquivo incompleto foi removido.')
        : error;
    });
    progress.end();
    const rows = done.tables.reduce((sum, table) => sum + table.rows, 0);
    const lines = [
      `Pronto: ${asBytes(done.size)}, ${asCount(rows, 'linha', 'linhas')} de ${asCount(done.tables.length, 'tabela', 'tabelas')}, ${asCount(done.files.count, 'arquivo', 'arquivos')}.`,
      ...(passphrase === null
        ? ['Não está protegido por senha: contém dados pessoais e chaves. Guarde-o onde só você lê.']
        : ['Protegido por senha: sem ela ninguém o abre, nem você.']),
      ...(config.totpKey === null
        ? []
        : ['TOTP_KEY vem do ambiente e não está no arquivo: guarde-a à parte.']),
      ...(done.files.missing > 0
        ? [
            `Atenção: ${asCount(done.files.missing, 'arquivo que o banco nomeia não está', 'arquivos que o banco nomeia não estão')} no armazenamento.`,
          ]
        : []),
      ...(done.files.changed > 0
        ? [
            `Atenção: ${asCount(done.files.changed, 'arquivo não é', 'arquivos não são')} mais o que foi enviado (conteúdo diferente do registrado).`,
          ]
        : []),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  });
});

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
