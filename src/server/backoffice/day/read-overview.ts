import { countPeople } from '#server/accounts/list-people.api.ts';
import { measureStorage } from '#server/files/file-totals.api.ts';
import { countByStatus } from './lesson-totals.ts';
import { measureOrders, type OrderFigures, type Period } from '#server/lessons/order-figures.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { countMails } from '#server/platform/mail/count-mails.ts';
import { measureDeliveries, measureRatings } from '#server/production/production-figures.api.ts';
import type { OrderShare, Overview } from '#shared/backoffice/overview.contract.ts';
import { DELIVERY_TYPES, SERVICE_TYPES } from '#shared/catalog/catalog.ts';
import { endOfDayAfter, startOfDay } from '#shared/calendar.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { MAIL_STATUSES, type MailStatus } from '#shared/messages/mail-status.ts';
import { centsToReais } from '#shared/money.ts';
import { fillStatuses } from './read-day.ts';

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
