import { generate } from 'selfsigned';
import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import type { Clock } from '#server/platform/clock.ts';

/** PEM throughout. */
export interface SigningCertificate {
  certificate: string;
  key: string;
}
interface CertificateBooks {
  authority: string;
  signing: SigningCertificate;
}
export interface Certificates {
  /** The authorities a caller should trust. */
  authorities(): Promise<string[]>;
  signing(): Promise<SigningCertificate>;
  /** One no authority ever signed. */
  forge(): Promise<SigningCertificate>;
}

const KIND = 'paypal_certificates';
const YEARS = 10;

/** Made at first need, since keys take a while, then kept in the store: every process signs for one authority. */
export function openCertificates(store: SandboxStore, clock: Clock): Certificates {
  let books: Promise<CertificateBooks> | null = null;
  const open = async () => {
    const found = await store.get<CertificateBooks>(KIND, 'ca');
    if (found) return found;
    const made = await makeBooks(clock.now());
    return (await store.update<CertificateBooks>(KIND, 'ca', (other) => other ?? made)) ?? made;
  };
  const opened = () => {
    books ??= open();
    return books;
  };
  return {
    authorities: async () => [(await opened()).authority],
    signing: async () => (await opened()).signing,
    forge: () => makeSigning('forged.invalid', clock.now()),
  };
}

async function makeBooks(now: Date): Promise<CertificateBooks> {
  const authority = await generate([{ name: 'commonName', value: 'Lousa Sandbox CA' }], {
    algorithm: 'sha256',
    ...validity(now),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const ca = { key: authority.private, cert: authority.cert };
  return { authority: authority.cert, signing: await makeSigning('webhooks.sandbox.invalid', now, ca) };
}

/** Signed by itself where no authority is given. */
async function makeSigning(
  name: string,
  now: Date,
  ca?: { key: string; cert: string },
): Promise<SigningCertificate> {
  const made = await generate([{ name: 'commonName', value: name }], {
    algorithm: 'sha256',
    ...validity(now),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
    ],
    ...(ca ? { ca } : {}),
  });
  return { certificate: made.cert, key: made.private };
}

function validity(now: Date) {
  const notBeforeDate = new Date(now);
  const notAfterDate = new Date(now);
  notBeforeDate.setUTCFullYear(now.getUTCFullYear() - 1);
  notAfterDate.setUTCFullYear(now.getUTCFullYear() + YEARS);
  return { notBeforeDate, notAfterDate };
}
