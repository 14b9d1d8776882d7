import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BackupRefused } from '#server/platform/backup/backup-refused.ts';

const SHORTEST = 12;

/** Asks on the terminal without showing what is typed. @throws BackupRefused where there is no terminal to ask on */
export async function askPassphrase(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new BackupRefused('Informe a senha do backup em BACKUP_PASSPHRASE.');
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/** A new one, typed twice. */
export async function askNewPassphrase(): Promise<string> {
  const passphrase = await askPassphrase('Senha do backup: ');
  if (passphrase.length < SHORTEST)
    throw new BackupRefused(`Use ao menos ${SHORTEST} caracteres na senha do backup.`);
  if ((await askPassphrase('A mesma senha de novo: ')) !== passphrase)
    throw new BackupRefused('As duas senhas não são iguais. Nada foi feito.');
  return passphrase;
}
