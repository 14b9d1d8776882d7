import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RootMark } from './root-mark.ts';

afterEach(cleanup);

const isMarked = () => document.documentElement.hasAttribute('data-has-bar');

it('the root tells of a part for as long as any of them is drawn', () => {
  const one = render(<RootMark name="bar" />);
  const other = render(<RootMark name="bar" />);
  one.unmount();
  expect(isMarked()).toBe(true);
  other.unmount();
  expect(isMarked()).toBe(false);
});

it('what is measured while a part comes in another one’s place finds the root marked', () => {
  const seen: boolean[] = [];
  function Measured() {
    useLayoutEffect(() => void seen.push(isMarked()), []);
    return null;
  }
  const part = (key: string) => (
    <div key={key}>
      <Measured />
      <RootMark name="bar" />
    </div>
  );
  const { rerender } = render(part('one'));
  rerender(part('other'));
  expect(seen).toEqual([true, true]);
});
