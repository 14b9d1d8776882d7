import type { Clock } from '#server/platform/clock.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** Delivers a webhook to the product as the provider would; answers the status it got. */
export type Deliver = (webhook: {
  url: string;
  headers: Record<string, string>;
  body: string;
}) => Promise<{ status: number }>;

/** What both emulators are given. */
export interface EmulatorOptions {
  store: SandboxStore;
  clock: Clock;
  /** A plain POST unless told; tests hand the webhook to the app without a socket. */
  deliver?: Deliver;
}

/** A running emulator: a loopback HTTP server with the provider's public contract. */
export interface RunningEmulator {
  /** Such as `http://127.0.0.1:40123`, without a trailing slash. */
  baseUrl: string;
  close(): Promise<void>;
}
