import type { OrderValues } from './order-values.ts';

/** The multipart form of the call: text fields first, then the file. */
export function toOrderFormData(values: OrderValues, file: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  if (file) form.append('file', file, file.name);
  return form;
}

/**
 * Answers the Idempotency-Key of an order: the same one for as long as the same data is sent, so that a
 * second try after a lost answer makes no second lesson.
 */
export function createOrderKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last: { fingerprint: string; key: string } | null = null;
  return (values: OrderValues, file: File | null): string => {
    const fingerprint = JSON.stringify([values, file && [file.name, file.size, file.lastModified]]);
    if (last?.fingerprint !== fingerprint) last = { fingerprint, key: newKey() };
    return last.key;
  };
}
