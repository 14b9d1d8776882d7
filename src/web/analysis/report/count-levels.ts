import { type AiAnalysis, BLOOM_LEVELS, type BloomLevel } from '#shared/analysis/ai-analysis.ts';

/** How many objectives stand on each level, all six in their order. */
export function countLevels(objectives: AiAnalysis['objectives']): { level: BloomLevel; count: number }[] {
  return BLOOM_LEVELS.map((level) => ({
    level,
    count: objectives.filter(({ bloomLevel }) => bloomLevel === level).length,
  }));
}
