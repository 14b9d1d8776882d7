import { isCnpj as judgeCnpj } from '#server/platform/tax-document.ts';

/** Whether 14 characters without punctuation are a CNPJ, letters included. */
export const isCnpj = (text: string): boolean => judgeCnpj(text);
