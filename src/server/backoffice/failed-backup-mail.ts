import * as z from 'zod/mini';
import type { TellOfFailedBackup } from '#server/platform/backup/nightly-backup.job.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { ADMIN_FOOTER } from '#server/platform/mail/letter.ts';
import { defineMail, type MailWriter, writeMail } from '#server/platform/mail/mails.ts';
import { formatDate } from '#shared/text/format.ts';

const failedBackupMail = defineMail({
  name: 'failed-backup',
  schema: z.object({ folder: z.string(), at: z.string() }),
});

export const tellOfFailedBackup =
  (deps: Pick<AppDeps, 'enqueue' | 'clock'>): TellOfFailedBackup =>
  (db, { folder, at }) =>
    db.transaction((tx) => enqueueMail(tx, deps, failedBackupMail, { folder, at: at.toISOString() }));

export const writeFailedBackupMail = ({ config }: Pick<AppDeps, 'config'>): MailWriter =>
  writeMail(failedBackupMail, async ({ folder, at }) => {
    const day = formatDate(at);
    return {
      to: config.adminEmail,
      letter: {
        subject: `O backup de ${day} não foi feito`,
        preheader: 'Os backups anteriores continuam guardados.',
        headline: 'O backup desta noite não foi feito',
        parts: [
          `O backup de ${day} falhou três vezes. Os anteriores continuam em ${folder}.`,
          'Confira se há espaço nessa pasta e se o servidor pode gravar nela; o motivo está no registro do servidor, em “job failed”. Depois faça um backup à mão: npm run backup -- ARQUIVO',
        ],
        button: { label: 'Abrir o painel', href: `${config.publicUrl}/admin-functional` },
        footer: ADMIN_FOOTER,
      },
    };
  });
