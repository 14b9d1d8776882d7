import type { EmulatorOptions, RunningEmulator } from '#server/emulators/emulator.ts';
import type { Bank } from '#server/emulators/pix/bank.ts';
import { type EmulatorTls, serveBank } from '#server/emulators/pix/emulator-server.ts';
import { openNotices } from '#server/emulators/pix/webhooks.ts';
import { openOAuth } from '#server/emulators/pix/oauth.ts';
import { openControl, type PixControl } from '#server/emulators/pix/pix-emulator.ts';
import { openPlannedFaults } from '#server/emulators/pix/planned-faults.ts';

/** The demonstration receiver's random key (EVP). */
const KEY = '7b9c1f04-52de-4a83-9e60-d1aa3f5c2b18';

export interface PixEmulatorOptions extends EmulatorOptions {
  /** `held`: callbacks wait for `control`; `auto` (unless told): they are sent and repeated a few times. */
  webhooks?: 'auto' | 'held';
  tls?: EmulatorTls;
}

/** A Pix bank on loopback. The API is at `${baseUrl}/v2`. */
export interface PixEmulator extends RunningEmulator {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** The receiver's Pix key. */
  key: string;
  control: PixControl;
}

/**
 * Plays a bank (PSP) with Banco Central's API Pix, and over `POST /emulator/cob/{txid}/pay` the payer's bank. It
 * shares no code with the client; all it knows is in the store but callbacks held back and what its tokens are signed with.
 */
export async function startPixEmulator(options: PixEmulatorOptions): Promise<PixEmulator> {
  const { store, clock, deliver, webhooks: mode = 'auto', tls } = options;
  const notices = openNotices(store, { mode, deliver });
  const bank: Bank = { store, clock, key: KEY, faults: openPlannedFaults(store), notices };
  const oauth = openOAuth(clock);
  const server = await serveBank(bank, oauth, tls);
  return {
    baseUrl: server.baseUrl,
    tokenUrl: `${server.baseUrl}/oauth/token`,
    clientId: oauth.clientId,
    clientSecret: oauth.clientSecret,
    key: KEY,
    control: openControl(bank),
    async close() {
      notices.close();
      await server.close();
    },
  };
}
