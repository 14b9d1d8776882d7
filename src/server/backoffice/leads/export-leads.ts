import type { Db } from '#server/platform/db/database.ts';
import { CSV_BOM, csvInstant, csvLine, csvText } from '#server/platform/http/lists/csv.ts';
import { readAllPages } from '#server/platform/http/lists/read-all-pages.ts';
import { LEAD_STATUSES } from '#shared/backoffice/lead-status.ts';
import type { Lead } from '#shared/backoffice/leads.contract.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { type LeadQuery, readLeads } from './list-leads.ts';

const HEADER = [
  'Pedido em',
  'Situação',
  'Escola',
  'CNPJ',
  'Contato',
  'E-mail',
  'Telefone',
  'Modalidade',
  'Disciplinas',
];

/** Every lead a query asks for as CSV text, newest first. */
export async function* exportLeads(db: Db, query: LeadQuery): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(HEADER);
  for await (const { leads } of readAllPages((page) => readLeads(db, { ...query, ...page }))) {
    yield leads.map((lead) => csvLine(toCells(lead))).join('');
  }
}

const toCells = (lead: Lead): string[] => [
  csvInstant(lead.createdAt),
  LEAD_STATUSES[lead.status],
  csvText(lead.school),
  lead.cnpj ?? '',
  csvText(lead.contact),
  csvText(lead.email),
  csvText(lead.phone),
  MODALITIES[lead.modality].label,
  csvText(lead.subjects),
];
