import { writesLessonStatus } from './lesson-status-rule.ts';
import type { SourceFile } from './read-house.ts';
import { bare, isNode, keyOf, type Node, nameOf, walk } from './walk.ts';

export interface SyntaxRule {
  name: string;
  because: string;
  /** Files the rule looks at, and those that may. */
  where: RegExp;
  except: RegExp | null;
  isBroken: (file: SourceFile) => boolean;
}

/** What the import graph cannot show, judged by what the code does: no spelling and no layout hides it. */
export const SYNTAX_RULES: readonly SyntaxRule[] = [
  {
    name: 'no-parent-imports',
    because: "'../' hides which room is entered: use #area/…",
    where: /^src\//,
    except: null,
    isBroken: (file) => file.text.includes('../') && importsParent(file.program()),
  },
  {
    name: 'no-barrels',
    because: 'no barrels: import the file that holds it',
    where: /^src\//,
    except: null,
    isBroken: (file) => passesOn(file.program()),
  },
  {
    name: 'environment-only-in-config',
    because: 'only platform/config.ts reads the environment (the two processes hand it over)',
    where: /^src\/(server|engine|shared)\//,
    except: /^src\/server\/(platform\/config|serve|worker)\.ts$|\.test\.ts$|\/misbehaving-child\.ts$/,
    isBroken: (file) => /process/.test(file.text) && readsEnvironment(file.program()),
  },
  {
    name: 'tables-only-in-table-files',
    because: 'only *.table.ts declare tables',
    where: /^src\/server\//,
    except: /\.table\.ts$/,
    isBroken: ({ imports }) =>
      imports.some(
        ({ from, names }) =>
          from.startsWith('drizzle-orm/pg-core') &&
          names.some((name) => /^(\*|pgTable|pgTableCreator|pgSchema)$/.test(name)),
      ),
  },
  {
    name: 'one-writer-of-lesson-status',
    because: "only change-lesson-status.ts writes a lesson's status",
    where: /^src\/server\//,
    except: /\/change-lesson-status\.ts$|\.test\.ts$/,
    isBroken: writesLessonStatus,
  },
];

/** One line for each file that breaks a rule, with the rule's name. */
export function syntaxFaults(files: readonly SourceFile[]): { rule: string; text: string }[] {
  return files.flatMap((file) =>
    SYNTAX_RULES.filter(
      ({ where, except, isBroken }) => where.test(file.path) && !except?.test(file.path) && isBroken(file),
    ).map(({ name, because }) => ({ rule: name, text: `${file.path}: ${because}` })),
  );
}

function importsParent(program: Node): boolean {
  return [...walk(program)].some((node) => {
    if (!/^(Import|Export(All|Named)|TSImport)/.test(node.type)) return false;
    const specifier = nameOf(node.source ?? node.argument) ?? '';
    return specifier === '..' || specifier.startsWith('../');
  });
}

/** `export * from`, and values of another file handed on, at once or after an import; types may be named again. */
function passesOn(program: Node): boolean {
  const body = program.body as Node[];
  const imported = body
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .flatMap(({ specifiers }) => specifiers as Node[])
    .filter(({ importKind }) => importKind !== 'type')
    .map(({ local }) => nameOf(local));
  return body.some((node) => {
    if (node.type === 'ExportAllDeclaration') return true;
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return false;
    return (node.specifiers as Node[]).some(
      ({ local, exportKind }) => exportKind !== 'type' && (node.source || imported.includes(nameOf(local))),
    );
  });
}

function readsEnvironment(program: Node): boolean {
  const processes = new Set(['process']);
  const isProcess = (value: unknown): boolean => {
    const node = bare(value);
    if (node?.type === 'Identifier') return processes.has(String(node.name));
    return node?.type === 'MemberExpression' && keyOf(node) === 'process';
  };
  return [...walk(program)].some((node) => {
    if (node.type === 'ImportDeclaration' && /^(node:)?process$/.test(nameOf(node.source) ?? '')) {
      const specifiers = node.specifiers as Node[];
      if (specifiers.some(({ imported }) => nameOf(imported) === 'env')) return true;
      for (const { imported, local } of specifiers) if (!imported) processes.add(nameOf(local) ?? '');
    }
    if (node.type === 'VariableDeclarator' && isProcess(node.init)) {
      const name = nameOf(node.id);
      if (name) processes.add(name);
      return isNode(node.id) && takesEnvironment(node.id);
    }
    return node.type === 'MemberExpression' && keyOf(node) === 'env' && isProcess(node.object);
  });
}

/** `{ env }`, `{ env: other }` or `{ ...rest }` of the process. */
const takesEnvironment = (pattern: Node): boolean =>
  pattern.type === 'ObjectPattern' &&
  (pattern.properties as Node[]).some(
    (property) => property.type === 'RestElement' || keyOf(property) === 'env',
  );
