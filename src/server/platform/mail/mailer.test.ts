import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailer } from './mailer.ts';

const mail = {
  to: 'ana@escola.test',
  subject: 'Sua aula está pronta: frações\r\nBcc: all@elsewhere.test',
  text: 'Olá, Ana. A análise da aula está pronta.',
  html: '<p>A análise da aula está pronta.</p>',
  messageId: 'lesson-1',
};
const settings = { mailFrom: 'Lousa <nao-responda@lousa.test>', publicUrl: 'https://lousa.test' };

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lousa-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const received: string[] = [];
async function startSmtp(): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      // A message that is broken off never ends.
      stream.on('error', () => undefined);
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('full') ? Object.assign(new Error('mailbox full'), { responseCode: 451 }) : null,
      ),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

describe('a mail', () => {
  it('lies as one file in the outbox where no mail server is set, also when sent twice', async () => {
    const mailer = openMailer({ ...settings, smtpUrl: null, dataDir });
    await mailer.send(mail);
    await mailer.send(mail);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual(['lesson-1.eml']);
    const parsed = await PostalMime.parse(await readFile(join(dataDir, 'outbox/lesson-1.eml'), 'utf8'));
    expect(parsed.text).toContain('A análise da aula');
    expect(parsed.to?.[0]?.address).toBe('ana@escola.test');
  });

  it('goes to the mail server with its accents, no added recipients, and a word from us before its end', async () => {
    const server = await startSmtp();
    const { port } = server.server.address() as AddressInfo;
    const mailer = openMailer({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}`, dataDir });
    await mailer.send(mail);
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(parsed.subject).toContain('Sua aula está pronta: frações');
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.from?.address).toBe('nao-responda@lousa.test');
    expect(parsed.messageId).toBe('<lesson-1@lousa.test>');
    await expect(mailer.send({ ...mail, to: 'full@escola.test' })).rejects.toMatchObject({
      responseCode: 451,
    });
    const steps: string[] = [];
    const note = () => void steps.push(`${received.length} taken before`);
    await expect(mailer.send({ ...mail, to: 'full@escola.test' }, note)).rejects.toThrow();
    await mailer.send(mail, note);
    expect([steps, received.length]).toEqual([['1 taken before'], 2]);
    const refuse = () => {
      throw new Error('not mine any more');
    };
    await expect(mailer.send(mail, refuse)).rejects.toThrow('not mine any more');
    expect(received).toHaveLength(2);
    mailer.close();
    await new Promise<void>((done) => server.close(() => done()));
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});
