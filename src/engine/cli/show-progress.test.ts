import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from './show-progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function open(isTTY: boolean) {
  const written: string[] = [];
  const stream = {
    ...{ isTTY, write: (text: string) => written.push(text) },
    ...{ clearLine: () => written.push('<wiped>'), cursorTo: () => {} },
  } as unknown as NodeJS.WriteStream;
  return { written, progress: showProgress(stream) };
}

it('on a terminal one line tells each step and goes away', () => {
  const { written, progress } = open(true);
  progress.tell('Lendo o arquivo…');
  progress.tell('Montando os slides…');
  progress.clear();
  expect(written).toEqual(['<wiped>', 'Lendo o arquivo…', '<wiped>', 'Montando os slides…', '<wiped>']);
});

it('in a log short work says nothing, long work a line now and then', () => {
  const { written, progress } = open(false);
  progress.tell('página 1 de 9');
  vi.advanceTimersByTime(900);
  progress.tell('página 2 de 9');
  vi.advanceTimersByTime(200);
  for (const page of [3, 3, 4]) progress.tell(`página ${page} de 9`);
  vi.advanceTimersByTime(4000);
  progress.tell('página 5 de 9');
  expect(written).toEqual(['página 3 de 9\n', 'página 5 de 9\n']);
});
