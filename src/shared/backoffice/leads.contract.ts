import * as z from 'zod/mini';
import { emailSchema } from '#shared/accounts/accounts.schemas.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { listQuerySchema } from '#shared/http/list-query.ts';
import { typedText } from './admin-lessons.contract.ts';

export type Modality = keyof typeof MODALITIES;
const modalitySchema = z.enum(
  Object.keys(MODALITIES) as [Modality, ...Modality[]],
  'Escolha uma modalidade da lista',
);

export const leadSchema = z.object({
  id: z.string(),
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
export const addLead = endpoint({
  method: 'POST',
  path: '/api/leads',
  summary: 'A school asks for an institutional offer',
  access: 'public',
  body: z.object({
    school: typedText('Informe a escola', 200),
    /** Optional; its digits are checked by the server. */
    cnpj: z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' ? value.replaceAll(/[\s./-]/g, '').toUpperCase() : value,
      ),
      z.nullish(z.string('CNPJ inválido')),
    ),
    contact: typedText('Informe o nome do contato', 160),
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
export const listLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads',
  summary: 'Schools that asked for an offer, newest first',
  access: ['admin'],
  query: listQuerySchema,
  response: z.array(leadSchema),
  status: 200,
});
