import { MOST_COUNTED } from '#shared/http/list-query.ts';
import { formatNumber } from '#shared/text/format.ts';

/**
 * How many a list has in all: beyond what lists count to, `mais de 1.000`. Apart from the other formats, for it
 * brings the contract of lists along.
 */
export const formatTotal = (total: number): string =>
  total > MOST_COUNTED ? `mais de ${formatNumber(MOST_COUNTED)}` : formatNumber(total);
