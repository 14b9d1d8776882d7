import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyPdf } from '#tests/builders/documents.ts';
import { orderForm } from '#tests/builders/orders.ts';
import { COMPILED, type RunningProduct, startProduct } from '#tests/setup/running-product.ts';
import { soakOne, soakTurn } from '#tests/setup/soak.ts';

const PASSPHRASE = 'giz na lousa às sete';
const TEACHER = { email: 'ana@escola.test', password: 'segredo-123-da-ana' };

let folder = '';
let product: RunningProduct | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-commands-'));
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function placeOf(name: string): Promise<string> {
  await mkdir(join(folder, name), { recursive: true });
  return join(folder, name);
}

/** A command as whoever runs the server types it, with little memory. */
function command(name: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const script = join(import.meta.dirname, `../../scripts/${name}.ts`);
  const options = { env: { PATH: process.env.PATH ?? '', ...COMPILED, ...env } };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--max-old-space-size=256', script, file],
      options,
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
      },
    );
  });
}

async function call(path: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
  const { token, ...rest } = init;
  const json = typeof rest.body === 'string' ? { 'content-type': 'application/json' } : {};
  const who = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fetch(`${product?.url}${path}`, { ...rest, headers: { ...json, ...who } });
}

/** Backups into a bucket and of an owner's database have the other turn. */
const inTurn = soakTurn(0, 'commands of backup and restore on a whole installation', 2);
describe('the commands of backup and restore', () => {
  it.runIf(inTurn)(
    'bring a running installation to another folder, where it starts with every order and file',
    async () => {
      const dataDir = await placeOf('data');
      product = await startProduct(dataDir);
      const registered = await call('/api/auth/local/register', {
        method: 'POST',
        body: JSON.stringify({ firstName: 'Ana', lastName: 'Souza', ...TEACHER }),
      });
      const { token } = (await registered.json()) as { token: string };
      const bytes = tinyPdf('O ciclo da agua');
      const body = orderForm({ content: 'Em anexo.' }, { bytes, name: 'aula.pdf' });
      const ordered = await call('/api/lessons', { method: 'POST', token, body });
      const { id, filePath } = (await ordered.json()) as { id: string; filePath: string };
      await expect
        .poll(async () => (await call(`/api/lessons/${id}`, { token })).json(), { timeout: 60_000 })
        .toMatchObject({ status: 'waiting_approval' });

      const file = join(folder, 'live.tar.age');
      const made = await command('backup', file, { DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE });
      expect(made).toMatchObject({
        code: 0,
        said: expect.stringMatching(/Pronto: .*1 arquivo\.\nProtegido/s),
      });
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await call('/api/health/ready')).status).toBe(200);
      const again = await command('backup', file, { DATA_DIR: dataDir });
      expect(again).toMatchObject({ code: 1, said: expect.stringContaining('Já há um arquivo') });
      await product.stop();

      // Stopped: the database is started for the time of the backup, and ended.
      const cold = join(folder, 'cold.tar');
      const coldly = await command('backup', cold, { DATA_DIR: dataDir });
      expect(coldly).toMatchObject({
        code: 0,
        said: expect.stringContaining('Não está protegido por senha'),
      });
      expect(await readdir(join(dataDir, 'postgres-18'))).not.toContain('postmaster.pid');
      // What is left is the server's own; the commands cleared theirs.
      expect(await readdir(join(dataDir, 'spool'))).toEqual([`${hostname()}-${product.child.pid}`]);

      // Each archive holds the same: one is taken, the other the next time.
      const archive = soakOne([file, cold], 0, 'archives that are restored', 2).at(-1) ?? '';
      const target = await placeOf('restored');
      const env = { DATA_DIR: target, BACKUP_PASSPHRASE: PASSPHRASE };
      const restored = await command('restore', archive, env);
      expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/Restaurado: .*npm start/s) });
      const intoUsed = await command('restore', archive, env);
      expect(intoUsed).toMatchObject({ code: 1, said: expect.stringContaining('não está vazia') });
      product = await startProduct(target);
      expect((await call('/api/lessons', { token })).status).toBe(401);
      const signedIn = await call('/api/auth/local/login', { method: 'POST', body: JSON.stringify(TEACHER) });
      const session = (await signedIn.json()) as { token: string };
      const lesson = await call(`/api/lessons/${id}`, session);
      expect(await lesson.json()).toMatchObject({ id, status: 'waiting_approval', hasAnalysis: true });
      const downloaded = Buffer.from(await (await call(filePath, session)).arrayBuffer());
      expect(downloaded.equals(bytes)).toBe(true);
    },
    300_000,
  );

  it('say what is missing instead of making an empty installation', async () => {
    const nowhere = join(folder, 'nowhere');
    const file = join(folder, 'nothing.tar');
    const made = await command('backup', file, { DATA_DIR: nowhere });
    expect(made).toMatchObject({ code: 1, said: expect.stringContaining(`Não há instalação em ${nowhere}`) });
    const restored = await command('restore', file, { DATA_DIR: nowhere });
    expect(restored).toMatchObject({ code: 1, said: expect.stringContaining('Não há arquivo de backup') });
    expect(await readdir(folder)).not.toContain('nowhere');
  });
});
