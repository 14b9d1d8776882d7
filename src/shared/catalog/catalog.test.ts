import { describe, expect, it } from 'vitest';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  PAGE_COUNTS,
  planOf,
  SLIDE_COUNTS,
  totalPrice,
} from './catalog.ts';

/** The published table, typed out: 4 + 7 sizes × 4 delivery types. Order: normal, urgent, super_urgent, express. */
const PUBLISHED = {
  presentation: {
    5: [29, 38, 44, 58],
    10: [49, 64, 74, 98],
    15: [69, 90, 104, 138],
    20: [89, 116, 134, 178],
  },
  booklet: {
    10: [180, 234, 270, 360],
    20: [360, 468, 540, 720],
    30: [540, 702, 810, 1080],
    40: [700, 910, 1050, 1400],
    50: [860, 1118, 1290, 1720],
    60: [1020, 1326, 1530, 2040],
    70: [1180, 1534, 1770, 2360],
  },
} as const;

describe('the price of an order', () => {
  const deliveries = Object.keys(DELIVERY_TYPES) as DeliveryType[];
  for (const [serviceType, sizes] of Object.entries(PUBLISHED)) {
    for (const [size, prices] of Object.entries(sizes)) {
      it(`of a ${serviceType} of ${size} is as published for every delivery type`, () => {
        const order = { serviceType: serviceType as 'presentation' | 'booklet', size: Number(size) };
        expect(deliveries.map((delivery) => totalPrice(order, delivery))).toEqual(prices);
      });
    }
  }

  it('covers every size on offer', () => {
    expect(Object.keys(PUBLISHED.presentation).map(Number)).toEqual([...SLIDE_COUNTS]);
    expect(Object.keys(PUBLISHED.booklet).map(Number)).toEqual([...PAGE_COUNTS]);
  });

  it('does not exist for a size that is not on offer', () => {
    expect(() => totalPrice({ serviceType: 'presentation', size: 7 }, 'normal')).toThrow(RangeError);
  });
});

describe('the plan of an order', () => {
  it('follows the slides of a presentation', () => {
    expect(SLIDE_COUNTS.map((size) => planOf({ serviceType: 'presentation', size }))).toEqual([
      'basico',
      'padrao',
      'premium',
      'master',
    ]);
  });
  it('follows the pages of a booklet', () => {
    expect(PAGE_COUNTS.map((size) => planOf({ serviceType: 'booklet', size }))).toEqual([
      'basico',
      'basico',
      'padrao',
      'padrao',
      'premium',
      'premium',
      'master',
    ]);
  });
});
