import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

interface Step {
  name: string;
  withinMs: number;
  end: () => Promise<unknown> | unknown;
}

/**
 * What must end when the process stops: last opened, first ended. A step that fails or takes too long
 * is logged and left, so that the ones after it (the database last) still end.
 */
export class Shutdown {
  readonly #steps: Step[] = [];

  add(name: string, withinMs: number, end: Step['end']): void {
    this.#steps.push({ name, withinMs, end });
  }

  async run(log: Log): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      const begun = performance.now();
      const late = new AbortController();
      const outcome = await Promise.race([
        Promise.resolve()
          .then(step.end)
          .then(
            () => 'ended',
            (err) => log.warn({ err, step: step.name }, 'did not end cleanly'),
          ),
        sleep(step.withinMs, 'late', { signal: late.signal, ref: false }).catch(() => 'ended'),
      ]);
      late.abort();
      const ms = Math.round(performance.now() - begun);
      if (outcome === 'late') log.warn({ step: step.name, ms }, 'took too long to end and was left');
      else log.debug({ step: step.name, ms }, 'ended');
    }
  }

  /** Ends all in the same order, however long it takes, for whoever needs the place empty afterwards. */
  async endAll(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step.end();
  }
}
