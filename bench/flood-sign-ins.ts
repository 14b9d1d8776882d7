import { parentPort, workerData } from 'node:worker_threads';

/** Sends wrong sign-ins all at once, from so many connections in turn, and tells the statuses of the answers. */
const { base, connections, count } = workerData as { base: string; connections: number; count: number };
const statuses = await Promise.all(
  Array.from({ length: count }, async (_, i) => {
    const response = await fetch(`${base}/api/auth/local/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i % connections}` },
      body: JSON.stringify({ email: `ninguem${i}@escola.test`, password: 'errada-123' }),
    });
    await response.text();
    return response.status;
  }),
);
parentPort?.postMessage(statuses);
