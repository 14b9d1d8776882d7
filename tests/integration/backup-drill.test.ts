import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { compareWithProviders } from '#server/payments/reconciliation/compare-with-providers.ts';
import { sendMailJob } from '#server/platform/mail/enqueue-mail.ts';
import { mailOutboxTable } from '#server/platform/mail/mail-outbox.table.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { backUp, type EmptyPlace, emptyPlace } from '#tests/setup/backups.ts';
import { readFiles, readNow, readSnapshot } from '#tests/setup/read-installation.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { fillHouse, type House } from './house-of-figures.ts';

const PASSPHRASE = 'giz na lousa às sete';
/** Not in a backup, or changed by its restore on purpose. */
const OF_THE_PLACE = ['sessions', 'installation', 'mail_outbox'];

let folder = '';
let house: House;
let place: EmptyPlace;
let restored: TestApp;
let atSnapshot = new Map<string, string[]>();
let filesAtSnapshot = new Map<string, string>();
let rowsAfterRestore = new Map<string, string[]>();
let filesAfterRestore = new Map<string, string>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-drill-'));
  house = await fillHouse();
  const { pay, marina } = house;
  const { deps } = pay.test;
  await placeOrder(marina, { content: 'Em anexo.' }, { bytes: tinyPdf('Antes'), name: 'antes.pdf' });
  const [doomed] = await deps.database.db.select().from(filesTable).where(eq(filesTable.bytes, 'kept'));
  const later = new Date(pay.clock.now().getTime() + 365 * 86_400_000);
  const mail = { kind: 'account.welcome', payload: {}, createdAt: pay.clock.now() };
  await deps.database.db.insert(mailOutboxTable).values({ ...mail, nextTryAt: later });
  await deps.enqueue(
    deps.database.db,
    sendMailJob,
    { mailId: 'of-later' },
    { startAfter: later, owner: 'ana' },
  );
  const path = join(folder, 'drill.tar.age');
  let isWriting = true;
  let writing: Promise<unknown> = Promise.resolve();
  await backUp(deps, {
    path,
    passphrase: PASSPHRASE,
    async onSnapshot(name) {
      atSnapshot = await readSnapshot(deps.database, name);
      filesAtSnapshot = await readFiles(deps.storage);
      writing = (async () => {
        for (let i = 0; isWriting; i++) {
          await placeOrder(marina, {}, { bytes: tinyPdf(`Durante ${i}`), name: `durante-${i}.pdf` });
        }
      })();
      // Everything that names it goes, and then the bytes, while the backup has yet to copy them.
      await deps.database.db
        .update(filesTable)
        .set({ bytes: 'gone' })
        .where(eq(filesTable.id, doomed?.id ?? ''));
      await deps.storage.delete(doomed?.storageKey ?? '');
    },
  });
  isWriting = false;
  await writing;
  place = await emptyPlace();
  await place.restore(path, PASSPHRASE);
  rowsAfterRestore = await readNow(place.database);
  filesAfterRestore = await readFiles(place.storage);
  restored = await createTestApp({
    place,
    deps: { clock: pay.clock },
    gateways: deps.gateways,
  });
}, 240_000);
afterAll(async () => {
  await restored?.close();
  await house?.pay.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup made while people go on working, restored elsewhere', () => {
  it('holds every row of every table as it stood in one moment', () => {
    const filled = [...atSnapshot].filter(([, rows]) => rows.length > 0).map(([name]) => name);
    expect(filled.length).toBeGreaterThan(25);
    expect([...rowsAfterRestore.keys()].sort()).toEqual([...atSnapshot.keys()].sort());
    for (const [name, rows] of atSnapshot)
      if (!OF_THE_PLACE.includes(name)) expect([name, rowsAfterRestore.get(name)]).toEqual([name, rows]);
  });

  it('holds every file byte by byte, also one that was deleted meanwhile', () => {
    expect(filesAtSnapshot.size).toBeGreaterThan(3);
    expect(filesAfterRestore).toEqual(filesAtSnapshot);
  });

  it('leaves the sessions behind and sends no mail a second time', () => {
    expect(atSnapshot.get('sessions')).not.toEqual([]);
    expect(rowsAfterRestore.get('sessions')).toEqual([]);
    expect(rowsAfterRestore.get('mail_outbox')?.length).toBe(atSnapshot.get('mail_outbox')?.length);
    const waitingIn = (rows: Map<string, string[]>) =>
      rows.get('mail_outbox')?.filter((row) => /,(waiting|sending),/.test(row)).length;
    expect(waitingIn(atSnapshot)).toBeGreaterThan(0);
    expect(waitingIn(rowsAfterRestore)).toBe(0);
    expect(rowsAfterRestore.get('jobs')?.join()).toContain('of-later');
  });

  it('has books that agree with the providers', async () => {
    expect((await compareWithProviders(restored.deps)).open).toBe(
      (await compareWithProviders(house.pay.test.deps)).open,
    );
  });
});
