import type { SourceFile } from './read-house.ts';
import { bare, isNode, keyOf, type Node, nameOf, walk } from './walk.ts';

const TABLE_FILE = /(^|\/)lessons\.table\.ts$/;
const TABLE = 'lessonsTable';
const ROW = /^(LessonRow|InferSelectModel|InferInsertModel)$/;
const COLUMN = 'status';

/**
 * Whether a file writes the status of lessons: an update or an insert on the table that lessons.table.ts exports, under
 * whatever local name, with `status` among what is set: in the literal, in a variable, in a spread or assigned before; or
 * the same in words of SQL. What comes in from outside is judged by its type: a whole row brings its status.
 */
export function writesLessonStatus(file: SourceFile): boolean {
  if (!/status/.test(file.text) && !/LessonRow/.test(file.text)) return false;
  const nodes = [...walk(file.program())];
  const names = localNames(nodes);
  const isTable = (value: unknown): boolean => {
    const node = bare(value);
    if (node?.type === 'Identifier') return names.tables.has(String(node.name));
    if (node?.type !== 'MemberExpression' || keyOf(node) !== TABLE) return false;
    return names.modules.has(nameOf(bare(node.object)) ?? '');
  };
  const bringsStatus = statusSeeker(nodes, names.rows);
  return nodes.some((node) => {
    if (node.type === 'TemplateLiteral' || node.type === 'Literal') return isStatementOfStatus(node, isTable);
    if (node.type !== 'CallExpression') return false;
    const callee = bare(node.callee);
    if (callee?.type !== 'MemberExpression') return false;
    const call = keyOf(callee) ?? '';
    if (!/^(set|values|onConflictDoUpdate)$/.test(call) || !startsOn(callee.object, isTable)) return false;
    const [written] = node.arguments as Node[];
    return call === 'onConflictDoUpdate' ? setOf(written).some(bringsStatus) : bringsStatus(written);
  });
}

/** What the file calls the table, the module that holds it, and the type of its rows. */
function localNames(nodes: readonly Node[]) {
  const tables = new Set<string>();
  const modules = new Set<string>();
  const rows = new Set<string>();
  for (const node of nodes) {
    if (node.type === 'ImportDeclaration' && TABLE_FILE.test(nameOf(node.source) ?? '')) {
      for (const { imported, local } of node.specifiers as Node[]) {
        const name = nameOf(local) ?? '';
        if (!imported) modules.add(name);
        else if (nameOf(imported) === TABLE) tables.add(name);
        else if (ROW.test(nameOf(imported) ?? '')) rows.add(name);
      }
    }
    if (node.type !== 'VariableDeclarator') continue;
    const value = bare(node.init);
    const isModule = value?.type === 'AwaitExpression' && loadsTableFile(bare(value.argument));
    if (isModule && nameOf(node.id)) modules.add(nameOf(node.id) ?? '');
    const isTable =
      (value?.type === 'Identifier' && tables.has(String(value.name))) ||
      (value?.type === 'MemberExpression' && keyOf(value) === TABLE);
    if (isTable && nameOf(node.id)) tables.add(nameOf(node.id) ?? '');
    if (!isNode(node.id) || node.id.type !== 'ObjectPattern') continue;
    if (!isModule && !modules.has(nameOf(value) ?? '')) continue;
    for (const property of node.id.properties as Node[])
      if (keyOf(property) === TABLE) tables.add(nameOf(property.value) ?? '');
  }
  // The row's type may also come through another feature's door.
  for (const node of nodes)
    if (node.type === 'ImportSpecifier' && nameOf(node.imported) === 'LessonRow')
      rows.add(nameOf(node.local) ?? '');
  return { tables, modules, rows };
}

const loadsTableFile = (node: Node | null): boolean =>
  node?.type === 'ImportExpression' && TABLE_FILE.test(nameOf(node.source) ?? '');

/** Whether a chain such as `tx.update(table).set(…)` began with the table. */
function startsOn(value: unknown, isTable: (value: unknown) => boolean): boolean {
  for (let link = bare(value); link; ) {
    if (link.type === 'CallExpression') {
      const callee = bare(link.callee);
      const begins = callee?.type === 'MemberExpression' && /^(update|insert)$/.test(keyOf(callee) ?? '');
      if (begins) return isTable((link.arguments as Node[])[0]);
      link = callee;
    } else link = link.type === 'MemberExpression' ? bare(link.object) : null;
  }
  return false;
}

/** The `set` of `onConflictDoUpdate({ target, set })`. */
function setOf(written: unknown): unknown[] {
  const node = bare(written);
  if (node?.type !== 'ObjectExpression') return [];
  return (node.properties as Node[])
    .filter((property) => property.type === 'Property' && keyOf(property) === 'set')
    .map(({ value }) => value);
}

