import { describe, expect, it } from 'vitest';
import {
  basePrice,
  DELIVERY_TYPES,
  type DeliveryType,
  sizesOf,
  totalPrice,
} from '#shared/catalog/catalog.ts';
import { describeDay, describePrice, describeRevisions } from './describe-price.ts';

const COMBINATIONS = (['presentation', 'booklet'] as const).flatMap((serviceType) =>
  sizesOf(serviceType).flatMap((size) =>
    (Object.keys(DELIVERY_TYPES) as DeliveryType[]).map((delivery) => [serviceType, size, delivery] as const),
  ),
);
const monday = new Date('2026-11-23T15:00:00Z');
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the price of an order', () => {
  it('is spelled out with base, factor and the sum before rounding', () => {
    const sum = describePrice({ serviceType: 'presentation', size: 15 }, 'urgent', monday);
    expect([plain(sum.total), plain(sum.base), sum.factor, sum.planLabel]).toEqual([
      'R$ 90',
      'R$ 69',
      '× 1,3',
      'Premium',
    ]);
    expect([plain(sum.rounding?.sum ?? ''), sum.rounding?.exact]).toEqual([
      'R$ 69 × 1,3, em reais inteiros',
      '89,70',
    ]);
  });
  it('says nothing of rounding where there is none', () => {
    expect(describePrice({ serviceType: 'booklet', size: 70 }, 'express', monday).rounding).toBeNull();
  });
  it.each(COMBINATIONS)(
    'of %s, %i, %s shows the price that is charged',
    (serviceType, size, deliveryType) => {
      const sum = describePrice({ serviceType, size }, deliveryType, monday);
      const charged = totalPrice({ serviceType, size }, deliveryType);
      expect(plain(sum.total)).toBe(`R$ ${charged.toLocaleString('pt-BR')}`);
      expect(plain(sum.base)).toBe(`R$ ${basePrice({ serviceType, size }).toLocaleString('pt-BR')}`);
    },
  );
  it('names the revisions that come with the size', () => {
    const revisions = [5, 10, 20].map((size) => describeRevisions({ serviceType: 'presentation', size }));
    expect(revisions).toEqual(['1 revisão', '2 revisões', 'revisões ilimitadas']);
  });
});

it('a due day names the year only when it is another one', () => {
  expect(describeDay(new Date('2027-01-02T12:00:00Z'), monday)).toBe('sáb., 2 de janeiro de 2027');
  expect(describeDay(new Date('2026-11-28T12:00:00Z'), monday)).toBe('sáb., 28 de novembro');
});
