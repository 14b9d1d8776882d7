import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient } from '#tests/builders/api-client.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  const clock = { now: () => new Date('2026-03-01T02:30:00Z') };
  test = await createTestApp({ deps: { clock } });
});
afterAll(() => test.close());

const quote = (body: object) => apiClient(test.app).post('/api/quote', body);

describe('the catalogue', () => {
  it('shows every price, size, term and plan to everybody', async () => {
    const { json } = await apiClient(test.app).get('/api/catalog');
    const prices = (sizes: { price: number }[]) => sizes.map(({ price }) => price);
    expect(prices(json.presentation)).toEqual([29, 49, 69, 89]);
    expect(prices(json.booklet)).toEqual([180, 360, 540, 700, 860, 1020, 1180]);
    expect(json.deliveries).toContainEqual({
      deliveryType: 'express',
      label: 'Expressa',
      multiplier: 2,
      termDays: 5,
    });
    expect(json.plans).toContainEqual({ plan: 'master', label: 'Master', revisions: null });
  });
});

describe('a quote', () => {
  it('is what the order will cost, with the deadline as if it were paid now', async () => {
    const { json } = await quote({ serviceType: 'booklet', pageCount: 40, deliveryType: 'express' });
    // Half past eleven in the evening of 28 February in São Paulo; five days later is 5 March.
    expect(json).toEqual({ price: 1400, deadlineEstimate: '2026-03-06T02:59:59.999Z' });
  });
  it('rounds to whole reais', async () => {
    const body = { serviceType: 'presentation', slideCount: 5, deliveryType: 'urgent' };
    expect((await quote(body)).json.price).toBe(38);
  });
  it('refuses what is not on offer', async () => {
    for (const body of [
      { serviceType: '__proto__', slideCount: 5 },
      { slideCount: 7 },
      { deliveryType: 'ontem' },
    ]) {
      expect((await quote({ serviceType: 'presentation', deliveryType: 'normal', ...body })).status).toBe(
        400,
      );
    }
  });
});
