import * as z from 'zod/mini';
import type { AppDeps } from '#server/platform/deps.ts';
import { ADMIN_FOOTER } from '#server/platform/mail/letter.ts';
import { defineMail, type MailWriter, writeMail } from '#server/platform/mail/mails.ts';
import { findFile } from './files.api.ts';

/** Tells the admin that the virus scanner found something. */
export const infectedFileMail = defineMail({
  name: 'infected-file',
  schema: z.object({ fileId: z.string() }),
});

export const writeInfectedFileMail = ({ config }: Pick<AppDeps, 'config'>): MailWriter =>
  writeMail(infectedFileMail, async ({ fileId }, db) => {
    const file = await findFile(db, fileId);
    if (!file) return null;
    return {
      to: config.adminEmail,
      lessonId: file.lessonId,
      letter: {
        subject: `Arquivo bloqueado pelo antivírus: ${file.originalName}`,
        preheader: `Motivo: ${file.blockReason ?? 'ameaça encontrada'}.`,
        headline: 'Um arquivo foi bloqueado pelo antivírus',
        parts: [
          `“${file.originalName}” foi bloqueado logo depois do envio. Motivo: ${file.blockReason ?? 'ameaça encontrada'}.`,
          'Só a administração pode baixá-lo. Exclua o arquivo e peça outro a quem enviou.',
        ],
        button: { label: 'Ver o arquivo', href: `${config.publicUrl}/admin-functional?aba=arquivos` },
        footer: ADMIN_FOOTER,
      },
    };
  });
