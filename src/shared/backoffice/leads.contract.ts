import * as z from 'zod/mini';
import { emailSchema } from '#shared/accounts/accounts.schemas.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema, listQuerySchema } from '#shared/http/list-query.ts';
import { toOneLine } from '#shared/text/one-line.ts';
import { typedText } from './admin-lessons.contract.ts';
import { LEAD_STATUSES, type LeadStatus } from './lead-status.ts';

export type Modality = keyof typeof MODALITIES;
const modalitySchema = z.enum(
  Object.keys(MODALITIES) as [Modality, ...Modality[]],
  'Escolha uma modalidade da lista',
);

const leadStatusSchema = z.enum(
  Object.keys(LEAD_STATUSES) as [LeadStatus, ...LeadStatus[]],
  'Situação desconhecida',
);

const typedLine = (missing: string, max: number) =>
  z.string(missing).check(
    z.overwrite((text) => toOneLine(text.replaceAll('\0', ''))),
    z.minLength(1, missing),
    z.maxLength(max, 'Texto muito longo'),
  );

export const leadSchema = z.object({
  id: z.string(),
  status: leadStatusSchema,
  school: z.string(),
  /** Without punctuation. */
  cnpj: z.nullable(z.string()),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  subjects: z.string(),
  modality: modalitySchema,
  createdAt: z.string(),
});
export type Lead = z.output<typeof leadSchema>;
export const addLead = endpoint({
  method: 'POST',
  path: '/api/leads',
  summary: 'A school asks for an institutional offer',
  access: 'public',
  body: z.object({
    school: typedLine('Informe a escola', 200),
    /** Optional; its digits are checked by the server. */
    cnpj: z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' ? value.replaceAll(/[\s./-]/g, '').toUpperCase() : value,
      ),
      z.nullish(z.string('CNPJ inválido')),
    ),
    contact: typedLine('Informe o nome do contato', 160),
    email: emailSchema,
    phone: z
      .string('Informe o telefone')
      .check(
        z.trim(),
        z.minLength(1, { error: 'Informe o telefone', abort: true }),
        z.regex(/^\+?[\d\s().-]{8,20}$/, 'Telefone inválido'),
      ),
    subjects: typedText('Informe as disciplinas', 1000),
    modality: modalitySchema,
  }),
  response: leadSchema,
  status: 201,
  isIdempotent: true,
});

export const leadsQuerySchema = z.extend(listQuerySchema, { modality: z.optional(modalitySchema) });
export const listLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads',
  summary:
    'Schools that asked for an offer, newest first; q looks into school, contact, e-mail and CNPJ, status filters',
  access: ['admin'],
  query: leadsQuerySchema,
  response: z.array(leadSchema),
  status: 200,
});
export const exportLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads.csv',
  summary: 'The same list as CSV (UTF-8 with BOM, semicolons)',
  access: ['admin'],
  query: leadsQuerySchema,
  status: 200,
  produces: 'application/octet-stream',
});
export const changeLead = endpoint({
  method: 'PATCH',
  path: '/api/admin/leads/{id}',
  summary: 'Say how far a request has been answered',
  access: ['admin'],
  params: idParamsSchema,
  body: z.object({ status: leadStatusSchema }),
  response: leadSchema,
  status: 200,
});
