import { join } from 'node:path';
import { tex2typst } from 'tex2typst';
import { TypesetError, typeset } from './compile.ts';
import { keepDrawable } from './drawable.ts';

const TRIAL = join(import.meta.dirname, 'formula.typ');
/** Longer ones are no formula of a lesson. */
const MOST_CHARACTERS = 2000;
const MOST_KNOWN = 500;
const known = new Map<string, string | null>();

/**
 * A LaTeX formula in Typst's own writing, or null where it cannot be set: not understood, code in it, a sign that the
 * font of mathematics lacks. Each is set once by itself, so that one bad formula does not cost the document.
 */
export function toTypstMath(latex: string): string | null {
  const before = known.get(latex);
  if (before !== undefined) return before;
  const source = translate(latex);
  const isSet = source !== null && canSet(source);
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(latex, isSet ? source : null);
  return isSet ? source : null;
}

function translate(latex: string): string | null {
  if (latex.length > MOST_CHARACTERS) return null;
  try {
    const source = tex2typst(keepDrawable(latex)).trim();
    // A `#` would begin code; within a text it is a sign like any other.
    const isCode = /#/.test(source.replaceAll(/"(?:[^"\\]|\\.)*"|\\#/g, ''));
    return isCode || source === '' ? null : source;
  } catch {
    return null;
  }
}

function canSet(source: string): boolean {
  try {
    typeset({ template: TRIAL, data: { source } }).toPdf('ua-1');
    return true;
  } catch (error) {
    if (error instanceof TypesetError) return false;
    throw error;
  }
}
