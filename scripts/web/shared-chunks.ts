import { join } from 'node:path';

interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
/** The part of the bundler's view that is asked for. */
interface Modules {
  getModuleInfo(id: string): Module | null;
}
/** Names every icon there is; those that are used come with who draws them. */
const ICONS = /[\\/]lucide-react[\\/]/;
const ICON_OF_ACCESS = /[\\/]icons[\\/]arrow-left\.\w+$/;
const CARRIER = /[\\/]node_modules[\\/]@tanstack[\\/]/;
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Sets the page's policy as it is loaded; the card document shares the code but has a policy of its own. */
const HARDENING = /[\\/]platform[\\/]harden-page\.ts$/;

/**
 * What several documents or screens have in common stands in a few chunks instead of dozens: they weigh less, and a poor
 * line asks for fewer files. `react` changes least; `base` is what the sign-in screens need at once and the app needs
 * too, so whoever signs in has it; `icons` are those of many; `core` carries the app; `home` is what its first screen
 * shares with the others; `common` is what both have in common with the card's document, which should not carry all of them.
 */
export const sharedChunks = (root: string) => [
  { name: 'react', test: REACT, priority: 3 },
  { debugName: 'base', name: nameBase(root), priority: 2 },
  { name: 'icons', test: ICONS, minShareCount: 3, priority: 1 },
  { debugName: 'core, home and common', name: nameRest(root), includeDependenciesRecursively: false },
];

type Name = (id: string, modules: Modules) => string | null;

function nameBase(root: string): Name {
  const isOf = rememberReach(root);
  return (id, modules) => {
    if (HARDENING.test(id)) return null;
    const isShared = isOf('access.tsx', id, modules) && isOf('router.ts', id, modules, true);
    return isShared || ICON_OF_ACCESS.test(id) ? 'base' : null;
  };
}

function nameRest(root: string): Name {
  const isOf = rememberReach(root);
  return (id, modules) => {
    if (HARDENING.test(id)) return null;
    const isOfApp = isOf('main.tsx', id, modules);
    const isOfHome = isOf('pages/home/home-page.tsx', id, modules);
    if (isOf('card-payment.tsx', id, modules)) return isOfApp || isOfHome ? 'common' : null;
    if (isOfApp) return CARRIER.test(id) ? 'core' : null;
    return isOfHome ? 'home' : null;
  };
}

/** Whether a file of the browser's code needs a module. */
function rememberReach(root: string) {
  const known = new Map<string, ReadonlySet<string>>();
  return (file: string, id: string, modules: Modules, isWithLater = false): boolean => {
    const found = known.get(file) ?? reach(join(root, file), modules, isWithLater);
    known.set(file, found);
    return found.has(id);
  };
}

/** A module, all that it imports (`isWithLater`: also what it loads later), and so on. */
function reach(from: string, modules: Modules, isWithLater: boolean): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const next of isWithLater ? [...importedIds, ...dynamicallyImportedIds] : importedIds) {
      if (!ICONS.test(next)) found.add(next);
    }
  }
  return found;
}
