import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { readMarked } from '#scripts/marked/marked-document.ts';
import { readOwnSets } from '#tests/eval/read-own-sets.ts';
import type { EvalPlace, ReadDocument } from './part.ts';

const READERS = 2;

/** Files are read when the first part asks for them, and once. */
export function openPlace(
  folder: string,
  { isEverySize, tellsMisses }: Pick<EvalPlace, 'isEverySize' | 'tellsMisses'>,
): EvalPlace {
  let gold: Promise<ReadDocument[]> | undefined;
  let own: ReadDocument[] | undefined;
  return {
    folder,
    isEverySize,
    tellsMisses,
    gold: () => {
      gold ??= readGold(folder);
      return gold;
    },
    own: () => {
      own ??= readOwnSets();
      return own;
    },
  };
}

async function readGold(folder: string): Promise<ReadDocument[]> {
  if (!existsSync(join(folder, 'gold', 'documents.json'))) return [];
  const pool = createReadingPool({ size: READERS });
  try {
    const read = readMarked(folder).map(async (marked): Promise<ReadDocument[]> => {
      const path = join(folder, 'corpus', marked.file);
      return existsSync(path) ? [{ marked, source: await pool.read(path, {}) }] : [];
    });
    return (await Promise.all(read)).flat();
  } finally {
    await pool.close();
  }
}
