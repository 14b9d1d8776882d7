import { expect, it } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { choiceOf, describeChange } from './describe-change.ts';

/** Ten slides, normal delivery, PowerPoint; R$ 40 by an admin's word. */
const lesson = {
  serviceType: 'presentation',
  slideCount: 10,
  pageCount: null,
  deliveryType: 'normal',
  format: 'powerpoint',
  price: 40,
} as Lesson;
const ordered = choiceOf(lesson);

it('changes nothing while the order is chosen as it stands', () => {
  expect(describeChange(lesson, ordered)).toEqual({ price: 40, isResized: false, isChanged: false });
});

it('keeps the given price for another format alone', () => {
  expect(describeChange(lesson, { ...ordered, format: 'pdf' })).toEqual({
    price: 40,
    isResized: false,
    isChanged: true,
  });
});

it('takes the price of the catalogue for another size, kind or delivery', () => {
  expect(describeChange(lesson, { ...ordered, size: 5 })).toEqual({
    price: 29,
    isResized: true,
    isChanged: true,
  });
  expect(describeChange(lesson, { ...ordered, deliveryType: 'express' })).toEqual({
    price: 98,
    isResized: false,
    isChanged: true,
  });
  expect(describeChange(lesson, { ...ordered, serviceType: 'booklet' })).toMatchObject({
    price: 180,
    isResized: true,
  });
});
