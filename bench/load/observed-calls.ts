import { setTimeout as sleep } from 'node:timers/promises';

/** What was called under load, how long it took and what went wrong; and what the product acknowledged. */
export interface Observations {
  /** Milliseconds of every answered call, by its name. */
  times: Map<string, number[]>;
  /** Answers that should not have come, and calls without an answer while the product was meant to stand. */
  errors: string[];
  /** Calls that met a product just killed and were made again until it answered. */
  repeated: number;
  /** Ids of orders and messages that were answered 201: each must be there once at the end. */
  acknowledged: { lessons: Set<string>; messages: Map<string, string>; payments: Set<string> };
  /** Milliseconds from an acknowledged order to its analysis. */
  analysed: number[];
}

export const observations = (): Observations => ({
  times: new Map(),
  errors: [],
  repeated: 0,
  acknowledged: { lessons: new Set(), messages: new Map(), payments: new Set() },
  analysed: [],
});

/** Where everybody calls: the product's address, and whether it may be away for a moment just now. */
export interface Target {
  base: string;
  observed: Observations;
  mayBeAway(): boolean;
  signal: AbortSignal;
}

export interface Request {
  method?: 'GET' | 'POST' | 'PUT';
  json?: object;
  form?: () => Promise<FormData>;
  /** Makes a repeated call the same call. */
  idempotencyKey?: string;
}

const AWAY_FOR_MS = 60_000;

/**
 * Calls as one person and answers the parsed body, or null where the call failed, which is then written down. A product
 * that was killed is asked again, as a browser does, until it answers.
 */
export async function callAs<T>(
  { base, observed, mayBeAway, signal }: Target,
  token: string,
  name: string,
  path: string,
  request: Request = {},
): Promise<T | null> {
  const deadline = Date.now() + AWAY_FOR_MS;
  for (;;) {
    const started = performance.now();
    try {
      const response = await fetch(base + path, { ...(await toInit(request, token)), signal });
      const text = await response.text();
      if (response.ok) {
        const taken = observed.times.get(name) ?? [];
        observed.times.set(name, taken);
        taken.push(performance.now() - started);
        return (text === '' ? {} : JSON.parse(text)) as T;
      }
      if (response.status < 500 || !mayBeAway()) {
        observed.errors.push(`${name}: ${response.status} ${text.slice(0, 120)}`);
        return null;
      }
    } catch (error) {
      if (signal.aborted) return null;
      if (!mayBeAway()) {
        observed.errors.push(`${name}: ${error instanceof Error ? (error.cause ?? error) : error}`);
        return null;
      }
    }
    if (Date.now() > deadline) {
      observed.errors.push(`${name}: no answer within ${AWAY_FOR_MS / 1000} s of an accident`);
      return null;
    }
    observed.repeated += 1;
    await sleep(250);
  }
}

async function toInit({ method = 'GET', json, form, idempotencyKey }: Request, token: string) {
  return {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
    ...(form ? { body: await form() } : {}),
  } satisfies RequestInit;
}
