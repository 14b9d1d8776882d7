import { and, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { DeliveryType, ServiceType } from '#shared/catalog/catalog.ts';
import type { OutputFormat } from '#shared/lessons/order.ts';
import { lessonsTable } from './lessons.table.ts';

/** From an instant to another one, the end left out; null: without an end on that side. */
export interface Period {
  from: Date | null;
  to: Date | null;
}
/** Orders of one service, format and delivery type. */
export interface OrderFigures {
  serviceType: ServiceType;
  format: OutputFormat;
  deliveryType: DeliveryType;
  orders: number;
  cents: number;
  paid: number;
  cancelled: number;
}

/** What was ordered in a period, a row for each combination that occurs. */
export async function measureOrders(db: Db, { from, to }: Period): Promise<OrderFigures[]> {
  const { serviceType, format, deliveryType, createdAt, priceCents, status, paidAt } = lessonsTable;
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
    .from(lessonsTable)
    .where(and(from ? gte(createdAt, from) : undefined, to ? lt(createdAt, to) : undefined))
    .groupBy(serviceType, format, deliveryType);
}
