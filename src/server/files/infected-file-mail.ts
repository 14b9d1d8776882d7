import * as z from 'zod/mini';
import type { AppDeps } from '#server/platform/deps.ts';
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
      subject: `Arquivo bloqueado pelo antivírus: ${file.originalName}`,
      text: [
        'Olá!',
        '',
        `O arquivo "${file.originalName}" foi bloqueado logo depois do envio.`,
        `Motivo: ${file.blockReason ?? 'ameaça encontrada'}.`,
        'Ninguém além dos administradores pode baixá-lo. Exclua-o e peça outro a quem enviou:',
        '',
        `${config.publicUrl}/admin-functional?aba=arquivos`,
        '',
        'Equipe Lousa',
        '',
      ].join('\n'),
    };
  });
