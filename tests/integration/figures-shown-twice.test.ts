import { afterAll, beforeAll, expect, it } from 'vitest';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { fillHouse, type House } from './house-of-figures.ts';
import { agree, figureReaders, sumOf } from './read-figures.ts';

let house: House;
let admin: ApiClient;
beforeAll(async () => {
  house = await fillHouse();
  admin = house.pay.admin;
}, 120_000);
afterAll(() => house.pay.close());

const { read, totalOf, lessonsOf, jsonOf } = figureReaders(() => admin);
const STATUSES = Object.keys(LESSON_STATUSES) as LessonStatus[];

it('lessons in each status are as many on the start page, in the overview and in every list', async () => {
  const [stats, desk, overview] = await Promise.all(
    ['stats', 'desk', 'overview'].map((call) => jsonOf(`/api/admin/${call}`)),
  );
  for (const status of STATUSES) {
    if (desk.statuses[status] === 0 && status === 'analyzing') continue;
    agree(`lessons ${status}`, {
      desk: desk.statuses[status],
      overview: overview.statuses[status],
      lessons: await totalOf(`/api/admin/lessons?status=${status}`),
      clients: await lessonsOf(`/api/admin/clients?status=${status}`),
    });
  }
  agree('lessons', {
    stats: stats.total,
    desk: sumOf(Object.values<number>(desk.statuses)),
    overview: overview.orders.total,
    lessons: await totalOf('/api/admin/lessons'),
    clients: await lessonsOf('/api/admin/clients'),
  });
  agree('completed', {
    stats: stats.completed,
    desk: desk.statuses.completed,
    board: await totalOf('/api/admin/board?stage=completed'),
  });
  agree('waiting for payment', { stats: stats.pendingPayment, desk: desk.statuses.waiting_payment });
  agree('cancelled', { overview: overview.orders.cancelled, desk: desk.statuses.cancelled });
  const stages = ['waiting', 'assigned', 'in_progress'].map((each) =>
    totalOf(`/api/admin/board?stage=${each}`),
  );
  agree('paid or in production', {
    board: sumOf(await Promise.all(stages)),
    desk: desk.statuses.paid + desk.statuses.in_production,
  });
  agree('in production', { stats: stats.inProduction, desk: desk.statuses.in_production });
  agree('waiting to be paid, in reais', {
    desk: desk.pendingReais,
    clients: sumOf(
      (await jsonOf('/api/admin/clients?status=waiting_payment')).map(
        ({ total }: { total: number }) => total,
      ),
    ),
  });
});

it('what is late, without an editor or unanswered is as much wherever it is told', async () => {
  const [stats, desk, counts] = await Promise.all(
    ['stats', 'desk', 'inbox/counts'].map((call) => jsonOf(`/api/admin/${call}`)),
  );
  agree('overdue', { stats: stats.overdue, clients: await lessonsOf('/api/admin/clients?due=overdue') });
  agree('due soon', { stats: stats.dueSoon, clients: await lessonsOf('/api/admin/clients?due=week') });
  agree('unassigned', {
    desk: desk.waiting.unassigned,
    inbox: counts.kinds.unassigned,
    list: await totalOf('/api/admin/inbox?view=unassigned'),
    board: await totalOf('/api/admin/board?stage=waiting'),
  });
  agree('unanswered conversations', {
    desk: desk.waiting.unanswered,
    inbox: counts.kinds.message,
    list: await totalOf('/api/admin/inbox?view=messages'),
    unread: (await jsonOf('/api/messages/unread')).lessons.length,
    clients: await lessonsOf('/api/admin/clients?messages=waiting'),
    lessons: (await jsonOf('/api/admin/lessons?limit=200')).filter(
      (row: { unread: number }) => row.unread > 0,
    ).length,
  });
  agree('refund requests', {
    desk: desk.waiting.refundRequests,
    inbox: counts.kinds.refund,
    list: await totalOf('/api/admin/refund-requests?status=open'),
    box: await totalOf('/api/admin/inbox?view=money'),
  });
  agree('failed analyses', { desk: desk.waiting.failedAnalyses, inbox: counts.kinds.analysis });
  agree('low ratings', { desk: desk.waiting.lowRatings, inbox: counts.kinds.rating });
  agree('what waits', {
    inbox: counts.total,
    list: await totalOf('/api/admin/inbox'),
    kinds: sumOf(Object.values<number>(counts.kinds)),
  });
});

