// By single files: the package as a whole takes ten times as long to load, at every start.
import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/**
 * Whether 14 characters without punctuation are a CNPJ, the alphanumeric form of July 2026 included (IN RFB
 * 2.229/2024). Without `version: 2` the library refuses those and its formatter destroys them.
 */
export function isCnpj(text: string): boolean {
  return /^[0-9A-Z]{12}[0-9]{2}$/.test(text) && isValidCnpj(text, { version: 2 });
}

/** Whether 11 digits without punctuation are a CPF. */
export function isCpf(text: string): boolean {
  return /^[0-9]{11}$/.test(text) && isValidCpf(text);
}

/** `12.ABC.345/01DE-35`, `529.982.247-25`. */
export function formatTaxDocument(text: string): string {
  return text.length === 11 ? formatCpf(text) : formatCnpj(text, { version: 2 });
}
