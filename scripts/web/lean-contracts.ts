import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What a call says of itself for the server and for the reference of the API alone. */
const UNREAD = ['summary', 'access', 'status'];

/**
 * Leaves out of the browser's bundle what no browser reads of a call: 6 kB of all scripts, one of the first load of the
 * app, which would not keep to its budget with it.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lousa-lean-contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]shared[\\/].+\.contract\.ts$/ },
      handler: (code, id) => ({ code: leaveOutUnread(code, id), map: null }),
    },
  };
}

/** Blanks the unread properties of each literal handed to `endpoint(…)`, and nothing else of that name. */
export function leaveOutUnread(contract: string, file: string): string {
  const unread: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (definition?.type !== 'ObjectExpression') return;
      unread.push(...definition.properties.filter(isUnread));
    },
  }).visit(parseSync(file, contract).program);
  return unread
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), contract);
}

const isUnread = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && UNREAD.includes(property.key.name);
