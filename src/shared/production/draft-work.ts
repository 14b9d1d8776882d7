import * as z from 'zod/mini';
import { LAYOUTS } from '#shared/composition/deck.ts';
import { keysOf } from '#shared/http/keys-of.ts';

const keptSchema = z.object({ made: z.int(), kept: z.int() });
export type Kept = z.output<typeof keptSchema>;

/** What became of the machine's draft of slides between its first version and the one that was handed over. */
export const draftWorkSchema = z.object({
  /** Slides of the draft, and those of them that were handed over as they were. */
  slides: keptSchema,
  /** Blocks of these slides: what a slide says besides its title, in pieces. */
  blocks: keptSchema,
  /** Words of all that is read on them, each as often as it stands there. */
  words: keptSchema,
  /** Slides laid out otherwise than the machine did, by the layout it chose. */
  layouts: z.array(z.object({ from: z.enum(keysOf(LAYOUTS)), to: z.enum(keysOf(LAYOUTS)) })),
  /** Ids of the checks that the draft did not pass before a person touched it, each once. */
  checks: z.array(z.string()),
});
export type DraftWork = z.output<typeof draftWorkSchema>;
