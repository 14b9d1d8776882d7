import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSkillIndex } from '#engine/pedagogy/curriculum/skill-index.ts';
import { readBnccFolder } from '#server/curriculum/import/read-bncc-folder.ts';
import { parseSkillCode } from '#shared/curriculum/skill-code.ts';
import { findMisses, readTopics, wilson } from './measure-topics.ts';

const read = (file: string) =>
  readTopics(readFileSync(join(import.meta.dirname, '../../tests/curriculum', file), 'utf8'));
const judged = read('judged-topics.tsv');
const development = read('development-topics.tsv');

test('the sets are apart, large enough and written in codes of the grammar', () => {
  expect(judged.length).toBeGreaterThanOrEqual(100);
  expect(development.length).toBeGreaterThanOrEqual(60);
  const tuned = new Set(development.map(({ topic }) => topic.toLowerCase()));
  expect(judged.filter(({ topic }) => tuned.has(topic.toLowerCase()))).toEqual([]);
  const codes = [...judged, ...development].flatMap((topic) => topic.codes);
  expect(codes.filter((code) => parseSkillCode(code)?.code !== code)).toEqual([]);
});

test('a share of few topics tells less', () => {
  const width = (hits: number, of: number) => {
    const [low, high] = wilson(hits, of);
    return high - low;
  };
  expect(width(8, 10)).toBeGreaterThan(width(80, 100));
});

/** The official list is no part of the project; BNCC_DIR names a folder with it. */
const folder = process.env.BNCC_DIR;
describe.skipIf(!folder)('with the official list', () => {
  test('a right skill is among the first five for four of five topics, whatever is known of the class', async () => {
    const index = buildSkillIndex(await readBnccFolder(folder ?? ''));
    const unknown = judged.flatMap(({ codes }) => codes).filter((code) => !index.byCode.has(code));
    expect(unknown).toEqual([]);
    for (const said of ['year', 'component', 'level', 'nothing'] as const)
      expect(findMisses(index, judged, said).length / judged.length).toBeLessThan(0.2);
  });
});
