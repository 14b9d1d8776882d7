import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** A string of the product's source: where it stands and, in a table of texts, under which name. */
export interface Sentence {
  text: string;
  file: string;
  /** The property it is the value of, such as `error` in `TEXTS = { error: 'Erro' }`; null elsewhere. */
  property: string | null;
}
export interface Sentences {
  sentences: Sentence[];
  /** Names that are read somewhere: `TEXTS.error`, `TEXTS['error']`, `const { error } = TEXTS`. */
  readNames: Set<string>;
}
/** As much of an ESTree node as is asked for here. */
interface Node {
  type: string;
  value?: unknown;
  name?: string;
  key?: Node;
  property?: Node;
  quasis?: { value: { cooked: string } }[];
}

/** Every string, template and piece of JSX text in the TypeScript files below a folder, tests left out. */
export function collectSentences(folder: string): Sentences {
  const found: Sentences = { sentences: [], readNames: new Set() };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.(test|gen)\./.test(name)) continue;
    const file = join(folder, name);
    const lang = name.endsWith('x') ? 'tsx' : 'ts';
    visit(parseAst(readFileSync(file, 'utf8'), { lang }), null, file, found);
  }
  return found;
}

function visit(node: unknown, parent: Node | null, file: string, found: Sentences): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, parent, file, found);
    return;
  }
  if (!isNode(node)) return;
  const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim();
  if (text) found.sentences.push({ text, file, property: propertyOf(parent, node) });
  if (node.type === 'MemberExpression') found.readNames.add(nameOf(node.property));
  if (parent?.type === 'ObjectPattern' && node.type === 'Property') found.readNames.add(nameOf(node.key));
  for (const child of Object.values(node)) visit(child, node, file, found);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function textOf({ type, value, quasis }: Node): string | undefined {
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value;
  return type === 'TemplateLiteral' ? quasis?.map((part) => part.value.cooked).join('…') : undefined;
}

function propertyOf(parent: Node | null, node: Node): string | null {
  return parent?.type === 'Property' && parent.value === node ? nameOf(parent.key) : null;
}

const nameOf = (key: Node | undefined): string => String(key?.name ?? key?.value ?? '');
