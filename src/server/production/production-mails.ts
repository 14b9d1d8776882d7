import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { peopleAs, wantsMail } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { quoteName } from '#server/platform/mail/letter.ts';
import { defineMail, type MailWriter, writeMail } from '#server/platform/mail/mails.ts';
import type { NotificationChoice } from '#shared/accounts/notifications.contract.ts';
import { dueStateOf } from '#shared/production/due-state.ts';
import { productionRoundsTable, productionsTable } from './production.table.ts';
import { writeProductionMail } from './production-letters.ts';

/**
 * A mail about a production. Those to an editor name who was meant when it was decided; those to the admin go to
 * the configured address.
 */
export const productionMail = defineMail({
  name: 'production',
  schema: z.union([
    z.object({
      kind: z.enum(['assigned', 'taken_away', 'unassigned', 'revision_requested']),
      productionId: z.string(),
      editorId: z.string(),
    }),
    z.object({ kind: z.enum(['started', 'delivered']), productionId: z.string() }),
    z.object({ kind: z.literal('revision_without_editor'), productionId: z.string() }),
    z.object({
      kind: z.literal('due'),
      productionId: z.string(),
      editorId: z.string(),
      deadline: z.string(),
    }),
    z.object({
      kind: z.literal('low_rating'),
      productionId: z.string(),
      stars: z.number(),
      comment: z.string(),
    }),
    z.object({
      kind: z.literal('deadline_moved'),
      productionId: z.string(),
      editorId: z.string(),
      deadline: z.string(),
      reason: z.string(),
    }),
    z.object({
      kind: z.literal('deadline_later'),
      productionId: z.string(),
      deadline: z.string(),
      reason: z.string(),
    }),
    z.object({ kind: z.literal('overdue'), productionId: z.string(), deadline: z.string() }),
  ]),
});
type ProductionMail = ReturnType<typeof productionMail.schema.parse>;

const lessons = lessonsAs('lesson');
const owners = peopleAs('owner');
const editors = peopleAs('editor');

/** Mails about productions. What no longer holds when its turn comes is not sent. */
export const writeProductionMails = ({ config, clock }: Pick<AppDeps, 'config' | 'clock'>): MailWriter =>
  writeMail(productionMail, async (mail, db) => {
    const found = await findFacts(db, mail);
    if (!found || isOver(mail, found)) return null;
    const { lesson, production, editor, round } = found;
    const to = recipientOf(mail, config, found);
    if (!to || (to.choice && !(await wantsMail(db, to.email, to.choice)))) return null;
    const letter = writeProductionMail(mail.kind, {
      title: lesson.title,
      deadline: lesson.deadline,
      due: lesson.deadline && dueStateOf(lesson.deadline, clock.now()),
      revisionText: round.revisionText,
      editorNotes: production.editorNotes,
      editorName: editor && quoteName(`${editor.firstName} ${editor.lastName}`),
      said: 'reason' in mail ? mail.reason : 'comment' in mail ? mail.comment : '',
      stars: 'stars' in mail ? mail.stars : 0,
      link: `${config.publicUrl}${to.path}`,
      publicUrl: config.publicUrl,
    });
    return { letter, to: to.email, lessonId: lesson.id, ...(to.userId ? { toUserId: to.userId } : {}) };
  });

type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

/** The editor is the one the mail names, else the present one. */
async function findFacts(db: DbOrTx, mail: ProductionMail) {
  const editorId = 'editorId' in mail ? mail.editorId : null;
  const [found] = await db
    .select({
      production: productionsTable,
      round: productionRoundsTable,
      lesson: lessons,
      owner: owners,
      editor: editors,
    })
    .from(productionsTable)
    .innerJoin(lessons, eq(lessons.id, productionsTable.lessonId))
    .innerJoin(owners, eq(owners.id, lessons.ownerId))
    .innerJoin(
      productionRoundsTable,
      and(
        eq(productionRoundsTable.productionId, productionsTable.id),
        eq(productionRoundsTable.round, productionsTable.round),
      ),
    )
    .leftJoin(editors, eq(editors.id, editorId ?? productionsTable.editorId))
    .where(eq(productionsTable.id, mail.productionId));
  return found ?? null;
}

/**
 * Work given to an editor is told to whoever still has it, for a mail may say what the customer wrote; work taken, to
 * whoever has not got it back. A warning of a deadline is worth nothing once the work is done or due at another time.
 */
function isOver(mail: ProductionMail, { lesson, production, editor }: Facts): boolean {
  if ('editorId' in mail) {
    const isTheirs = mail.editorId === production.editorId;
    const isOfTaken = mail.kind === 'taken_away' || mail.kind === 'unassigned';
    if (isTheirs === isOfTaken || editor?.closedAt) return true;
  }
  if (!('deadline' in mail)) return false;
  const isOpen = lesson.status === 'in_production' && production.status !== 'completed';
  return !isOpen || lesson.deadline?.toISOString() !== mail.deadline;
}

interface Recipient {
  email: string;
  userId?: string;
  /** The choice that may keep the mail back; work that is given or taken is always told. */
  choice?: NotificationChoice;
  path: string;
}

function recipientOf(
  { kind }: ProductionMail,
  config: AppDeps['config'],
  { lesson, production, owner, editor }: Facts,
): Recipient | null {
  if (kind === 'overdue' || kind === 'revision_without_editor' || kind === 'low_rating') {
    const path = `/admin-functional?aba=producao&aberto=${lesson.id}`;
    const admin = { email: config.adminEmail, path };
    return kind === 'overdue' ? { ...admin, choice: 'deadlines' } : admin;
  }
  if (kind === 'started' || kind === 'delivered' || kind === 'deadline_later') {
    const { id: userId, email } = owner;
    return { email, userId, choice: 'progress', path: `/analysis/${lesson.id}` };
  }
  const isTaken = kind === 'taken_away' || kind === 'unassigned';
  return (
    editor && {
      email: editor.email,
      userId: editor.id,
      // What was taken from somebody is not theirs to open any more.
      path: isTaken ? '/editor-dashboard' : `/editor-dashboard?projeto=${production.id}`,
      ...(kind === 'due' ? { choice: 'deadlines' } : {}),
    }
  );
}
