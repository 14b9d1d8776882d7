import type { Plugin } from 'vite';

/**
 * Of an endpoint, as the formatter writes them: the summary on one line or two, the others on one. A schema may have a
 * field of the same name; it has no number and no text for a value.
 */
const UNREAD = [
  /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),$/gm,
  /^ {2}access: .*,$/gm,
  /^ {2}status: \d{3},$/gm,
];

/** Leaves out of the browser's bundle what a call says of itself for the server and for the reference of the API. */
export function leanContracts(): Plugin {
  return {
    name: 'lousa-lean-contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]shared[\\/].+\.contract\.ts$/ },
      handler: (code) => ({ code: leaveOutUnread(code), map: null }),
    },
  };
}

export const leaveOutUnread = (contract: string): string =>
  UNREAD.reduce((left, pattern) => left.replaceAll(pattern, ''), contract);
