import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';

type Typo = AiAnalysis['typos'][number];

/** The ticked slips as one request: `Corrigir: “difereça” por “diferença”; …`; empty where none is ticked. */
export function composeCorrections(typos: readonly Pick<Typo, 'written' | 'right'>[]): string {
  if (typos.length === 0) return '';
  return `Corrigir: ${typos.map(({ written, right }) => `“${written}” por “${right}”`).join('; ')}`;
}
