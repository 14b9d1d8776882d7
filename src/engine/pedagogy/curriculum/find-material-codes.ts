import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { findSkillCodes } from '#shared/curriculum/find-skill-codes.ts';

/** A plan of a whole year may list all skills of a component; more than these nobody reads. */
const MOST_CODES = 120;

/** The codes of the curriculum a teacher wrote down, each once where it stands first; what the order says comes last. */
export function findMaterialCodes({
  source,
  typed,
}: {
  source: SourceDocument | null;
  /** Content, objectives and title of the order. */
  typed: readonly string[];
}): AiAnalysis['skillCodes'] {
  const found = new Map<string, AiAnalysis['skillCodes'][number]>();
  const take = (text: string, place: { page: number | null; slide: number | null }) => {
    for (const code of findSkillCodes(text)) if (!found.has(code)) found.set(code, { code, ...place });
  };
  for (const block of source?.blocks ?? [])
    take(listBlockTexts(block).join(' | '), { page: block.page ?? null, slide: block.slide ?? null });
  for (const text of typed) take(text, { page: null, slide: null });
  return [...found.values()].slice(0, MOST_CODES);
}
