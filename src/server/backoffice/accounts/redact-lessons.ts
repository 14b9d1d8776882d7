import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AccountRow } from '#server/accounts/accounts.api.ts';
import { lessonNotesTable } from '#server/backoffice/backoffice.table.ts';
import type { Tx } from '#server/platform/db/database.ts';

const NAME_IN_TEXTS = 'Conta excluída';
/** Kept as they are: what tax and consumer law ask for (docs/privacy.md), and the books, which nothing changes. */
const KEPT_TABLES = new Set([
  'lesson_billing',
  'invoices',
  'order_acceptances',
  'ledger_transactions',
  'ledger_entries',
]);
/** Words of the product, never of a person. */
const WORD_COLUMN = /(status|role|kind|type|event|method|currency|reason_code|sha256|_key|_ref)$/;

/** The names and addresses a person may be called by in a text, whole words in any case. */
export function patternOf({
  firstName,
  lastName,
  email,
}: Pick<AccountRow, 'firstName' | 'lastName' | 'email'>): string {
  const escaped = [email, `${firstName} ${lastName}`, firstName, lastName].map((text) =>
    text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, '\\$&'),
  );
  return `(?<!\\w)(${escaped.join('|')})(?!\\w)`;
}

/**
 * Takes a person's names out of every text that hangs on these lessons, in whatever table: conversation, notes,
 * reasons, ratings. The tables are found by their foreign keys, so that one added later is not forgotten.
 */
export async function redactLessons(tx: Tx, lessonIds: readonly string[], person: AccountRow): Promise<void> {
  if (lessonIds.length === 0) return;
  const pattern = patternOf(person);
  const columns = await listTextColumns(tx);
  for (const [table, rows] of await listTablesOfLessons(tx, lessonIds)) {
    if (KEPT_TABLES.has(table)) continue;
    for (const { column, isJson } of columns.get(table) ?? []) {
      const name = sql.identifier(column);
      const redacted = sql`regexp_replace(${name}::text, ${pattern}, ${NAME_IN_TEXTS}, 'gi')`;
      await tx.execute(
        sql`update ${sql.identifier(table)} set ${name} = ${isJson ? sql`${redacted}::jsonb` : redacted} where ${rows} and ${name}::text ~* ${pattern}`,
      );
    }
  }
}

async function listTextColumns(tx: Tx): Promise<Map<string, { column: string; isJson: boolean }[]>> {
  const { rows } = await tx.execute<{ table: string; column: string; type: string }>(sql`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c
    where c.table_schema = 'public' and c.data_type in ('text', 'jsonb') and c.is_generated = 'NEVER'`);
  const named = rows.filter(({ column }) => !WORD_COLUMN.test(column));
  const grouped = Map.groupBy(named, ({ table }) => table);
  return new Map(
    [...grouped].map(([table, own]) => [
      table,
      own.map(({ column, type }) => ({ column, isJson: type === 'jsonb' })),
    ]),
  );
}

/** Every table below `lessons`, with the condition for the rows that belong to these lessons. */
async function listTablesOfLessons(tx: Tx, lessonIds: readonly string[]): Promise<Map<string, SQL>> {
  const { rows: keys } = await tx.execute<{
    child: string;
    parent: string;
    column: string;
    target: string;
  }>(sql`
    select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
      a.attname as column, t.attname as target
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute t on t.attrelid = k.confrelid and t.attnum = k.confkey[1]
    where k.contype = 'f' and array_length(k.conkey, 1) = 1
      and k.connamespace = 'public'::regnamespace`);
  const found = new Map<string, SQL>([['lessons', sql`id = any(${sql.param([...lessonIds])}::uuid[])`]]);
  // A Map goes on with what is added while it is walked.
  for (const [parent, rows] of found) {
    for (const { child, column, target } of keys.filter((key) => key.parent === parent)) {
      if (found.has(child)) continue;
      const parents = sql`select ${sql.identifier(target)} from ${sql.identifier(parent)} where ${rows}`;
      found.set(child, sql`${sql.identifier(column)} in (${parents})`);
    }
  }
  return found;
}

/** What admins noted about these lessons for each other. */
export async function deleteNotesOf(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  if (lessonIds.length === 0) return;
  await tx.delete(lessonNotesTable).where(inArray(lessonNotesTable.lessonId, [...lessonIds]));
}
