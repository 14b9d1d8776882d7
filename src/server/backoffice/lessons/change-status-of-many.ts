import { desc, eq } from 'drizzle-orm';
import { putBack } from '#server/lessons/lesson-progress.api.ts';
import { findLesson, type LessonRow, transitionsAs } from '#server/lessons/lessons.api.ts';
import { holdsMoney } from '#server/payments/payments.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { handOver, reopenProduction } from '#server/production/production.api.ts';
import type { BulkOutcome } from '#shared/backoffice/bulk-status.contract.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { editInside } from './edit-lesson.ts';
import type { Admin } from './set-status.ts';

const transitions = transitionsAs('transition');

interface Asked {
  to: LessonStatus;
  reason: string;
  ip: string;
  /** Everything is done and taken back: what is foretold is what the change itself would do. */
  isPreview: boolean;
}

/**
 * Sets the status of several lessons, each in a transaction of its own: a refusal leaves the others alone. Many at
 * once are never forced past what the act on a single one refuses.
 */
export async function changeStatusOfMany(
  deps: AppDeps,
  session: Session,
  lessonIds: readonly string[],
  asked: Asked,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const lessonId of new Set(lessonIds)) {
    outcomes.push(
      await tellOutcome(lessonId, () =>
        inTransaction(deps, asked.isPreview, async (tx) => {
          const lesson = await findLesson(tx, session, lessonId, { lock: true });
          await refuseForced(tx, deps, lesson, {
            to: asked.to,
            by: { userId: session.userId, role: session.role, ip: asked.ip },
          });
          const { to, reason, ip } = asked;
          await editInside(tx, deps, session, { lessonId, edit: { status: to, reason }, ip });
          return { lesson, to, undo: (await latestMove(tx, lessonId))?.id ?? null };
        }),
      ),
    );
  }
  return outcomes;
}

/** Puts lessons back to where they stood before a change by hand, where nothing has moved them since. */
export async function undoStatusOfMany(
  deps: AppDeps,
  session: Session,
  moves: readonly { id: string; undo: string }[],
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const { id, undo } of moves) {
    outcomes.push(
      await tellOutcome(id, () =>
        inTransaction(deps, false, async (tx) => {
          const lesson = await findLesson(tx, session, id, { lock: true });
          const move = await latestMove(tx, id);
          const to = move?.fromStatus;
          if (move?.id !== undo || move.actorRole !== 'admin' || !to) throw refuse(MOVED_ON);
          if (move.event !== 'forced' && move.event !== 'cancel') throw refuse(HANDED_OVER);
          if (to === 'analyzing') throw refuse(WAS_ANALYSED);
          const reason = `Mudança em lote desfeita${move.reason ? `: ${move.reason}` : ''}`;
          const by = { adminId: session.userId, now: deps.clock.now() };
          const forced = await putBack(tx, id, { to, reason, ...by });
          if (to === 'in_production') await reopenProduction(tx, forced, deps.clock.now());
          return { lesson, to, undo: null };
        }),
      ),
    );
  }
  return outcomes;
}

const MOVED_ON = 'O projeto já seguiu adiante: nada foi desfeito nele.';
const HANDED_OVER = 'O material já foi entregue a quem pediu: isto não se desfaz.';
const WAS_ANALYSED = 'A análise foi interrompida pela mudança e não recomeça sozinha.';
const refuse = (message: string) => new Problem('wrong_state', { message });

/** What the act on a single lesson refuses: a delivery without file or payment, production without an editor. */
async function refuseForced(
  tx: Tx,
  deps: AppDeps,
  lesson: LessonRow,
  { to, by }: { to: LessonStatus; by: Admin },
): Promise<void> {
  if (lesson.status === to) throw refuse(`Já está em "${LESSON_STATUSES[to].label}".`);
  if (to !== 'completed' && to !== 'in_production') return;
  if (!(await holdsMoney(tx, lesson.id))) throw refuse('Sem pagamento.');
  if (to === 'in_production') {
    if (lesson.editorId === null) throw refuse('Sem editor: atribua um para a produção começar.');
    return;
  }
  if (lesson.status !== 'in_production') throw refuse('Não está em produção: não há o que entregar.');
  try {
    await handOver(tx, deps, { by, lessonId: lesson.id, isForced: false });
  } catch (error) {
    if (error instanceof Problem && error.code === 'delivery_missing') throw refuse('Sem arquivo final.');
    throw error;
  }
}

async function latestMove(tx: Tx, lessonId: string) {
  const [move] = await tx
    .select()
    .from(transitions)
    .where(eq(transitions.lessonId, lessonId))
    .orderBy(desc(transitions.createdAt), desc(transitions.id))
    .limit(1);
  return move;
}

async function tellOutcome(
  id: string,
  act: () => Promise<{ lesson: LessonRow; to: LessonStatus; undo: string | null }>,
): Promise<BulkOutcome> {
  try {
    const { lesson, to, undo } = await act();
    return { id, from: lesson.status, to, message: null, undo };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { id, from: null, to: null, message: error.message, undo: null };
  }
}

class Foretold extends Error {
  readonly seen: unknown;
  constructor(seen: unknown) {
    super('taken back');
    this.seen = seen;
  }
}

/** In a preview all is rolled back, mails and jobs with it. */
async function inTransaction<T>(deps: AppDeps, isPreview: boolean, act: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await deps.database.db.transaction(async (tx) => {
      const seen = await act(tx);
      if (isPreview) throw new Foretold(seen);
      return seen;
    });
  } catch (error) {
    if (error instanceof Foretold) return error.seen as T;
    throw error;
  }
}
