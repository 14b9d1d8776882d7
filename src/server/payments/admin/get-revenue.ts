import { and, eq, gte, sql } from 'drizzle-orm';
import { ledgerEntriesTable, ledgerTransactionsTable } from '#server/payments/money/ledger.table.ts';
import { capturesTable } from '#server/payments/money/payments.table.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { saoPauloDay, TIME_ZONE } from '#shared/calendar.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { centsToReais } from '#shared/money.ts';
import type * as contract from '#shared/payments/admin-payments.contract.ts';
import type { PaymentMethod } from '#shared/payments/payment-status.ts';
import { countedBookings, creditOf } from './ledger-totals.ts';

type Revenue = ResponseOf<typeof contract.getRevenue>;

/**
 * What the ledger says was earned in the last `months` calendar months of São Paulo, this one included: each
 * month in the method its money came by, months without sales as zeros. `refunded` is what sales of the whole
 * period gave back, `owed` what belongs to payers now.
 */
export async function getRevenue({ database, config, clock }: AppDeps, months: number): Promise<Revenue> {
  const names = lastMonths(saoPauloDay(clock.now()), months);
  const [sums, owed] = await Promise.all([
    sumSales({ database, config }, names),
    creditOf(database.db, config, 'owed'),
  ]);
  const table = new Map(names.map((month) => [month, { pix: 0, card: 0, manual: 0 }]));
  for (const { month, method, cents } of sums) {
    const row = table.get(month);
    if (row) row[method] += Number(cents);
  }
  return {
    months: [...table].map(([month, { pix, card, manual }]) => ({
      month,
      pix: centsToReais(pix),
      card: centsToReais(card),
      manual: centsToReais(manual),
    })),
    total: centsToReais(sums.reduce((total, { cents }) => total + Number(cents), 0)),
    refunded: centsToReais(sums.reduce((total, { backCents }) => total + Number(backCents), 0)),
    owed: centsToReais(owed),
  };
}

/** `2026-11` and the months before it, oldest first. */
function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

async function sumSales({ database, config }: Pick<AppDeps, 'database' | 'config'>, names: string[]) {
  const { kind, ref, bookedAt } = ledgerTransactionsTable;
  const month = sql<string>`to_char(${bookedAt} at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YYYY-MM')`;
  // The books name what they are about by its id: `settle:<capture>`, `refund:<refund>:owed`.
  const subject = sql`split_part(${ref}, ':', 2)`;
  const captureId = sql`coalesce(${refundsTable.captureId}::text, ${subject})`;
  const amount = ledgerEntriesTable.amountCents;
  return database.db
    .select({
      month,
      method: sql<PaymentMethod>`coalesce(${capturesTable.method}, 'manual')`,
      cents: sql<string>`-sum(${amount})`,
      backCents: sql<string>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`,
    })
    .from(ledgerEntriesTable)
    .innerJoin(ledgerTransactionsTable, eq(ledgerTransactionsTable.id, ledgerEntriesTable.transactionId))
    .leftJoin(refundsTable, and(eq(kind, 'refund'), sql`${refundsTable.id}::text = ${subject}`))
    .leftJoin(capturesTable, sql`${capturesTable.id}::text = ${captureId}`)
    .where(
      and(
        eq(ledgerEntriesTable.account, 'sales'),
        eq(ledgerEntriesTable.currency, 'BRL'),
        gte(bookedAt, monthStart(names[0])),
        countedBookings(config),
      ),
    )
    .groupBy(sql`1`, sql`2`);
}

const monthStart = (month = '1970-01'): Date => new Date(`${month}-01T00:00:00-03:00`);
