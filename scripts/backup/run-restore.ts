import { resolve } from 'node:path';
import { STORAGE_FOLDERS } from '#server/backup-parts.ts';
import { isEncrypted } from '#server/platform/backup/archive-reader.ts';
import { BackupRefused } from '#server/platform/backup/backup-refused.ts';
import { checkBackup, restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { runCommand, withInstallation } from './run-command.ts';
import { asCount, tellProgress } from './tell-progress.ts';

/** `npm run restore -- FILE`: makes the empty installation of these settings into that of a backup. */
await runCommand(async (config) => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) throw new BackupRefused('Diga um arquivo: npm run restore -- ARQUIVO');
  const path = resolve(file);
  const isLocked = await isEncrypted(path);
  const passphrase = config.backupPassphrase ?? (isLocked ? await askPassphrase('Senha do backup: ') : null);
  const progress = tellProgress();
  const place = { path, passphrase };
  const tell = ({ step, share }: { step: 'check' | 'restore'; share: number }) =>
    progress.at(step === 'check' ? 'Conferindo o arquivo inteiro:' : 'Restaurando:', share);
  const checked = await checkBackup(place, tell);
  progress.end();
  const made = new Date(checked.head.createdAt).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  process.stdout.write(`Backup de ${made} (horário de Brasília).\n`);
  await withInstallation(config, async (installation) => {
    const outcome = await restoreBackup({ ...installation, folders: STORAGE_FOLDERS }, place, checked, tell);
    progress.end();
    const { files, jobs } = outcome.end;
    const rows = outcome.end.tables.reduce((sum, table) => sum + table.rows, 0);
    const lines = [
      `Restaurado: ${asCount(rows, 'linha', 'linhas')}, ${asCount(files.count, 'arquivo', 'arquivos')}, ${asCount(jobs, 'tarefa que esperava', 'tarefas que esperavam')}.`,
      'Agora inicie com npm start. Todos precisam entrar de novo: as sessões não voltam.',
      ...(outcome.heldMails > 0
        ? [
            `${asCount(outcome.heldMails, 'e-mail esperava', 'e-mails esperavam')} envio e já pode ter saído: ficou em “Sem confirmação” na lista de e-mails. Confira e reenvie o que faltar.`,
          ]
        : []),
      ...(outcome.isTotpKeyWrong
        ? [
            'Atenção: a chave dos segundos fatores não é a do backup. Defina TOTP_KEY com a chave de então, ou quem usa verificação em duas etapas não entra.',
          ]
        : []),
      'Confira o financeiro (Administração, aba Financeiro, Comparar agora): o que foi pago depois do backup aparece como diferença.',
      ...(config.nfse.transmit
        ? ['Antes de iniciar, mude NFSE_SERIES: números usados depois do backup seriam repetidos.']
        : []),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  });
});
