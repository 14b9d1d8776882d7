/** `11.222.333/0001-81`; the alphanumeric form of 2026 is set the same way. */
export const formatCnpj = (cnpj: string): string =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
/** What a `tel:` link takes of a number as it was typed. */
export const toDial = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');
