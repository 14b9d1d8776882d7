import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/lousa-compiled', import.meta.url));

/**
 * Lets what this process loads from now on come ready compiled from an earlier run: half of a short reading is
 * taking types off and compiling. Where the folder cannot be written everything works as before, only slower.
 */
export function keepCompiled(): void {
  enableCompileCache(FOLDER);
}

/** Stores what was compiled since: a child is killed at its end and could not do so then. */
export function storeCompiled(): void {
  flushCompileCache();
}
