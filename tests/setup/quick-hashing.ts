import { vi } from 'vitest';

/**
 * Passwords in tests are hashed as in life, only cheaply: at the product's own cost the hundreds of people that tests
 * sign up would take a minute. Nothing of the product can be told to do so; what it costs there has a test of its own.
 */
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 256, timeCost: 1 });
  return { ...argon2, hash };
});

/** So are the passphrases of backups, a second or two a try. The commands of backup and restore pay the whole price. */
vi.mock('age-encryption', async (original) => {
  const age = await original<typeof import('age-encryption')>();
  class Encrypter extends age.Encrypter {
    override setScryptWorkFactor(work: number): void {
      super.setScryptWorkFactor(Math.min(work, 10));
    }
  }
  return { ...age, Encrypter };
});
