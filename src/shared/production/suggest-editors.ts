import { formatDecimal } from '#shared/text/format.ts';
import type { EditorLoad } from './production.schemas.ts';
import { wholePercent } from './whole-percent.ts';

/** What speaks for or against giving somebody the next lesson. */
export type Candidate = Pick<
  EditorLoad,
  | 'id'
  | 'openProductions'
  | 'dueSoon'
  | 'overdue'
  | 'punctuality'
  | 'deliveriesCounted'
  | 'isPaused'
  | 'invitedAt'
  | 'averageRating'
>;

/** What one of these costs, in open productions. Chosen by hand; what must hold is in the test beside. */
const COST = { overdue: 4, dueSoon: 0.5, late: 6, star: 1.5, newcomerHaste: 4 };
/** Until then one open production of somebody counts as two: nobody starts with nine. */
export const KNOWN_AFTER_DELIVERIES = 3;
/** What is expected of somebody of whom nothing is known; it weighs as three deliveries do. */
const EXPECTED = { punctuality: 0.9, stars: 4.5, weight: 3 };
/** A lesson due within so many days is not what to learn on. */
const HASTY_DAYS = 5;

/** Whether somebody can be suggested at all: not on holiday, and able to sign in. */
export const isAvailable = ({ isPaused, invitedAt }: Pick<Candidate, 'isPaused' | 'invitedAt'>): boolean =>
  !isPaused && invitedAt === null;

export const isNewcomer = ({ deliveriesCounted }: Pick<Candidate, 'deliveriesCounted'>): boolean =>
  deliveriesCounted < KNOWN_AFTER_DELIVERIES;

/** The one to give the next lesson to first; who cannot be suggested comes last. */
export function rankEditors<T extends Candidate>(editors: readonly T[]): T[] {
  return editors.toSorted(
    (a, b) =>
      Number(isAvailable(b)) - Number(isAvailable(a)) || costOf(a) - costOf(b) || a.id.localeCompare(b.id),
  );
}

/** How dear it is to give somebody one lesson more. `given`: what they were given meanwhile. */
function costOf(editor: Candidate, { given = 0, dueInDays = Infinity } = {}): number {
  const { openProductions, dueSoon, overdue, deliveriesCounted: count } = editor;
  const isNew = isNewcomer(editor);
  const known = EXPECTED.weight + count;
  const punctual = ((editor.punctuality ?? 0) * count + EXPECTED.punctuality * EXPECTED.weight) / known;
  const stars = editor.averageRating ?? EXPECTED.stars;
  return (
    (openProductions + given) * (isNew ? 2 : 1) +
    overdue * COST.overdue +
    dueSoon * COST.dueSoon +
    (1 - punctual) * COST.late +
    (5 - stars) * COST.star +
    (isNew && dueInDays <= HASTY_DAYS ? COST.newcomerHaste : 0)
  );
}

/** Something to be given to somebody. */
export interface Task {
  id: string;
  /** Null where nothing is promised. */
  dueInDays: number | null;
}

/**
 * Spreads lessons over the editors who can be suggested, what is due first to whom it costs least, counting what each
 * was given before. Answers whom each task would go to; none where nobody is available.
 */
export function distribute(tasks: readonly Task[], editors: readonly Candidate[]): Map<string, string> {
  const available = editors.filter(isAvailable);
  const given = new Map<string, number>();
  const shares = new Map<string, string>();
  const urgency = ({ dueInDays }: Task) => dueInDays ?? Infinity;
  for (const task of tasks.toSorted((a, b) =>
    urgency(a) < urgency(b) ? -1 : urgency(a) > urgency(b) ? 1 : 0,
  )) {
    const cost = (editor: Candidate) =>
      costOf(editor, { given: given.get(editor.id) ?? 0, dueInDays: urgency(task) });
    const [best] = available.toSorted((a, b) => cost(a) - cost(b) || a.id.localeCompare(b.id));
    if (!best) break;
    shares.set(task.id, best.id);
    given.set(best.id, (given.get(best.id) ?? 0) + 1);
  }
  return shares;
}

/** Why somebody is suggested, in short phrases; what is to be known comes with what speaks for them. */
export function explainSuggestion(editor: Candidate): string[] {
  const { openProductions, overdue, dueSoon, punctuality, averageRating, deliveriesCounted } = editor;
  const stars = averageRating === null ? null : formatDecimal(averageRating);
  return [
    openProductions === 0 ? 'nada em aberto' : `${openProductions} em aberto`,
    ...(overdue === 0 ? (openProductions > 0 ? ['nada atrasado'] : []) : [`${overdue} em atraso`]),
    ...(openProductions > 0 && dueSoon === 0 ? ['nada vence em 7 dias'] : []),
    ...(punctuality === null ? [] : [`${wholePercent(punctuality)}% no prazo`]),
    ...(stars ? [`nota ${stars}`] : []),
    ...(deliveriesCounted < KNOWN_AFTER_DELIVERIES ? ['poucas entregas ainda: comece com um ou dois'] : []),
  ];
}
