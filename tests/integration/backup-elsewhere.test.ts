import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { buildApp } from 'fauxqs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectDatabase } from '#server/platform/db/database.ts';
import { openStorage } from '#server/platform/storage/storage.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { createPaymentTest, paidByCard, refundsOf } from '#tests/builders/payments.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { backUp, emptyPlace } from '#tests/setup/backups.ts';
import { readFiles, readNow } from '#tests/setup/read-installation.ts';
import { soakTurn } from '#tests/setup/soak.ts';
import { createTestApp } from '#tests/setup/test-app.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-elsewhere-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The commands on a whole installation have the other turn. */
const inTurn = it.runIf(soakTurn(1, 'backups into a bucket and of an owner without rights', 2));

inTurn(
  'a backup of a folder is restored into a bucket, and one of a bucket into a folder',
  async () => {
    const server = buildApp({ logger: false });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const storageUrl = `s3://KEY:SECRET@127.0.0.1:${port}/lousa?region=sa-east-1&tls=false`;
    const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
    const s3 = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'sa-east-1',
      forcePathStyle: true,
      credentials,
    };
    await new S3Client(s3).send(new CreateBucketCommand({ Bucket: 'lousa' }));
    const test = await createTestApp();
    const [inBucket, inFolder] = [await emptyPlace(), await emptyPlace()];
    try {
      const ana = await registerTeacher(test.app);
      await placeOrder(ana, {}, { bytes: tinyPdf(), name: 'aula.pdf' });
      const first = join(folder, 'folder.tar');
      await backUp(test.deps, { path: first });
      inBucket.storage = await openStorage({ dataDir: inBucket.dataDir, storageUrl });
      await inBucket.restore(first);
      expect(await readFiles(inBucket.storage)).toEqual(await readFiles(test.deps.storage));

      const second = join(folder, 'bucket.tar');
      const { config } = test.deps;
      await backUp({ config, database: inBucket.database, storage: inBucket.storage }, { path: second });
      await inFolder.restore(second);
      expect((await readFiles(inFolder.storage)).size).toBe(1);
      expect(await readFiles(inFolder.storage)).toEqual(await readFiles(test.deps.storage));
      await expect(inBucket.restore(second)).rejects.toThrow(/não está vazia/);
    } finally {
      await test.close();
      await inBucket.close();
      await inFolder.close();
      await server.close();
    }
  },
  120_000,
);

inTurn(
  'a database of ones own needs no more than the rights of its owner',
  async () => {
    const { host, user } = inject('postgres');
    const name = `lousa_owner_${randomBytes(4).toString('hex')}`;
    const admin = new Client({ host, user, database: 'postgres' });
    await admin.connect();
    await admin.query(`create role ${name} login nosuperuser`);
    await admin.query(`create database ${name} owner ${name}`);
    const database = connectDatabase({ host, user: name, database: name });
    const test = await createTestApp();
    const place = await emptyPlace();
    try {
      await placeOrder(await registerTeacher(test.app), {}, { bytes: tinyPdf(), name: 'aula.pdf' });
      const path = join(folder, 'owner.tar');
      await backUp(test.deps, { path });
      place.database = database;
      await place.restore(path);
      const again = join(folder, 'again.tar');
      await backUp({ config: test.deps.config, database, storage: place.storage }, { path: again });
      const [theirs, ours] = [await readNow(database), await readNow(test.deps.database)];
      for (const table of ['users', 'lessons', 'files', 'events', 'lesson_transitions'])
        expect([table, theirs.get(table)]).toEqual([table, ours.get(table)]);
    } finally {
      await database.close();
      await test.close();
      await place.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    }
  },
  120_000,
);

it('a refund that waited in the backup and was sent since is not paid a second time', async () => {
  const pay = await createPaymentTest();
  const place = await emptyPlace();
  let restored: Awaited<ReturnType<typeof createTestApp>> | null = null;
  try {
    const { deps } = pay.test;
    const { lessonId, paymentId, orderId } = await paidByCard(pay);
    const refund = { amount: 49, reason: 'Acordo com a cliente' };
    expect((await pay.admin.post(`/api/admin/payments/${paymentId}/refund`, refund)).status).toBeLessThan(
      300,
    );
    const path = join(folder, 'refund.tar');
    const paidBack = async () =>
      (await pay.paypal.control.books()).find((entry) => entry.orderId === orderId)?.refunds.length;
    await backUp(deps, { path });
    expect(await paidBack()).toBe(0);
    await pay.deliverAll();
    expect(await paidBack()).toBe(1);
    const [before] = await refundsOf(pay, lessonId);

    await place.restore(path);
    restored = await createTestApp({ place, deps: { clock: pay.clock }, gateways: deps.gateways });
    await restored.runJobs();
    expect(await paidBack()).toBe(1);
    const [after] = (await readNow(place.database)).get('payment_refunds') ?? [];
    expect(after).toContain(before.id);
  } finally {
    await restored?.close();
    await pay.close();
  }
}, 120_000);
