import { eq } from 'drizzle-orm';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { startSession } from '#server/accounts/sign-in/sessions.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { bootProduct } from './boot-product.ts';
import type { Desk, DeskCall } from './desk-calls.ts';
import { type DeskSize, fillDesks } from './fill-desks.ts';

/** A filled product with an admin and an editor signed in. */
export interface Desks {
  database: Database;
  /** A lesson that the editor works on. */
  lessonId: string;
  tokens: Record<Desk, string>;
  /** Answers the path once fetched, of the second page where that is asked for. */
  pathOf(call: DeskCall): Promise<string>;
  fetchOnce(desk: Desk, path: string): Promise<Response>;
  close(): Promise<void>;
}

export async function openDesks(size: DeskSize): Promise<Desks> {
  // Without jobs: reminders of what was filled in would be measured along.
  const product = await bootProduct({ ROLE: 'web' });
  const database = await openDatabase({ databaseUrl: null, dataDir: product.dataDir });
  const close = async () => {
    await database.close();
    await product.stop();
  };
  try {
    await fillDesks(database, size);
    const { lessonId, tokens } = await signIn(database);
    const fetchOnce = async (desk: Desk, path: string) => {
      const answer = await fetch(product.base + path, {
        headers: { authorization: `Bearer ${tokens[desk]}` },
      });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
      return answer;
    };
    const pathOf = async ({ desk, path, page }: DeskCall) => {
      if (page === undefined) return path;
      const next = /<(.+)>; rel="next"/.exec((await fetchOnce(desk, path)).headers.get('link') ?? '')?.[1];
      if (!next) throw new Error(`${path} has no second page`);
      return next;
    };
    return { database, lessonId, tokens, pathOf, fetchOnce, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function signIn({ db, pool }: Database) {
  const now = new Date();
  const [admin] = await db.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.role, 'admin'));
  const { rows } = await pool.query(
    `select id, editor_id from lessons where status = 'in_production' order by created_at desc limit 1`,
  );
  const of = async (userId: string) => (await startSession(db, { userId, device: 'bench', now })).token;
  return {
    lessonId: rows[0].id as string,
    tokens: { admin: await of(admin?.id ?? ''), editor: await of(rows[0].editor_id) },
  };
}
