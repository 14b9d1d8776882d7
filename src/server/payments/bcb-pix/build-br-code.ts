/** The code's fields for name and city are compulsory, but a payer's bank shows those of the DICT. */
const UNNAMED = { name: 'RECEBEDOR', city: 'BRASIL' };

/**
 * The BR Code of a charge's location (no scheme), for a bank that sends none; null where the location is none.
 * Imported when needed: nearly every bank sends its own.
 */
export async function buildBrCode(location: string, payee = UNNAMED): Promise<string | null> {
  const { generatePixPayload } = await import('@brazilian-utils/brazilian-utils');
  return generatePixPayload({ url: location, merchantName: payee.name, merchantCity: payee.city });
}
