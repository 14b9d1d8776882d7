import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const drawn = new Map<string, string>();

/**
 * An icon of the set (Phosphor, filled) in one colour, as SVG of 256 × 256. `name` is the set's own, without its style:
 * `drop`, `book-open`. Throws where the set has none of that name.
 */
export function iconSvg(name: string, { hex, opacity = 1 }: { hex: string; opacity?: number }): string {
  let shape = drawn.get(name);
  if (shape === undefined) {
    if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`no icon ${name}`);
    shape = readFileSync(resolve(`@phosphor-icons/core/fill/${name}-fill.svg`), 'utf8');
    drawn.set(name, shape);
  }
  const see = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
  return shape.replace('fill="currentColor"', `width="256" height="256" fill="${hex}"${see}`);
}
