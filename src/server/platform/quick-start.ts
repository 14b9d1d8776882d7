import { type ResolveHookSync, registerHooks } from 'node:module';
import { keepCompiled } from '#engine/reading/isolation/keep-compiled.ts';

/** Its table of entries has 130 kB, and Node parses it anew at every import that names it or begins in it. */
const LARGE = 'drizzle-orm';
const INSIDE = `/node_modules/${LARGE}/`;

/**
 * To be called before anything else is loaded, by an entry that then loads its work by `import()`: what follows comes ready
 * compiled from an earlier start, and where the parts of the largest package lie is asked once each. That was half of what
 * a start computed.
 */
export function startQuickly(): void {
  keepCompiled();
  const known = new Map<string, ReturnType<ResolveHookSync>>();
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL ?? '';
      // All of it are modules, and it names its own files in full.
      if (parent.includes(INSIDE) && specifier.startsWith('.'))
        return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
      if (!specifier.startsWith(LARGE)) return next(specifier, context);
      const found = known.get(specifier) ?? next(specifier, context);
      known.set(specifier, found);
      return { ...found, shortCircuit: true };
    },
  });
}
