import { median, ms, ratio, timeOf } from './measure.ts';
import { openTill } from './open-till.ts';
import { payTogether } from './pay-together.ts';

const SETTLEMENTS = 300;
const WARM_UP = 30;
const PAYERS = 50;

/**
 * What settling costs beside a bare transaction that writes as many rows, in turns on one database, the provider's
 * answer at hand; then how long payment calls take while fifty people pay at once on the whole product.
 */
export async function* benchPayments(): AsyncGenerator<string> {
  const till = await openTill(SETTLEMENTS + WARM_UP);
  try {
    for (let round = 0; round < WARM_UP; round++) {
      await till.settleNext();
      await till.writeBare();
    }
    const settling: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < SETTLEMENTS; round++) {
      settling.push(await timeOf(till.settleNext));
      bare.push(await timeOf(till.writeBare));
    }
    const [ours, theirs] = [median(settling), median(bare)];
    yield `settling one payment ${ms(ours)} (${Math.round(1000 / ours)} a second, one after the other)`;
    yield `a bare transaction of ${till.rows} rows ${ms(theirs)}: ${ratio(ours, theirs)}`;
  } finally {
    await till.close();
  }
  for await (const line of payTogether(PAYERS)) yield line;
}
