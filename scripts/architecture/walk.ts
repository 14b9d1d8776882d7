/** A node of the syntax tree (ESTree with TypeScript's nodes), as much of it as a rule asks for. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node below `node` and itself, parents first. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
  }
}

/** The text of a name or of a literal: `status`, `'status'` and `` `status` `` alike; null for anything computed. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'Literal') return String(node.value);
  const [only] = node.type === 'TemplateLiteral' ? (node.quasis as Node[]) : [];
  if (!only || (node.expressions as Node[]).length > 0) return null;
  return (only.value as { cooked: string }).cooked;
}

/** The key of a member or a property, written plainly or within brackets; null where only running would tell. */
export function keyOf(node: Node): string | null {
  const key = node.type === 'MemberExpression' ? node.property : node.key;
  if (node.computed && isNode(key) && key.type === 'Identifier') return null;
  return nameOf(key);
}

/** Without casts and brackets around it: `(lessonsTable as Table)` is `lessonsTable`. */
export function bare(node: unknown): Node | null {
  let inner = node;
  while (isNode(inner) && /^(TS(As|Satisfies|NonNull)|Parenthesized|Chain)Expression$/.test(inner.type))
    inner = inner.expression;
  return isNode(inner) ? inner : null;
}
