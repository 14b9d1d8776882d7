import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DueChip } from './due-chip.tsx';

afterEach(cleanup);
const deadline = '2026-11-20T23:59:59.999-03:00';
const say = (deliveredAt: string | null, isOpen = false) => {
  const { container } = render(<DueChip deadline={deadline} isOpen={isOpen} deliveredAt={deliveredAt} />);
  return container.textContent;
};

it('tells of a delivery when it came and whether that was in time', () => {
  expect(say('2026-11-20T18:00:00-03:00')).toBe('entregue em 20/11/2026, no prazo');
  expect(say('2026-11-21T00:10:00-03:00')).toBe('entregue em 21/11/2026, 1 dia de atraso');
  expect(say('2026-11-23T08:00:00-03:00')).toBe('entregue em 23/11/2026, 3 dias de atraso');
});

it('tells nothing of what was called off', () => expect(say(null)).toBe(''));

it('tells of what rests that it does, and never that it is late', () => {
  const { container } = render(<DueChip deadline={deadline} isOpen isHeld />);
  expect(container.textContent).toBe('em espera, prazo 20/11/2026');
});
