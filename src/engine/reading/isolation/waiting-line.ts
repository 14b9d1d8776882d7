import type { Lane, ReadingJob } from './reading-job.ts';

/** What the line must know of a slot. */
export interface SlotView {
  /** Kept clear for light work. */
  isReserved: boolean;
  /** The lane that goes first where both wait. */
  prefers: Lane;
}

/** Where the owners' turns are remembered beyond this, nobody has waited for so long. */
const MOST_REMEMBERED = 1000;

/**
 * Who is served next: owners in turns, of one owner the first come. An owner whose heavy work is being served gets a
 * further slot only where nobody else waits for it, and not beside a scan of the same owner, which takes all processors
 * by itself. Light work is so short that it is done one by one. Both leave a warm slot to whoever comes next.
 */
export function makeWaitingLine(listRunning: () => ReadingJob[]) {
  const waiting: ReadingJob[] = [];
  /** When an owner was served last in a lane, as a running number; in that order. */
  const turns = new Map<string, number>();
  let turn = 0;
  const turnOf = (job: ReadingJob) => turns.get(turnKey(job)) ?? 0;
  const isFurther = (job: ReadingJob) => listRunning().some((other) => isSameTurn(job, other));
  const mayTake = (slot: SlotView, job: ReadingJob) => {
    if (job.lane === 'light') return !isFurther(job);
    const clashes = (other: ReadingJob) => isSameTurn(job, other) && (job.isWide || other.isWide);
    return !slot.isReserved && !listRunning().some(clashes);
  };
  const inOrder = (jobs: ReadingJob[], prefers: Lane) => {
    const rank = (job: ReadingJob) => [
      Number(isFurther(job)),
      Number(job.lane !== prefers),
      turnOf(job),
      job.request.job,
    ];
    return jobs
      .map((job) => ({ job, rank: rank(job) }))
      .sort((a, b) => compareRanks(a.rank, b.rank))
      .map(({ job }) => job);
  };

  return {
    add: (job: ReadingJob): void => void waiting.push(job),
    /** False where it did not wait. */
    remove(job: ReadingJob): boolean {
      const at = waiting.indexOf(job);
      if (at >= 0) waiting.splice(at, 1);
      return at >= 0;
    },
    /** In the order of coming. */
    list: (): readonly ReadingJob[] => waiting,
    clear: (): ReadingJob[] => waiting.splice(0),
    /** Takes the job out whose turn it is at this slot. */
    takeFor(slot: SlotView): ReadingJob | null {
      const fitting = waiting.filter((job) => mayTake(slot, job));
      const [next] = inOrder(fitting, slot.prefers);
      if (!next) return null;
      waiting.splice(waiting.indexOf(next), 1);
      turns.delete(turnKey(next));
      turns.set(turnKey(next), ++turn);
      const [oldest] = turns.keys();
      if (turns.size > MOST_REMEMBERED && oldest !== undefined) turns.delete(oldest);
      return next;
    },
    /** The first job of every owner and lane that none is served of, in the order of their turns. */
    listUnserved(): ReadingJob[] {
      const firsts: ReadingJob[] = [];
      for (const job of inOrder(waiting, 'light')) {
        if (!isFurther(job) && !firsts.some((other) => isSameTurn(job, other))) firsts.push(job);
      }
      return firsts;
    },
    mayTake,
  };
}

export const isSameTurn = (a: ReadingJob, b: ReadingJob): boolean => a.owner === b.owner && a.lane === b.lane;
const turnKey = ({ owner, lane }: ReadingJob) => `${lane} ${owner}`;

function compareRanks(a: number[], b: number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
