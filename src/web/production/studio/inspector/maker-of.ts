import type { DraftVersion } from '#shared/composition/studio/studio.contract.ts';
import { VERSION_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';

/** Who made a version, in words. */
export const makerOf = ({ by, isByMachine }: DraftVersion): string =>
  isByMachine ? TEXTS.machine : (by ?? TEXTS.somebody);
