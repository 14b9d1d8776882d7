/** `12.34` → 1234, by the standard's own pattern and above zero; null for anything else. */
export function readAmount(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,10}\.\d{2}$/.test(value)) return null;
  const cents = Number.parseInt(value.replace('.', ''), 10);
  return cents > 0 ? cents : null;
}

export function writeAmount(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
