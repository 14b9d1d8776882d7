import * as z from 'zod/mini';
import { LAYOUTS } from '#shared/composition/deck.ts';
import { keysOf } from '#shared/http/keys-of.ts';

const layoutSchema = z.enum(keysOf(LAYOUTS));
const keptSchema = z.object({ made: z.int(), kept: z.int() });
export type Kept = z.output<typeof keptSchema>;

/** What became of the machine's draft, of a booklet by its sections, between its first version and the one that was handed over. */
export const draftWorkSchema = z.object({
  /** Slides of the draft, and those of them that were handed over as they were. */
  slides: keptSchema,
  /** Blocks of these slides: what a slide says besides its title, in pieces. */
  blocks: keptSchema,
  /** Words of all that is read on them, each as often as it stands there. */
  words: keptSchema,
  /** Slides laid out otherwise than the machine did, by the layout it chose. */
  layouts: z.array(z.object({ from: layoutSchema, to: layoutSchema })),
  /** Checks that the draft did not pass before a person touched it, each once, with the first thing that it said. */
  checks: z.array(z.object({ check: z.string(), message: z.string() })),
});
export type DraftWork = z.output<typeof draftWorkSchema>;

/** What a group of deliveries of drafts was like. Shares are 0 to 1, of all that was made in the group; null without any. */
const groupSchema = z.object({
  deliveries: z.int(),
  /** Median of the minutes from the first opening of the draft by its editor to the delivery; null without any. */
  minutes: z.nullable(z.number()),
  slides: z.nullable(z.number()),
  blocks: z.nullable(z.number()),
  words: z.nullable(z.number()),
});
export type DraftGroup = z.output<typeof groupSchema>;

/** What lessons are made from. */
export const SOURCE_NAMES = { pdf: 'PDF', docx: 'Word', pptx: 'PowerPoint', text: 'Texto digitado' } as const;

/** Counted over the first delivery of each lesson. */
export const draftFiguresSchema = z.object({
  total: groupSchema,
  byEditor: z.array(z.extend(groupSchema, { name: z.string() })),
  byKind: z.array(z.extend(groupSchema, { kind: z.enum(['presentation', 'booklet']) })),
  bySource: z.array(z.extend(groupSchema, { source: z.enum(keysOf(SOURCE_NAMES)) })),
  /** First deliveries whose file came from another program. */
  uploads: z.int(),
  /** Checks that drafts did not pass when they were opened, the most frequent first. */
  checks: z.array(z.object({ check: z.string(), message: z.string(), deliveries: z.int() })),
  /** Layouts that editors changed, the most frequent first. */
  layouts: z.array(z.object({ from: layoutSchema, slides: z.int() })),
});
export type DraftFigures = z.output<typeof draftFiguresSchema>;
