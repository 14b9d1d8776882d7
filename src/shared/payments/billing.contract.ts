import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';

const line = (missing: string, max: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, 'Texto muito longo'));
const email = z.email('Email inválido').check(z.maxLength(254, 'Email inválido'));

/** Punctuation dropped, letters in upper case: how CPF and CNPJ are kept. The digits are checked by the server. */
const documentText = (message: string) =>
  z.pipe(
    z.string(message),
    z.transform((text) => text.replaceAll(/[\s./-]/g, '').toUpperCase()),
  );
/** A form may send the other kind's fields empty. */
const orAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
    z.optional(schema),
  );
/**
 * Who the invoice is made out to: a company (`cnpj`, `legalName`) or a person (`cpf`, `name`). Which one is
 * meant is told by the document. One object, not a union: a union would lose which field is wrong.
 */
export const billingInputSchema = z
  .object({
    cnpj: orAbsent(documentText('Informe o CNPJ')),
    legalName: orAbsent(line('Informe a razão social', 150)),
    cpf: orAbsent(documentText('Informe o CPF')),
    name: orAbsent(line('Informe o nome', 150)),
    address: line('Informe o endereço', 300),
    email,
  })
  .check(({ value, issues }) => {
    const missing = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    if (value.cnpj === undefined && value.cpf === undefined) missing('cnpj', 'Informe o CNPJ ou o CPF');
    else if (value.cnpj !== undefined && value.cpf !== undefined)
      missing('cpf', 'Informe o CNPJ ou o CPF, não os dois');
    else if (value.cnpj !== undefined && value.legalName === undefined)
      missing('legalName', 'Informe a razão social');
    else if (value.cpf !== undefined && value.name === undefined) missing('name', 'Informe o nome');
  });

/** As it is kept; the other side's fields are null. */
export const billingSchema = z.object({
  cnpj: z.nullable(z.string()),
  legalName: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  name: z.nullable(z.string()),
  address: z.string(),
  email: z.string(),
  updatedAt: z.string(),
});
export type Billing = z.output<typeof billingSchema>;

export const putBilling = endpoint({
  method: 'PUT',
  path: '/api/lessons/{id}/billing',
  summary: 'Who the invoice is made out to',
  access: ['teacher'],
  params: idParamsSchema,
  body: billingInputSchema,
  response: billingSchema,
  status: 200,
});
export const getBilling = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/billing',
  summary: 'Who the invoice is made out to; null before it was said',
  access: ['teacher', 'admin'],
  params: idParamsSchema,
  response: z.nullable(billingSchema),
  status: 200,
});
export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/receipt',
  summary: 'The receipt as a PDF, from paid on; not a fiscal document',
  access: ['teacher', 'admin'],
  params: idParamsSchema,
  status: 200,
  produces: 'application/octet-stream',
});
