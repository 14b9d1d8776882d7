import type { Studio } from '#shared/composition/studio/studio.contract.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * Takes up versions that another window made, as they are heard of: at once where nothing is unsaved here, as a conflict to be
 * answered where something is. What is heard may be the own save, told of before it was answered, and may come twice or in any
 * order; an answer that is older than what stands here by then is dropped.
 * @returns what to call with each number heard
 */
export function hearOfVersions(
  store: Pick<DraftStore, 'get' | 'meet' | 'settled'>,
  { load, onTaken }: { load: () => Promise<Studio>; onTaken: () => void },
): (version: number) => Promise<void> {
  let newest = 0;
  let isAsking = false;
  const isBehind = () => newest > store.get().version && store.get().save.phase !== 'conflict';
  return async (version) => {
    newest = Math.max(newest, version);
    if (isAsking) return;
    isAsking = true;
    try {
      await store.settled();
      while (isBehind()) {
        const asked = newest;
        const theirs = await load();
        await store.settled();
        if (isBehind() && store.meet(theirs) === 'taken') onTaken();
        // Asked again it would say the same.
        if (theirs.version < asked) break;
      }
    } catch {
      // What cannot be asked now is told by the next save, as ever.
    } finally {
      isAsking = false;
    }
  };
}
