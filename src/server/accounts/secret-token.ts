import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in URL-safe text: too many to guess, so one round of SHA-256 is enough to keep them by. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token, hex. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
