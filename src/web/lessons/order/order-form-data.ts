import type { completeOrder } from './order-values.ts';

/** A file that was sent ahead, or one that goes with the order. */
export interface OrderSource {
  materialId: string | null;
  file: File | null;
}
type CompleteOrder = ReturnType<typeof completeOrder>;

/** The multipart form of the call: text fields first, then the file. */
export function toOrderFormData(order: CompleteOrder, { materialId, file }: OrderSource): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(order)) form.append(name, value);
  if (materialId !== null) form.append('materialId', materialId);
  else if (file) form.append('file', file, file.name);
  return form;
}

/**
 * Answers the Idempotency-Key of an order: the same one for as long as the same data is sent, so that a
 * second try after a lost answer makes no second lesson. Kept for the tab, since the screen may have to be opened anew.
 */
export function createOrderKeys(
  newKey: () => string = () => crypto.randomUUID(),
  storage: Storage | null = tabStorage(),
) {
  let last: { fingerprint: string; key: string } | null = null;
  try {
    last = JSON.parse(storage?.getItem(KEPT_KEY) ?? 'null');
  } catch {
    // Damaged or forbidden: a new key then.
  }
  return (order: CompleteOrder, { materialId, file }: OrderSource): string => {
    const source = materialId ?? (file && [file.name, file.size, file.lastModified]);
    const fingerprint = hash(JSON.stringify([order, source]));
    if (last?.fingerprint !== fingerprint) last = { fingerprint, key: newKey() };
    try {
      storage?.setItem(KEPT_KEY, JSON.stringify(last));
    } catch {
      // Full or forbidden: the key then lives as long as the page.
    }
    return last.key;
  };
}

const KEPT_KEY = 'lousa.order.key';

function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Tells two orders of one person apart without keeping their words in the tab (FNV-1a, 2 × 32 bits). */
function hash(text: string): string {
  let one = 0x811c9dc5;
  let other = 0xc9dc5118;
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ (text.charCodeAt(at) + at), 0x01000193);
  }
  return `${text.length}.${one >>> 0}.${other >>> 0}`;
}
