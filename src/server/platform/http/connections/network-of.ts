import ipaddr from 'ipaddr.js';

/** Whoever names no address that can be read counts as one, so that inventing them gains nothing. */
const UNREADABLE = 'unknown';

/**
 * The address alone, written the one way it is compared, kept and shown: no port, no brackets, no zone, and the IPv4
 * address where one stands in IPv6, as text or in hex. Proxies hand them over in all of these ways.
 */
export function plainAddress(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const withoutPort = bracketed ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const [bare = ''] = withoutPort.split('%');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare).toString() : UNREADABLE;
}

/**
 * Who is counted as one for a limit by address: an IPv4 address itself, of IPv6 the /64 that a single connection gets
 * and may take any address of.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!ipaddr.IPv6.isValid(plain)) return plain;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`)}/64`;
}

/**
 * Whereabouts an address is, for its owner to recognise and nobody to find: all but the last part of an IPv4 one
 * (`203.0.113.x`), of IPv6 what a provider is given (`2001:db8:12:…`); null where there is none.
 */
export function blurAddress(address: string | null): string | null {
  const plain = plainAddress(address ?? '');
  if (plain === UNREADABLE) return null;
  if (!ipaddr.IPv6.isValid(plain)) return plain.replace(/\d+$/, 'x');
  const parts = ipaddr.IPv6.parse(plain).parts.slice(0, 3);
  return `${parts.map((part) => part.toString(16)).join(':')}:…`;
}

/** The port that stands behind an address, as some proxies write it; null where none does. */
export function portIn(address: string): number | null {
  const [, port] = /^(?:\[[^\]]*\]|[\d.]+):(\d{1,5})$/.exec(address) ?? [];
  return port === undefined ? null : Number(port);
}
