import { watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionTo, findPostmaster } from '#server/platform/db/embedded-postgres/postmaster.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { type RunningProduct, startProduct } from '#tests/setup/running-product.ts';
import { soakTurn } from '#tests/setup/soak.ts';

/** The bank of the sandbox takes a moment. */
const MOST_ASKED = 100;

let folder = '';
let product: RunningProduct;
let database: Client;
const tokens = { teacher: '', editor: '', admin: '' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-deliver-kill-'));
  // As root the database runs as another user, to whom a folder of mkdtemp is closed: it needs one below it.
  await mkdir(join(folder, 'data'));
  product = await startProduct(join(folder, 'data'));
  const cluster = (await readdir(join(folder, 'data'))).find((entry) => /^postgres-\d+$/.test(entry)) ?? '';
  const postmaster = await findPostmaster(join(folder, 'data', cluster));
  if (!postmaster) throw new Error('no database runs');
  database = new Client(connectionTo(postmaster.socketDir, 'lousa'));
  await database.connect();
  await signUp();
}, 180_000);
afterAll(async () => {
  await database?.end();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
  return { status: answer.status, json: (await answer.json().catch(() => ({}))) as any };
}
const count = async (from: string): Promise<number> =>
  Number((await database.query(`select count(*) from ${from}`)).rows[0].count);

/** Kills the server when a name that begins so appears among its passing files, and starts it again. */
async function killAt(prefix: string, begin: () => Promise<unknown>): Promise<void> {
  const { promise: isThere, resolve } = Promise.withResolvers<void>();
  const spool = join(folder, 'data', 'spool');
  const own = (await readdir(spool)).find((name) => name.endsWith(`-${product.child.pid}`)) ?? '';
  const watcher = watch(join(spool, own), (_event, name) => {
    if (!name?.startsWith(prefix)) return;
    product.child.kill('SIGKILL');
    resolve();
  });
  const begun = begin().catch(() => undefined);
  await isThere;
  watcher.close();
  await product.kill();
  await begun;
  product = await startProduct(join(folder, 'data'));
}

async function signUp(): Promise<void> {
  const person = { firstName: 'Ana', lastName: 'Souza', password: 'segredo-123' };
  const teacher = { ...person, email: 'ana@escola.test' };
  tokens.teacher = (await call('POST', '/api/auth/local/register', '', teacher)).json.token;
  const admin = { username: 'admin_master', password: 'Mestre-2026-secreta' };
  tokens.admin = (await call('POST', '/api/auth/admin/login', '', admin)).json.token;
  const editor = { ...person, email: 'edu@escola.test', role: 'editor' };
  await call('POST', '/api/admin/editors', tokens.admin, editor);
  tokens.editor = (await call('POST', '/api/auth/local/login', '', editor)).json.token;
}

/** A typed lesson that waits for approval. */
async function order(): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    title: 'Fotossíntese',
    content: TYPED_LESSONS.photosynthesis,
  }))
    form.append(name, value);
  form.append('slideCount', '10');
  const answer = await fetch(`${product.url}/api/lessons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.teacher}` },
    body: form,
  });
  const { id } = (await answer.json()) as { id: string };
  await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('waiting_approval');
  return id;
}
const statusOf = async (id: string): Promise<string> =>
  (await call('GET', `/api/lessons/${id}`, tokens.teacher)).json.status;

async function pay(id: string): Promise<void> {
  await call('PUT', `/api/lessons/${id}/approve`, tokens.teacher);
  const started = await call('POST', '/api/payments', tokens.teacher, { lessonId: id, method: 'pix' });
  await call('POST', `/api/sandbox/payments/${started.json.id}/pay`, tokens.teacher);
  for (let asked = 0; asked < MOST_ASKED && (await statusOf(id)) !== 'paid'; asked += 1)
    await call('POST', `/api/payments/${started.json.id}/check`, tokens.teacher);
}

const inTurn = soakTurn(1, 'kill while a draft is composed and delivered');
describe.runIf(inTurn)('a server killed in mid-work on a draft', () => {
  it('composes a paid lesson once, keeps an edit once and hands it over once, with nothing lost', async () => {
    const id = await order();
    await killAt('compose-', () => pay(id));
    // It is composed from the moment paying begins: killed then, nobody has paid, and who wanted to presses again.
    await pay(id);
    await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('paid');
    const assigned = await call('POST', '/api/admin/assign-editor', tokens.admin, {
      lessonId: id,
      editorId: (await call('GET', '/api/admin/editors', tokens.admin)).json[0].id,
    });
    expect(assigned.status).toBe(200);
    const draft = () => call('GET', `/api/lessons/${id}/draft`, tokens.editor);
    await expect.poll(async () => (await draft()).json.status, { timeout: 60_000 }).toBe('ready');
    expect(await count('compositions')).toBe(1);
    const deck = () => call('GET', `/api/lessons/${id}/draft/deck`, tokens.editor);
    const { slides } = (await deck()).json.deck;
    const said = { ...slides[1], title: 'Escrito antes da queda' };
    const save = (version: number) =>
      call('PATCH', `/api/lessons/${id}/draft`, tokens.editor, {
        version,
        operations: [{ op: 'slide', slide: said }],
      });
    await killAt('edit-', () => save(1));
    // Who got no answer sends it again, on what is there by now.
    const { version } = (await save((await deck()).json.version)).json;
    expect(version).toBe(2);
    expect((await deck()).json.deck.slides[1]).toEqual(said);
    expect(await count('compositions')).toBe(2);

    const file = `/api/lessons/${id}/draft/files/pptx`;
    const headers = { authorization: `Bearer ${tokens.editor}` };
    const wanted = Buffer.from(await (await fetch(`${product.url}${file}`, { headers })).arrayBuffer());

    const deliver = () =>
      call('POST', `/api/lessons/${id}/draft/deliver`, tokens.editor, { version, notes: 'Boa aula!' });
    await killAt('draft-', deliver);
    const wasDone = (await statusOf(id)) === 'completed';
    // Who got no answer presses again, and once too often.
    const answers = [await deliver(), await deliver()];
    expect(answers.map(({ status }) => status)).toEqual([wasDone ? 409 : 200, 409]);

    expect(await statusOf(id)).toBe('completed');
    expect(await count(`files where file_type = 'final_delivery'`)).toBe(1);
    expect(await count('compositions where delivered_at is not null')).toBe(1);
    expect(await count('production_rounds where delivered_at is not null')).toBe(1);
    expect(await count(`lesson_transitions where event = 'deliver'`)).toBe(1);
    const [delivery] = (await call('GET', `/api/lessons/${id}/deliveries`, tokens.teacher)).json;
    const got = await fetch(`${product.url}${delivery.deliveryUrl}`, {
      headers: { authorization: `Bearer ${tokens.teacher}` },
    });
    expect(Buffer.from(await got.arrayBuffer()).equals(wanted)).toBe(true);
  }, 240_000);
});
