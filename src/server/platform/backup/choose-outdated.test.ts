import { expect, it } from 'vitest';
import { backupName, chooseOutdated } from './choose-outdated.ts';

const DAY_MS = 86_400_000;

it('of backups of every night seven days and four weeks before them are kept, whatever day it is', () => {
  let kept: string[] = [];
  for (let day = 0; day < 100; day++) {
    kept.push(backupName(new Date(Date.UTC(2026, 0, 1, 6, 23) + day * DAY_MS), day % 2 === 0));
    const gone = chooseOutdated(kept);
    kept = kept.filter((name) => !gone.includes(name));
    if (day < 40) continue;
    const ages = kept.map((name) => day - (Date.parse(name.slice(6, 16)) - Date.UTC(2026, 0, 1)) / DAY_MS);
    expect(ages.filter((age) => age < 7)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(ages.filter((age) => age >= 7)).toHaveLength(4);
    expect(Math.max(...ages)).toBeGreaterThan(3 * 7);
  }
});

it('of two of one day the later one is kept, and what is not ours is left alone', () => {
  const [early, late] = ['lousa-2026-05-01T062300Z.tar', 'lousa-2026-05-01T170000Z.tar.age'];
  expect(chooseOutdated([late, 'holiday.tar', early, 'lousa-2026.tar'])).toEqual([early]);
});
