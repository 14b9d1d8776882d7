const VALUE = /^(\d{1,10})\.(\d{2})$/;

/** What PayPal writes for hundredths: 2900 → `29.00`. */
export function writeAmount(cents: number, currency: string) {
  const reais = Math.floor(cents / 100);
  return { currency_code: currency, value: `${reais}.${String(cents - reais * 100).padStart(2, '0')}` };
}

/** Hundredths of a positive amount with two decimals; null for anything else. */
export function readValue(value: string): number | null {
  const match = VALUE.exec(value);
  const cents = match ? Number(match[1]) * 100 + Number(match[2]) : 0;
  return cents > 0 ? cents : null;
}
