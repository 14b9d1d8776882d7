import { isIP } from 'node:net';

/**
 * Whether a certificate may be fetched from there: an allowed host over https on its usual port, or, where that
 * host is this very machine, any scheme and port (the emulator takes a free one at each start). The address comes
 * from an unverified header: whatever it names would be called from inside our network.
 */
export function isCertificateUrl(address: string, certHosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (url.username !== '' || url.password !== '') return false;
  const isLoopback =
    url.hostname === '[::1]' || (isIP(url.hostname) === 4 && url.hostname.startsWith('127.'));
  if (isLoopback) return url.protocol.startsWith('http') && certHosts.includes(url.hostname);
  return url.protocol === 'https:' && certHosts.includes(url.host);
}
