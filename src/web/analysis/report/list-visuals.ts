import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';

export interface VisualIdea {
  kind: AiAnalysis['visuals'][number]['kind'] | 'analogia';
  text: string;
  /** JSON pointer of the statement. */
  statement: string;
  passageId: string | null;
}

/**
 * Every visual and analogy once: those of a known form first, then image and infographic texts that have
 * no form of their own, then the analogies.
 */
export function listVisuals({
  visuals,
  visualSuggestions,
}: Pick<AiAnalysis, 'visuals' | 'visualSuggestions'>): VisualIdea[] {
  const known = new Set(visuals.map(({ text }) => text));
  const plain = (name: keyof AiAnalysis['visualSuggestions'], kind: VisualIdea['kind']): VisualIdea[] =>
    visualSuggestions[name].flatMap((text, index) =>
      known.has(text)
        ? []
        : [{ kind, text, statement: `/visualSuggestions/${name}/${index}`, passageId: null }],
    );
  return [
    ...visuals.map(({ kind, text, passageId }, index) => ({
      kind,
      text,
      statement: `/visuals/${index}`,
      passageId,
    })),
    ...plain('infographics', 'grafico'),
    ...plain('images', 'foto'),
    ...plain('analogies', 'analogia'),
  ];
}
