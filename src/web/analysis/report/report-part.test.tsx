import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RememberFolds, ReportPart } from './report-part.tsx';

afterEach(cleanup);

const show = (lesson: string, isOpenAtFirst = false) =>
  render(
    <RememberFolds value={lesson}>
      <ReportPart title="Peso dos temas" tells="3 temas" isOpenAtFirst={isOpenAtFirst}>
        <details>
          <summary>Pontos principais</summary>
        </details>
      </ReportPart>
    </RememberFolds>,
  );
const fold = () => screen.getByText('Peso dos temas').closest('details') as HTMLDetailsElement;
/** What a browser does when its summary is pressed. */
const toggle = (details: HTMLDetailsElement, isOpen: boolean) =>
  act(async () => {
    details.open = isOpen;
    details.dispatchEvent(new Event('toggle'));
  });

describe('a part of the report', () => {
  it('is folded under its title and what it comes to', () => {
    show('a');
    expect(fold().open).toBe(false);
    expect(fold().querySelector('summary')?.textContent).toBe('Peso dos temas3 temas');
  });

  it('is as it was left when the page shows the lesson again', async () => {
    const first = show('b');
    await toggle(fold(), true);
    first.unmount();
    show('b');
    expect(fold().open).toBe(true);
    await toggle(fold(), false);
    cleanup();
    show('b', true);
    expect(fold().open).toBe(false);
  });

  it('is remembered for its own lesson alone', async () => {
    show('c');
    await toggle(fold(), true);
    cleanup();
    show('d');
    expect(fold().open).toBe(false);
  });

  it('stays open when a fold within it closes', async () => {
    show('e');
    await toggle(fold(), true);
    const inner = screen.getByText('Pontos principais').closest('details') as HTMLDetailsElement;
    await toggle(inner, true);
    await toggle(inner, false);
    expect(fold().open).toBe(true);
    cleanup();
    show('e');
    expect(fold().open).toBe(true);
  });
});
