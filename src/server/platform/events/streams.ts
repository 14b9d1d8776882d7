import { Problem } from '#server/platform/http/problem.ts';
import type { InTurn } from './take-turns.ts';

/** How many streams may be open in one process. */
export interface StreamLimits {
  /** Beyond it the oldest of the account ends: the page opened last is the one somebody looks at. */
  ofAccount: number;
  /** Beyond it a stream is refused. A stream takes about 30 kB and a file descriptor. */
  inAll: number;
}
const LIMITS: StreamLimits = { ofAccount: 10, inAll: 5000 };
/** When a page that was refused asks again. */
const FULL_RETRY_SECONDS = 60;
const RECHECK_AGAIN_MS = 5000;

/** One open stream, as it is ended and judged. */
export interface OpenStream {
  accountId: string;
  topic: string;
  /** Ends it; `replaced` where a newer one of the account took its place. */
  end(reason?: 'replaced'): void;
  /** Whether it may go on with the rights it was opened with. */
  isStillAllowed(): Promise<boolean>;
}

/** What a notice about rights names: everything open of one account, or on one topic. */
export const accountSubject = (accountId: string): string => `account:${accountId}`;

/** The streams open in this process. */
export class Streams {
  readonly #all = new Set<OpenStream>();
  /** In the order in which they were opened, by account and by topic. */
  readonly #of = new Map<string, Set<OpenStream>>();
  readonly #inTurn: InTurn;
  readonly #limits: StreamLimits;

  constructor(inTurn: InTurn, limits: Partial<StreamLimits> = {}) {
    this.#inTurn = inTurn;
    this.#limits = { ...LIMITS, ...limits };
  }

  get count(): number {
    return this.#all.size;
  }

  /**
   * Counts a stream as open and asks for its rights once more: they may have gone while it was opened. Answers how to
   * take it off.
   * @throws Problem `streams_full`
   */
  add(stream: OpenStream): () => void {
    const own = accountSubject(stream.accountId);
    const before = this.#of.get(own);
    const isReplacing = before !== undefined && before.size >= this.#limits.ofAccount;
    if (!isReplacing && this.#all.size >= this.#limits.inAll) {
      throw new Problem('streams_full', { retryAfterSeconds: FULL_RETRY_SECONDS });
    }
    const [oldest] = before ?? [];
    if (isReplacing && oldest) {
      this.#remove(oldest);
      oldest.end('replaced');
    }
    this.#all.add(stream);
    for (const subject of subjectsOf(stream)) {
      const known = this.#of.get(subject) ?? new Set();
      this.#of.set(subject, known.add(stream));
    }
    this.#judge(stream);
    return () => this.#remove(stream);
  }

  /** Ends what is open on a subject and not allowed any more. */
  recheck(subject: string): void {
    for (const stream of this.#of.get(subject) ?? []) this.#judge(stream);
  }

  recheckAll(): void {
    for (const stream of this.#all) this.#judge(stream);
  }

  #judge(stream: OpenStream): void {
    if (!this.#all.has(stream)) return;
    this.#inTurn(() => stream.isStillAllowed()).then(
      (isAllowed) => {
        if (isAllowed) return;
        this.#remove(stream);
        stream.end();
      },
      // Where the answer cannot be had now it is asked for again.
      () => void setTimeout(() => this.#judge(stream), RECHECK_AGAIN_MS).unref(),
    );
  }

  #remove(stream: OpenStream): void {
    this.#all.delete(stream);
    for (const subject of subjectsOf(stream)) {
      const known = this.#of.get(subject);
      known?.delete(stream);
      if (known?.size === 0) this.#of.delete(subject);
    }
  }
}

const subjectsOf = ({ accountId, topic }: OpenStream) => [accountSubject(accountId), topic];