it('money is the same on the start page, in the months, by method and in the list of payments', async () => {
  const [stats, revenue, all] = await Promise.all([
    jsonOf('/api/admin/stats'),
    jsonOf('/api/admin/revenue?months=36'),
    jsonOf('/api/admin/payments/sum'),
  ]);
  const months: Record<'pix' | 'card' | 'manual', number>[] = revenue.months;
  agree('revenue', {
    stats: stats.revenue,
    revenue: revenue.total,
    months: sumOf(months.flatMap(({ pix, card, manual }) => [pix, card, manual])),
    payments: sumOf([all.received, -all.refunded]),
  });
  const refunds: { amount: number }[] = await jsonOf('/api/admin/refunds?limit=200');
  agree('refunded', {
    revenue: revenue.refunded,
    payments: all.refunded,
    refunds: sumOf(refunds.map(({ amount }) => amount)),
  });
  agree('payments', { sum: all.payments, list: await totalOf('/api/admin/payments') });
  const card = await jsonOf('/api/admin/payments/sum?method=card');
  agree('revenue by card', {
    revenue: sumOf(months.map((month) => month.card)),
    payments: sumOf([card.received, -card.refunded]),
  });
  const listed: { amount: number; status: string }[] = await jsonOf(
    '/api/admin/payments?limit=200&status=paid',
  );
  const paid = await jsonOf('/api/admin/payments/sum?status=paid');
  agree('received by what is paid', {
    sum: paid.received,
    list: sumOf(listed.map(({ amount }) => amount)),
  });
});

it('an editor reads the same of the own work as the admin does', async () => {
  const editors = await jsonOf('/api/admin/editors');
  for (const editor of [house.lia, house.bruno]) {
    const row = editors.find(({ id }: { id: string }) => id === editor.user.id);
    expect(await jsonOf('/api/editor/stats', editor)).toEqual(row);
    const column = (stage: string) => totalOf(`/api/admin/board?stage=${stage}&editor=${editor.user.id}`);
    const own = (status: string) => totalOf(`/api/productions/assigned?status=${status}`, editor);
    agree('open projects of an editor', {
      row: row.openProductions,
      board: sumOf([await column('assigned'), await column('in_progress')]),
      own: sumOf([await own('assigned'), await own('in_progress')]),
      desk: (await jsonOf('/api/editor/projects?limit=200', editor)).filter(
        ({ status, lesson }: { status: string; lesson: { status: string } }) =>
          status !== 'completed' && lesson.status === 'in_production',
      ).length,
    });
    agree('delivered projects of an editor', {
      board: await column('completed'),
      own: await own('completed'),
    });
  }
});

it('deliveries and ratings add up over the house and over its periods', async () => {
  const [stats, desk, overview, editors] = await Promise.all(
    ['stats', 'desk', 'overview', 'editors'].map((call) => jsonOf(`/api/admin/${call}`)),
  );
  expect(stats.satisfaction).toBeNull();
  const rows: { ratings: number; averageRating: number; deliveriesCounted: number; punctuality: number }[] =
    editors;
  agree('ratings', {
    desk: desk.ratings.count,
    overview: overview.ratings.count,
    editors: sumOf(rows.map(({ ratings }) => ratings)),
  });
  agree('content ratings', {
    desk: desk.ratings.content,
    overview: sumOf(overview.ratings.stars.slice(3)),
  });
  agree('average rating', {
    overview: overview.ratings.average,
    editors: rows.reduce((sum, row) => sum + row.averageRating * row.ratings, 0) / overview.ratings.count,
  });
  agree('deliveries', {
    overview: overview.deliveries.total,
    editors: sumOf(rows.map(({ deliveriesCounted }) => deliveriesCounted)),
  });
  agree('punctuality', {
    overview: Math.round(overview.deliveries.punctuality * 1e6),
    editors: Math.round(
      (rows.reduce((sum, row) => sum + row.punctuality * row.deliveriesCounted, 0) /
        overview.deliveries.total) *
        1e6,
    ),
  });
});

