import { LEAD_STATUSES, type LeadStatus } from '#shared/backoffice/lead-status.ts';
import type { Modality } from '#shared/backoffice/leads.contract.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { isKeyOf, readText } from '#web/platform/read-search.ts';

/** What the address of the quotes carries; `tipo` is a modality, `aberto` the id of the one looked at. */
export interface LeadsSearch {
  q?: string;
  status?: LeadStatus;
  tipo?: Modality;
  aberto?: string;
}
/** A change of the filter; a field changed to nothing leaves the address. */
export type LeadsChange = Partial<Record<keyof LeadsSearch, string>>;

/** Reads the query of the address; what makes no sense is left out. */
export function readLeadsSearch(query: Record<string, unknown>): LeadsSearch {
  const q = readText(query.q);
  const aberto = readText(query.aberto);
  const { status, tipo } = query;
  return {
    ...(q && { q }),
    ...(isKeyOf(LEAD_STATUSES, status) && { status }),
    ...(isKeyOf(MODALITIES, tipo) && { tipo }),
    ...(aberto && { aberto }),
  };
}

/** The filter in the shape the calls take. */
export function toLeadQuery({ q, status, tipo }: LeadsSearch) {
  return { ...(q && { q }), ...(status && { status }), ...(tipo && { modality: tipo }) };
}

export const isFiltered = (search: LeadsSearch): boolean => Object.keys(toLeadQuery(search)).length > 0;
