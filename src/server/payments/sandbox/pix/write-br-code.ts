import { writeAmount } from '#server/emulators/pix/emulator-money.ts';

const PAYEE = 'LOUSA DEMONSTRACAO';
const CITY = 'SAO PAULO';

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE by table, where the client's own counts bits: neither proves the other's mistake right. */
const TABLE = Uint16Array.from({ length: 256 }, (_, index) => {
  let entry = index << 8;
  for (let i = 0; i < 8; i++) entry = (entry << 1) ^ (entry & 0x8000 ? 0x1021 : 0);
  return entry & 0xffff;
});
function checksum(text: string): string {
  let sum = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum = ((sum << 8) ^ (TABLE[(sum >>> 8) ^ byte] ?? 0)) & 0xffff;
  }
  return sum.toString(16).padStart(4, '0').toUpperCase();
}

/** The dynamic BR Code of a charge (Manual de Padrões para Iniciação do Pix §2.7), with its amount in field 54. */
export function writeBrCode(location: string, amountCents: number): string {
  const open = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('54', writeAmount(amountCents)),
    field('58', 'BR'),
    field('59', PAYEE),
    field('60', CITY),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return open + checksum(open);
}
