import { isSort } from '#shared/http/sort.ts';
import { PRODUCTION_SORT_KEYS, type ProductionSort } from '#shared/production/production.schemas.ts';
import { PRODUCTION_STATUSES, type ProductionStatus } from '#shared/production/production-status.ts';
import { isKeyOf, readText } from '#web/platform/read-search.ts';

/** What needs doing first comes first, unless the address says otherwise. */
export const FIRST_SORT = 'due' satisfies ProductionSort;

/** The parts of a lesson, as its tabs and the address name them. */
const PRODUCTION_PARTS = ['material', 'rascunho', 'analise', 'conversa', 'arquivos', 'entregas'] as const;
export type ProductionPart = (typeof PRODUCTION_PARTS)[number];

/** What the address of the editor's worklist carries. */
export interface WorklistSearch {
  q?: string;
  /** Filters the table; where there is room for one column it is the one shown. */
  status?: ProductionStatus;
  /** Columns unless told. */
  vista?: 'tabela';
  /** The order of the table. */
  ordem?: ProductionSort;
  /** The production that is open. */
  projeto?: string;
  /** The part of it that is shown, where there is room for one; the material unless told. */
  parte?: ProductionPart;
}
/** A change of it; a field changed to nothing leaves the address. */
export type WorklistChange = { [Name in keyof WorklistSearch]?: string | undefined };

/** Reads the query of the address; what makes no sense is left out. */
export function readWorklistSearch(query: Record<string, unknown>): WorklistSearch {
  const q = readText(query.q);
  const projeto = readText(query.projeto);
  const { status, ordem } = query;
  const parte = PRODUCTION_PARTS.find((part) => part === query.parte);
  return {
    ...(q && { q }),
    ...(isKeyOf(PRODUCTION_STATUSES, status) && { status }),
    ...(query.vista === 'tabela' && { vista: 'tabela' }),
    ...(isSort(PRODUCTION_SORT_KEYS, ordem) && ordem !== FIRST_SORT && { ordem }),
    ...(projeto && { projeto }),
    ...(projeto && parte && parte !== 'material' && { parte }),
  };
}

/** The address with no production open: filter and view stay. */
export function closing(before: object): WorklistSearch {
  const { projeto: _closed, parte: _part, ...worklist } = readWorklistSearch({ ...before });
  return worklist;
}

/** The same with one opened. */
export const opening =
  (projeto: string) =>
  (before: object): WorklistSearch => ({ ...closing(before), projeto });
/** Of the link that opens a production, which takes the focus again once it is closed. */
export const cardId = (projeto: string): string => `projeto-${projeto}`;
