import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/platform/config.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The key secrets of this installation are kept under: TOTP_KEY, else one made at first use in
 * DATA_DIR, readable for the server alone. Several machines on one database must share TOTP_KEY.
 */
export async function openSecretKey({
  totpKey,
  dataDir,
}: Pick<Config, 'totpKey' | 'dataDir'>): Promise<Buffer> {
  if (totpKey !== null) return Buffer.from(totpKey, 'hex');
  const path = join(dataDir, 'keys', 'totp.key');
  const found = await readKey(path);
  if (found) return found;
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  // Of two processes at once one makes the key, whole or not at all; both then read it.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const made = await readKey(path);
  if (!made) throw new Error('the key of second factors was not written');
  return made;
}

async function readKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== 32) throw new Error(`${path} holds no key of 32 bytes`);
  return key;
}

/** Encrypts a secret for one account; moved to another account it opens no more. */
export function sealSecret(key: Buffer, userId: string, secret: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws Error where the key is another one or the text was changed */
export function unsealSecret(key: Buffer, userId: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
