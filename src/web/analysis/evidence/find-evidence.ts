import type { AiAnalysis, Passage } from '#shared/analysis/ai-analysis.ts';

/** A passage with its number in the analysis: the same passage has the same number everywhere. */
export interface NumberedPassage {
  number: number;
  passage: Passage;
}
export type EvidenceIndex = (statement: string, passageId?: string | null) => readonly NumberedPassage[];

/**
 * Opens the passages of an analysis for looking up: by the JSON pointer of a statement, and by the id that
 * a statement carries itself. Ids without a passage are left out, each passage comes once.
 */
export function indexEvidence({
  passages,
  evidence,
}: Pick<AiAnalysis, 'passages' | 'evidence'>): EvidenceIndex {
  const byId = new Map(passages.map((passage, index) => [passage.id, { number: index + 1, passage }]));
  return (statement, passageId) => {
    const ids = new Set([...(Object.hasOwn(evidence, statement) ? (evidence[statement] ?? []) : [])]);
    if (passageId) ids.add(passageId);
    return [...ids].flatMap((id) => byId.get(id) ?? []);
  };
}

/** `página 3`, `slide 4`, `texto digitado`, `objetivos do pedido`; a file without pages is `arquivo enviado`. */
export function describePlace({ from, page, slide }: Pick<Passage, 'from' | 'page' | 'slide'>): string {
  if (from === 'content') return 'texto digitado';
  if (from === 'objectives') return 'objetivos do pedido';
  if (slide !== null) return `slide ${slide}`;
  return page === null ? 'arquivo enviado' : `página ${page}`;
}

/** Every place once, in order. */
export function listPlaces(found: readonly NumberedPassage[]): string {
  return [...new Set(found.map(({ passage }) => describePlace(passage)))].join(', ');
}

/** The pages and slides alone: paper names only a place that can be turned to. */
export function listPrintedPlaces(found: readonly NumberedPassage[]): string {
  return listPlaces(found.filter(({ passage }) => passage.page !== null || passage.slide !== null));
}

/** Each item with the JSON pointer of its place in the analysis, which names it and finds its passages. */
export function listStatements<T>(base: string, items: readonly T[]): { statement: string; item: T }[] {
  return items.map((item, index) => ({ statement: `${base}/${index}`, item }));
}
