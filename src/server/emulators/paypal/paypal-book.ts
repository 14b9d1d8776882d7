/** The emulator's books: one object per order, so that each change of it is one step for every process. */
export interface BookedOrder {
  /** 17 characters like PayPal's; captures and refunds share its first 14, so that any of them leads to it. */
  id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  unit: BookedUnit;
  createdAt: string;
  updatedAt: string;
  /** The buyer's card will be declined by the next capture. */
  declinesNext: boolean;
  captures: BookedCapture[];
  refunds: BookedRefund[];
  /** What was answered to which PayPal-Request-Id. */
  answers: Record<string, BookedAnswer>;
  /** Grows with every change but that of `answers`: a refusal is repeated only while nothing changed. */
  revision: number;
}
interface BookedUnit {
  currency: string;
  cents: number;
  customId?: string | undefined;
  invoiceId?: string | undefined;
  description?: string | undefined;
}
export interface BookedCapture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'REVERSED';
  reason: string | null;
  currency: string;
  cents: number;
  createdAt: string;
  updatedAt: string;
}
export interface BookedRefund {
  id: string;
  captureId: string;
  status: 'PENDING' | 'COMPLETED' | 'FAILED';
  cents: number;
  currency: string;
  ourRef?: string | undefined;
  note?: string | undefined;
  createdAt: string;
  updatedAt: string;
}
interface BookedAnswer {
  /** Of the request's body. */
  fingerprint: string;
  status: number;
  body: unknown;
  revision: number;
  at: string;
}

/** A state change the provider tells of. */
export interface BookedEvent {
  type: string;
  resourceType: 'checkout-order' | 'capture' | 'refund';
  summary: string;
  /** Id of the order, capture or refund it is about. */
  subject: string;
}

export const ORDERS = 'paypal_order';
const STEM_LENGTH = 14;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function newOrderId(): string {
  const random = crypto.getRandomValues(new Uint8Array(STEM_LENGTH));
  return `${Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('')}ORD`;
}
/** Of an order, capture or refund alike. */
export const orderIdOf = (id: string) => `${id.slice(0, STEM_LENGTH)}ORD`;
export const captureIdOf = (orderId: string, count: number) => numbered(orderId, 'C', count);
export const refundIdOf = (orderId: string, count: number) => numbered(orderId, 'R', count);

function numbered(orderId: string, letter: string, count: number): string {
  return `${orderId.slice(0, STEM_LENGTH)}${letter}${String(count).padStart(2, '0')}`;
}

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
