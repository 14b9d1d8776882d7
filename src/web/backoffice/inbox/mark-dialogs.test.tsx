import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saoPauloDay } from '#shared/calendar.ts';
import { SnoozeDialog } from './mark-dialogs.tsx';
import { atEight } from './snooze-instants.ts';

afterEach(cleanup);

const inDays = (days: number) => saoPauloDay(new Date(Date.now() + days * 86_400_000));
const choose = (day: string) => {
  fireEvent.input(screen.getByLabelText('Outro dia, às 8h'), { target: { value: day } });
  fireEvent.click(screen.getByRole('button', { name: 'Adiar' }));
};

describe('putting something off to a day', () => {
  it.each([[''], [inDays(0)], [inDays(90)]])('refuses %j beside the field', async (day) => {
    const onSnooze = vi.fn();
    render(<SnoozeDialog onSnooze={onSnooze} onClose={() => undefined} />);
    choose(day);
    await waitFor(() => expect(screen.getByText(/Escolha um dia de amanhã/)).toBeDefined());
    expect(onSnooze).not.toHaveBeenCalled();
  });

  it.each([1, 89])('puts it off by %i days, to eight in the morning', async (days) => {
    const onSnooze = vi.fn();
    render(<SnoozeDialog onSnooze={onSnooze} onClose={() => undefined} />);
    choose(inDays(days));
    await waitFor(() => expect(onSnooze).toHaveBeenCalledWith(atEight(inDays(days))));
  });
});
