import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { countPeople } from '#server/accounts/accounts.api.ts';
import { filesAs } from '#server/files/files.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { countMails } from '#server/platform/mail/count-mails.ts';
import { measureDeliveries, measureRatings, type Period } from '#server/production/production.api.ts';
import type { OrderShare, Overview } from '#shared/backoffice/overview.contract.ts';
import { endOfDayAfter, startOfDay } from '#shared/calendar.ts';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  SERVICE_TYPES,
  type ServiceType,
} from '#shared/catalog/catalog.ts';
import { OUTPUT_FORMATS, type OutputFormat } from '#shared/lessons/order.ts';
import { MAIL_STATUSES, type MailStatus } from '#shared/messages/mail-status.ts';
import { centsToReais } from '#shared/money.ts';
import { countByStatus, fillStatuses } from './lesson-totals.ts';

const lessons = lessonsAs('lesson');
const files = filesAs('file');

/** How the house did over a period, and what it holds now. */
export async function readOverview(
  { database: { db }, config }: Pick<AppDeps, 'database' | 'config'>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Overview> {
  const period: Period = {
    from: from ? startOfDay(from) : null,
    to: to ? new Date(endOfDayAfter(startOfDay(to), 0).getTime() + 1) : null,
  };
  const [orders, deliveries, ratings, statuses, storage, mails, people] = await Promise.all([
    measureOrders(db, period),
    measureDeliveries(db, period),
    measureRatings(db, period),
    countByStatus(db),
    measureStorage(db),
    countMails(db),
    countPeople(db),
  ]);
  return {
    orders: sumOrders(orders),
    deliveries,
    ratings,
    statuses: fillStatuses(statuses),
    system: {
      ...storage,
      mails: Object.fromEntries(
        Object.keys(MAIL_STATUSES).map((status) => [status, mails[status as MailStatus] ?? 0]),
      ) as Record<MailStatus, number>,
      sendsMail: config.smtpUrl !== null,
      teachers: people.teacher ?? 0,
      editors: people.editor ?? 0,
    },
  };
}

/** Orders of one service, format and delivery type. */
interface OrderFigures {
  serviceType: ServiceType;
  format: OutputFormat;
  deliveryType: DeliveryType;
  orders: number;
  cents: number;
  paid: number;
  cancelled: number;
}

/** What was ordered in a period, a row for each combination that occurs. */
async function measureOrders(db: Db, { from, to }: Period): Promise<OrderFigures[]> {
  const { serviceType, format, deliveryType, createdAt, priceCents, status, paidAt } = lessons;
  return db
    .select({
      serviceType,
      format,
      deliveryType,
      orders: sql<number>`count(*)`.mapWith(Number),
      cents: sql<number>`sum(${priceCents})`.mapWith(Number),
      paid: sql<number>`count(${paidAt})`.mapWith(Number),
      cancelled: sql<number>`count(*) filter (where ${status} = 'cancelled')`.mapWith(Number),
    })
    .from(lessons)
    .where(and(from ? gte(createdAt, from) : undefined, to ? lt(createdAt, to) : undefined))
    .groupBy(serviceType, format, deliveryType);
}

/** How many files lie in the storage, and their bytes together. */
async function measureStorage(db: Db): Promise<{ files: number; fileBytes: number }> {
  const [row] = await db
    .select({
      files: sql<number>`count(*)`.mapWith(Number),
      fileBytes: sql<number>`coalesce(sum(${files.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(files)
    .where(eq(files.bytes, 'kept'));
  return row ?? { files: 0, fileBytes: 0 };
}

function sumOrders(rows: readonly OrderFigures[]): Overview['orders'] {
  const sum = (field: 'orders' | 'paid' | 'cancelled') => rows.reduce((total, row) => total + row[field], 0);
  return {
    total: sum('orders'),
    reais: share(rows).reais,
    paid: sum('paid'),
    cancelled: sum('cancelled'),
    byService: shares(rows, 'serviceType', SERVICE_TYPES),
    byFormat: shares(rows, 'format', OUTPUT_FORMATS),
    byDelivery: shares(rows, 'deliveryType', DELIVERY_TYPES),
  };
}

function share(rows: readonly OrderFigures[]): OrderShare {
  return {
    orders: rows.reduce((total, { orders }) => total + orders, 0),
    reais: centsToReais(rows.reduce((total, { cents }) => total + cents, 0)),
  };
}

const shares = <Name extends string>(
  rows: readonly OrderFigures[],
  field: 'serviceType' | 'format' | 'deliveryType',
  names: Record<Name, unknown>,
): Record<Name, OrderShare> =>
  Object.fromEntries(
    Object.keys(names).map((name) => [name, share(rows.filter((row) => row[field] === name))]),
  ) as Record<Name, OrderShare>;
