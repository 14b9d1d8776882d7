import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type PayPalEmulator, startPayPalEmulator } from '#server/emulators/paypal/start-paypal-emulator.ts';
import { type PixEmulator, startPixEmulator } from '#server/emulators/pix/pix-emulator.ts';
import { memoryStore, type SandboxStore } from '#server/emulators/sandbox-store.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { openBcbPix } from '#server/payments/providers/bcb-pix/open-bcb-pix.ts';
import { openPayPal } from '#server/payments/providers/paypal/open-paypal.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { JobContext } from '#server/platform/jobs/jobs.ts';
import { listJobs } from '#server/worker.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { type CrashPlan, crashingGateways } from './crashing-gateways.ts';
import { openJobQueue } from './job-queue.ts';

/** Everything a sequence plays with. */
export interface World {
  test: TestApp;
  deps: PaymentsDeps;
  paypal: PayPalEmulator;
  pix: PixEmulator;
  clock: ReturnType<typeof testClock>;
  crash: CrashPlan;
  teacher: Session;
  admin: Session;
  runJobs(): Promise<void>;
  /** A fresh lesson of R$ 49 that waits for approval; the providers forget what was before. */
  begin(): Promise<string>;
  close(): Promise<void>;
}

/** A store that can be emptied, so that comparing books does not grow with every sequence. */
function clearableStore(): SandboxStore & { clear(): void } {
  let inner = memoryStore();
  return {
    get: (kind, id) => inner.get(kind, id),
    list: (kind) => inner.list(kind),
    update: (kind, id, change) => inner.update(kind, id, change),
    clear: () => {
      inner = memoryStore();
    },
  };
}

export async function openWorld(): Promise<World> {
  const clock = testClock();
  const [cardStore, pixStore] = [clearableStore(), clearableStore()];
  const crash: CrashPlan = { next: null };
  const queue = openJobQueue();
  let test: TestApp | null = null;
  const deliver = async (webhook: { url: string; headers: Record<string, string>; body: string }) => {
    const { pathname } = new URL(webhook.url);
    const answer = await test?.inject({
      method: 'POST',
      url: pathname,
      headers: webhook.headers,
      payload: webhook.body,
    });
    return { status: answer?.statusCode ?? 599 };
  };
  const options = { clock, deliver, webhooks: 'held' } as const;
  const paypal = await startPayPalEmulator({
    ...options,
    store: cardStore,
    webhookUrl: () => 'http://lousa.test/api/webhooks/paypal',
  });
  const pix = await startPixEmulator({ ...options, store: pixStore });
  const { key, tokenUrl, clientId, clientSecret } = pix;
  const pixGateway = openBcbPix({
    baseUrl: `${pix.baseUrl}/v2`,
    tokenUrl,
    clientId,
    clientSecret,
    key,
    clock,
  });
  test = await createTestApp({
    deps: { clock, enqueue: queue.enqueue },
    gateways: {
      ...crashingGateways(
        {
          card: openPayPal({ ...paypal, trustedCertificates: await paypal.trustedCertificates(), clock }),
          pix: pixGateway,
        } as never,
        crash,
      ),
      pixKey: key,
    },
  });
  const { deps } = test;
  const jobs = listJobs(deps);
  const owner = await registerTeacher(test.app);
  const { user } = owner;
  const context: JobContext = {
    jobId: randomUUID(),
    retryCount: 0,
    isLastTry: false,
    signal: new AbortController().signal,
    db: deps.database.db,
    log: deps.log,
  };
  const running = test;
  return {
    ...{ test: running, deps, paypal, pix, clock, crash },
    teacher: { sessionId: randomUUID(), userId: user.id, role: 'teacher', user },
    admin: { sessionId: randomUUID(), userId: user.id, role: 'admin', user },
    runJobs: () => queue.run(jobs, context),
    async begin() {
      crash.next = null;
      queue.clear();
      cardStore.clear();
      pixStore.clear();
      await pixGateway.registerWebhook('http://lousa.test/api/webhooks/pix');
      return insertLesson(deps, user.id, clock.now());
    },
    async close() {
      await running.close();
      await paypal.close();
      await pix.close();
    },
  };
}

async function insertLesson({ database }: PaymentsDeps, ownerId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await database.db.insert(lessonsTable).values({
    ...{ id, ownerId, createdAt: now, updatedAt: now },
    title: 'Frações no dia a dia',
    titleSearch: 'fracoes no dia a dia',
    content: 'Frações.',
    format: 'powerpoint',
    serviceType: 'presentation',
    size: 10,
    deliveryType: 'normal',
    priceCents: 4900,
    status: 'waiting_approval',
  });
  return id;
}

export async function readLesson({ deps }: World, lessonId: string) {
  const [lesson] = await deps.database.db.select().from(lessonsTable).where(eq(lessonsTable.id, lessonId));
  if (!lesson) throw new Error('the lesson is gone');
  return lesson;
}
