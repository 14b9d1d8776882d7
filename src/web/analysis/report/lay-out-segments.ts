import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';

/** The looks of the series, taken in turn; the number says which section is meant. */
export const SERIES_COUNT = 6;

export interface Segment {
  /** Index into `structure.sections`. */
  index: number;
  /** From 1, as the screen shows it. */
  number: number;
  /** 1 to 6. */
  series: number;
  title: string;
  description: string;
  items: readonly PlanItem[];
}

/**
 * The plan by sections, in order. An item whose section does not exist goes with the last one, so that no
 * slide or page is ever lost from view; sections left without any item stay, with none.
 */
export function layOutSegments(structure: AiAnalysis['structure']): Segment[] {
  const last = structure.sections.length - 1;
  const segments = structure.sections.map(({ title, description }, index) => ({
    index,
    number: index + 1,
    series: (index % SERIES_COUNT) + 1,
    title,
    description,
    items: [] as PlanItem[],
  }));
  for (const item of structure.plan) segments[Math.min(item.section, last)]?.items.push(item);
  return segments;
}
