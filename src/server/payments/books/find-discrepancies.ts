import type { SeenDifference } from '#server/payments/money/note-difference.ts';

/** One capture by one side's books. */
export interface BookedCapture {
  ref: string;
  /** What the provider knows the order by: Pix txid, PayPal order. */
  orderRef: string | null;
  lessonId: string | null;
  amountCents: number;
  currency: string;
  /** Refunds that reached their end, through the provider. */
  refundedCents: number;
}

/**
 * Lays our books beside the provider's: every money that only one side knows, and every amount that differs.
 * Empty means that both tell the same.
 */
export function findDiscrepancies(
  provider: string,
  ours: readonly BookedCapture[],
  theirs: readonly BookedCapture[],
): SeenDifference[] {
  const known = new Map(theirs.map((capture) => [capture.ref, capture]));
  const booked = new Set(ours.map(({ ref }) => ref));
  const onlyTheirs = theirs
    .filter(({ ref }) => !booked.has(ref))
    .map((capture) => describe(provider, null, capture));
  const compared = ours.flatMap((mine) => {
    const other = known.get(mine.ref);
    if (!other) return [describe(provider, mine, null)];
    if (other.amountCents !== mine.amountCents || other.currency !== mine.currency) {
      return [{ ...describe(provider, mine, other), ...AMOUNT }];
    }
    return other.refundedCents === mine.refundedCents
      ? []
      : [
          {
            ...describe(provider, mine, other),
            ...REFUND,
            oursCents: mine.refundedCents,
            theirsCents: other.refundedCents,
          },
        ];
  });
  return [...onlyTheirs, ...compared];
}

const AMOUNT = { kind: 'amount_differs', detail: 'O valor recebido não é o mesmo nos dois lados.' } as const;
const REFUND = {
  kind: 'refund_differs',
  detail: 'O total reembolsado não é o mesmo nos dois lados.',
} as const;

function describe(
  provider: string,
  ours: BookedCapture | null,
  theirs: BookedCapture | null,
): SeenDifference {
  return {
    kind: ours === null ? 'missing_in_books' : 'missing_at_provider',
    provider,
    providerRef: ours?.ref ?? theirs?.ref ?? '',
    lessonId: ours?.lessonId ?? null,
    oursCents: ours?.amountCents ?? null,
    theirsCents: theirs?.amountCents ?? null,
    detail:
      ours === null
        ? 'O provedor recebeu um valor que não está nos nossos livros.'
        : 'Está nos nossos livros e o provedor não confirma.',
  };
}
