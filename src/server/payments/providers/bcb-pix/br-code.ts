import { moneySchema } from './money-text.ts';

/** What is wrong with a BR Code. */
type BrCodeProblem =
  | 'malformed'
  | 'too_long'
  | 'wrong_crc'
  | 'wrong_format'
  | 'not_pix'
  | 'wrong_currency'
  | 'wrong_country'
  | 'no_payee'
  | 'wrong_amount'
  | 'scheme_in_location'
  | 'wrong_location';

/** `pixCopiaECola` of the API Pix. */
const MAX_LENGTH = 512;
const CRC_FIELD = '6304';
/** EMV MPM: the fields for merchant accounts that are not of a card brand. */
const ACCOUNT_FIELDS = Array.from({ length: 26 }, (_, i) => String(26 + i));

/** Two digits of name, two of length, the value, and so on; null where that does not come out even. */
function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    const end = at + 4 + Number(head?.[2]);
    if (!head?.[1] || end > text.length || fields.has(head[1])) return null;
    fields.set(head[1], text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

function readPixAccount(fields: Map<string, string>): Map<string, string> | null {
  for (const name of ACCOUNT_FIELDS) {
    const account = readFields(fields.get(name) ?? '');
    if (account?.get('00')?.toLowerCase() === 'br.gov.bcb.pix') return account;
  }
  return null;
}

const withoutScheme = (location: string) => location.replace(/^https?:\/\//i, '').toLowerCase();

/**
 * What speaks against showing this BR Code to a payer; empty when nothing does. Rules of the Manual do BR Code and
 * the Manual de Padrões para Iniciação do Pix. The amount may be missing: a dynamic code has it at its location.
 */
export function checkBrCode(
  text: string,
  expected: { amountCents: number; location?: string | null },
): BrCodeProblem[] {
  const fields = readFields(text);
  if (!fields || text.slice(-8, -4) !== CRC_FIELD) return ['malformed'];
  const account = readPixAccount(fields);
  const location = account?.get('25') ?? null;
  const amount = fields.get('54');
  const wrong: Partial<Record<BrCodeProblem, boolean>> = {
    too_long: text.length > MAX_LENGTH,
    wrong_crc: crc16(text.slice(0, -4)) !== text.slice(-4),
    wrong_format: fields.get('00') !== '01' || !['11', '12', undefined].includes(fields.get('01')),
    not_pix: !(account?.get('01') || location),
    wrong_currency: fields.get('53') !== '986',
    wrong_country: fields.get('58') !== 'BR',
    no_payee: !fields.get('59') || !fields.get('60'),
    wrong_amount: amount !== undefined && moneySchema.safeParse(amount).data !== expected.amountCents,
    scheme_in_location: location?.includes('://') ?? false,
    wrong_location: expected.location != null && withoutScheme(expected.location) !== location?.toLowerCase(),
  };
  return (Object.keys(wrong) as BrCodeProblem[]).filter((problem) => wrong[problem]);
}

/** CRC16-CCITT-FALSE (polynomial 1021, initially FFFF) as four upper-case hex digits; `123456789` → `29B1`. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

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
