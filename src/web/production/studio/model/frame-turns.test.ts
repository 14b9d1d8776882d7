import { beforeEach, describe, expect, it } from 'vitest';
import { createTurns, type Turns } from './frame-turns.ts';

let slideId: string;
let told: (() => void)[];
let frames: (() => void)[];
let turns: Turns;
const select = (id: string) => {
  slideId = id;
  for (const listener of told) listener();
};
const drawFrame = () => frames.shift()?.();
const shown = () => (['strip', 'title', 'blocks'] as const).filter((place) => turns.isUpToDate(place));

describe('what follows another slide onto the desk', () => {
  beforeEach(() => {
    [slideId, told, frames] = ['s1', [], []];
    turns = createTurns(
      {
        get: () => ({ slideId }),
        subscribe: (listener) => {
          told.push(listener);
          return () => undefined;
        },
      },
      (act) => frames.push(act),
    );
  });

  it('comes one part a frame, after a frame of the picture alone', () => {
    select('s2');
    expect(shown()).toEqual([]);
    drawFrame();
    expect(shown()).toEqual([]);
    drawFrame();
    expect(shown()).toEqual(['strip']);
    drawFrame();
    expect(shown()).toEqual(['strip', 'title']);
  });

  it('leaves out a slide that was passed before its turn came', () => {
    const titles: string[] = [];
    turns.subscribe(() => turns.isUpToDate('title') && titles.push(slideId));
    select('s2');
    drawFrame();
    drawFrame();
    select('s3');
    while (frames.length > 0) drawFrame();
    expect(new Set(titles)).toEqual(new Set(['s3']));
  });

  it('stands whole at once for who writes on it, and later turns do nothing', () => {
    select('s2');
    turns.settle();
    expect(shown()).toEqual(['strip', 'title', 'blocks']);
    expect(turns.isSettled()).toBe(true);
    let count = 0;
    turns.subscribe(() => {
      count += 1;
    });
    while (frames.length > 0) drawFrame();
    expect(count).toBe(0);
    select('s3');
    expect(turns.isSettled()).toBe(false);
  });

  it('makes rows after their block, whenever they were asked for', () => {
    const made: string[] = [];
    turns.take('passages', () => made.push('passages'));
    const off = turns.take('rows', () => made.push('row 1'));
    turns.take('rows', () => made.push('row 2'));
    off();
    while (frames.length > 0) drawFrame();
    expect(made).toEqual(['row 2', 'passages']);
  });
});
