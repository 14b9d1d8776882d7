import { MAX_NOTES_LENGTH } from '#shared/production/production.schemas.ts';
import { DELIVERY_TEXTS } from './delivery-texts.ts';

export interface DeliveryFaults {
  file?: string;
  notes?: string;
  check?: string;
}

/** What a delivery still lacks: the final file, sent whole, and notes. Null where nothing does. */
export function judgeDelivery({
  deliveryUrl,
  isSending,
  notes,
  isUnchecked = false,
}: {
  /** Of the file uploaded in this round. */
  deliveryUrl: string | null;
  isSending: boolean;
  notes: string;
  /** The file differs from the order, and nobody has confirmed it. */
  isUnchecked?: boolean;
}): DeliveryFaults | null {
  const file = isSending ? DELIVERY_TEXTS.isSending : deliveryUrl === null && DELIVERY_TEXTS.needsFile;
  const text = notes.trim().replaceAll('\r\n', '\n');
  const isTooLong = text.length > MAX_NOTES_LENGTH;
  const fault = text === '' ? DELIVERY_TEXTS.needsNotes : isTooLong && DELIVERY_TEXTS.tooLong;
  const check = !file && isUnchecked && DELIVERY_TEXTS.needsCheck;
  return file || fault || check
    ? { ...(file && { file }), ...(check && { check }), ...(fault && { notes: fault }) }
    : null;
}