/** Answers whether a value carries a status, following what the file itself shows. */
function statusSeeker(nodes: readonly Node[], rows: ReadonlySet<string>): (value: unknown) => boolean {
  const isRow = (annotation: unknown): boolean => {
    if (!isNode(annotation)) return false;
    const mentioned = [...walk(annotation)].flatMap((node) =>
      node.type === 'TSTypeReference' || node.type === 'TSTypeQuery'
        ? [nameOf(node.typeName) ?? nameOf(node.exprName) ?? '']
        : [],
    );
    return mentioned.some((name) => rows.has(name)) && !mentioned.some((name) => /^(Omit|Pick)$/.test(name));
  };
  const functions = nodes.filter(({ type }) => /Function/.test(type));
  const contains = (outer: Node, inner: Node) => outer.start <= inner.start && inner.end <= outer.end;
  /** Whether a name declared at `declared` means the same thing at `used`. */
  const isInSight = (declared: Node, used: Node) =>
    functions.every((scope) => !contains(scope, declared) || contains(scope, used));

  const seen = new Set<Node>();
  const brings = (value: unknown): boolean => {
    const node = bare(value);
    if (!node || seen.has(node)) return false;
    seen.add(node);
    const found = look(node);
    seen.delete(node);
    return found;
  };
  const look = (node: Node): boolean => {
    switch (node.type) {
      case 'ObjectExpression':
        return (node.properties as Node[]).some((property) =>
          property.type === 'SpreadElement' ? brings(property.argument) : keyOf(property) === COLUMN,
        );
      case 'ArrayExpression':
        return (node.elements as Node[]).some(brings);
      case 'ConditionalExpression':
        return brings(node.consequent) || brings(node.alternate);
      case 'LogicalExpression':
        return brings(node.left) || brings(node.right);
      case 'Identifier':
        return broughtByName(String(node.name), node);
      case 'CallExpression':
        return broughtByCall(node);
      default:
        return false;
    }
  };
  const broughtByName = (name: string, use: Node): boolean =>
    nodes.some((node) => {
      if (node.type === 'VariableDeclarator' && nameOf(node.id) === name)
        return isInSight(node, use) && (brings(node.init) || isRow((node.id as Node).typeAnnotation));
      if (node.type === 'AssignmentExpression') return isInSight(node, use) && assigns(node, name);
      if (!/Function/.test(node.type) || !contains(node, use)) return false;
      return (node.params as Node[]).some((param) => nameOf(param) === name && isRow(param.typeAnnotation));
    });
  const assigns = ({ left, right }: Node, name: string): boolean => {
    const target = bare(left);
    if (target?.type === 'Identifier') return target.name === name && brings(right);
    const isOfName = target?.type === 'MemberExpression' && nameOf(bare(target.object)) === name;
    return isOfName && keyOf(target) === COLUMN;
  };
  /** `Object.assign({}, change)`, `rows.map((row) => ({ … }))`, and what a function of the file returns. */
  const broughtByCall = (call: Node): boolean => {
    const callee = bare(call.callee);
    if (callee?.type === 'MemberExpression' && keyOf(callee) === 'assign')
      return (call.arguments as Node[]).some(brings);
    if (callee?.type === 'MemberExpression' && keyOf(callee) === 'map')
      return (call.arguments as Node[]).some(returns);
    const name = nameOf(callee);
    return nodes.some((node) => {
      if (node.type === 'FunctionDeclaration') return nameOf(node.id) === name && returns(node);
      return node.type === 'VariableDeclarator' && nameOf(node.id) === name && returns(bare(node.init));
    });
  };
  const returns = (node: Node | null): boolean => {
    if (!node || !/Function/.test(node.type) || !isNode(node.body)) return false;
    if (node.body.type !== 'BlockStatement') return brings(node.body);
    return [...walk(node.body)].some(({ type, argument }) => type === 'ReturnStatement' && brings(argument));
  };
  return brings;
}

/** `update lessons set … status …` in a string or in a tagged template that names the table in its place. */
function isStatementOfStatus(node: Node, isTable: (value: unknown) => boolean): boolean {
  const text =
    node.type === 'Literal'
      ? String(node.value)
      : (node.quasis as Node[])
          .map(({ value }, at) => {
            const within = (node.expressions as Node[])[at];
            return (value as { raw: string }).raw + (isTable(within) ? 'lessons' : within ? '?' : '');
          })
          .join('');
  return /\bupdate\s+(only\s+)?"?lessons"?\s+(as\s+\w+\s+)?set\b((?!\bwhere\b)[\s\S])*\bstatus"?\s*=/i.test(
    text,
  );
}
