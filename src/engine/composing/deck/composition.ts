import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import type { AiAnalysis, Passage, PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { Picture, Statement } from '#shared/composition/blocks.ts';
import type { PaletteName, ThemeName } from '#shared/composition/themes.ts';
import type { EducationLevel } from '#shared/lessons/order.ts';
import { placePictures } from './place-pictures.ts';
import { writeReadable } from './write-readable.ts';

/** What a deck is made from: the approved analysis, the material it stands on, and what the order says. */
export interface CompositionInput {
  analysis: AiAnalysis;
  /** The uploaded file as read; null where the lesson was typed. */
  file: SourceDocument | null;
  /** The typed text as read. */
  typed: SourceDocument | null;
  title: string;
  author: string | null;
  level: EducationLevel | null;
  look: { theme?: ThemeName; palette?: PaletteName };
  /** Pictures of the file that are good enough to be shown. */
  pictures: readonly Picture[];
}

/** One item of the plan with all that can be shown of it. */
export interface ItemMatter {
  item: PlanItem;
  /** Index into `structure.plan`. */
  index: number;
  points: Statement[];
  /** The blocks it draws on, in order of reading. */
  blocks: Block[];
  passages: Passage[];
  visuals: AiAnalysis['visuals'];
  quiz: AiAnalysis['quiz'];
}

/** Passages typed beside a file name their blocks with this in front. */
const TYPED = 't:';

/** Gathers what belongs to each item of the plan. */
export function gatherMatter({ analysis, file, typed, pictures }: CompositionInput): ItemMatter[] {
  const own = new Map((file ?? typed)?.blocks.map((block) => [block.id, block]));
  const beside = new Map(typed?.blocks.map((block) => [block.id, block]));
  const passages = new Map(analysis.passages.map((passage) => [passage.id, passage]));
  const findBlock = (id: string) => (id.startsWith(TYPED) ? beside.get(id.slice(TYPED.length)) : own.get(id));
  const blockIds = placePictures(analysis.structure.plan, file, pictures);
  return analysis.structure.plan.map((item, index) => ({
    item,
    index,
    points: item.points.map((text, at) => ({
      text: writeReadable(text),
      passageIds: analysis.evidence[`/structure/plan/${index}/points/${at}`] ?? [],
    })),
    blocks: (blockIds[index] ?? []).map(findBlock).filter((block) => block !== undefined),
    passages: item.passageIds.map((id) => passages.get(id)).filter((passage) => passage !== undefined),
    visuals: analysis.visuals.filter(({ planItem }) => planItem === item.number),
    quiz: analysis.quiz.filter(({ planItem }) => planItem === item.number),
  }));
}
