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
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Sets the page's policy as it is loaded; the card document shares the code but has a policy of its own. */
const HARDENING = /[\\/]platform[\\/]harden-page\.ts$/;

/**
 * What the sign-in screens need at once and the app needs too stands in two chunks instead of a dozen small ones. They
 * weigh less, a poor line asks for fewer files, and whoever signs in has what comes next. React has one of its own,
 * because it changes least.
 */
export const sharedChunks = (root: string) => [
  { name: 'react', test: REACT, priority: 1 },
  { debugName: 'base', name: nameShared(root) },
];

function nameShared(root: string) {
  let ofApp: ReadonlySet<string> | null = null;
  let ofAccess: ReadonlySet<string> | null = null;
  return (id: string, modules: Modules): string | null => {
    if (HARDENING.test(id)) return null;
    ofAccess ??= reach(join(root, 'access.tsx'), modules, (module) => module.importedIds);
    ofApp ??= reach(join(root, 'main.tsx'), modules, (module) => [
      ...module.importedIds,
      ...module.dynamicallyImportedIds,
    ]);
    return ofAccess.has(id) && ofApp.has(id) ? 'base' : null;
  };
}

/** A module, all that it imports, and so on. */
function reach(
  from: string,
  modules: Modules,
  importsOf: (module: Module) => readonly string[],
): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    const module = modules.getModuleInfo(id);
    for (const next of module ? importsOf(module) : []) if (!ICONS.test(next)) found.add(next);
  }
  return found;
}