it('a period told in one place is that period in the other', async () => {
  const now = house.pay.clock.now();
  const [thisMonth] = (await jsonOf('/api/admin/revenue?months=1')).months;
  const first = `${thisMonth.month}-01`;
  const ofMonth = await jsonOf(`/api/admin/payments/sum?from=${first}`);
  agree('received this month', {
    revenue: sumOf([thisMonth.pix, thisMonth.card, thisMonth.manual]),
    payments: sumOf([ofMonth.received, -ofMonth.refunded]),
  });
  const day = new Date(now.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const [stats, today, before, everything] = await Promise.all([
    jsonOf('/api/admin/stats'),
    jsonOf(`/api/admin/overview?from=${day}`),
    jsonOf(`/api/admin/overview?to=${new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)}`),
    jsonOf('/api/admin/overview'),
  ]);
  agree('orders of today', { stats: stats.today, overview: today.orders.total });
  agree('orders', { parts: today.orders.total + before.orders.total, whole: everything.orders.total });
  agree('deliveries', {
    parts: today.deliveries.total + before.deliveries.total,
    whole: everything.deliveries.total,
  });
  agree('ordered, in reais', {
    whole: everything.orders.reais,
    clients: sumOf(
      (await jsonOf('/api/admin/clients?limit=200')).map(({ total }: { total: number }) => total),
    ),
  });
});

it('clients, accounts and what each client bought are counted once', async () => {
  const [overview, clients] = await Promise.all([
    jsonOf('/api/admin/overview'),
    jsonOf('/api/admin/clients?limit=200'),
  ]);
  agree('accounts of clients', {
    overview: overview.system.teachers,
    users: await totalOf('/api/admin/users?role=teacher'),
  });
  agree('editors', {
    overview: overview.system.editors,
    users: await totalOf('/api/admin/users?role=editor'),
    list: await totalOf('/api/admin/editors'),
  });
  agree('clients', { head: await totalOf('/api/admin/clients'), rows: clients.length });
  for (const filter of ['', '&status=completed', '&status=cancelled', '&due=overdue', '&q=fra']) {
    for (const client of await jsonOf(`/api/admin/clients?limit=200${filter}`)) {
      const answer = await read(`/api/admin/clients/${client.id}/lessons?limit=200${filter}`);
      const prices: number[] = answer.json.map(({ price }: { price: number }) => price);
      agree(`lessons of a client ${filter}`, {
        head: client.matchCount,
        total: Number(answer.headers['x-total-count']),
        rows: prices.length,
      });
      agree(`sum of a client ${filter}`, { head: client.total, rows: sumOf(prices) });
    }
  }
});

it('a client that is opened says what the lists of clients and payments say', async () => {
  const [whole, head] = [
    await jsonOf('/api/admin/payments/sum'),
    await jsonOf('/api/admin/clients?limit=200'),
  ];
  const sums = [];
  for (const client of head) {
    const opened = await jsonOf(`/api/admin/clients/${client.id}`);
    agree('lessons of an opened client', { head: client.lessonCount, opened: opened.lessonCount });
    agree('ordered by a client, in reais', { head: client.total, opened: opened.total });
    const sum = await jsonOf(`/api/admin/payments/sum?client=${client.id}`);
    agree('payments of a client', {
      sum: sum.payments,
      list: await totalOf(`/api/admin/payments?client=${client.id}`),
    });
    sums.push(sum);
  }
  agree('received of all clients', {
    whole: whole.received,
    clients: sumOf(sums.map((sum) => sum.received)),
  });
  agree('refunded to all clients', {
    whole: whole.refunded,
    clients: sumOf(sums.map((sum) => sum.refunded)),
  });
});

it('a teacher reads the same of the own lessons in the totals and in the lists', async () => {
  const own = await jsonOf('/api/stats', house.marina);
  const counts = Object.fromEntries(
    await Promise.all(
      STATUSES.map(async (status) => [status, await totalOf(`/api/lessons?status=${status}`, house.marina)]),
    ),
  );
  const clients = await jsonOf('/api/admin/clients?q=marina');
  agree('lessons of a teacher', {
    stats: own.total,
    list: await totalOf('/api/lessons', house.marina),
    statuses: sumOf(Object.values<number>(counts)),
    clients: clients[0].lessonCount,
  });
  agree('completed of a teacher', { stats: own.completed, list: counts.completed });
  agree('open of a teacher', {
    stats: own.inProgress,
    list: own.total - counts.completed - counts.cancelled,
  });
});
