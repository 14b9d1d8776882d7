import { and, eq, gt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Material } from '#shared/lessons/materials.contract.ts';
import { type MaterialRow, materialsTable } from './materials.table.ts';

interface Asked {
  id: string;
  ownerId: string;
  now: Date;
}

/** An own file that has not expired, or null: another's reads like one that there is not. */
export async function findMaterial(db: DbOrTx, { id, ownerId, now }: Asked): Promise<MaterialRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(materialsTable).where(isOpen({ id, ownerId, now }));
  return row ?? null;
}

/** The same, held against the purge and the owner's removal until the transaction ends. */
export async function holdMaterial(tx: Tx, { id, ownerId, now }: Asked): Promise<MaterialRow> {
  const [row] = isId(id)
    ? await tx.select().from(materialsTable).where(isOpen({ id, ownerId, now })).for('share')
    : [];
  if (!row) throw new Problem('material_not_found');
  return row;
}

const isOpen = ({ id, ownerId, now }: Asked) =>
  and(eq(materialsTable.id, id), eq(materialsTable.ownerId, ownerId), gt(materialsTable.expiresAt, now));

export function toMaterial(row: MaterialRow, ahead: number | null = null): Material {
  const { id, originalName, status, pageCount, figures, isEstimate, error, characters, words } = row;
  return {
    id,
    originalName,
    size: row.sizeBytes,
    status,
    pageCount,
    recognised:
      row.pagesToRecognise === null ? null : { done: row.recognisedPages ?? 0, total: row.pagesToRecognise },
    ahead,
    amount: { characters, words },
    figures,
    isEstimate,
    error,
    expiresAt: row.expiresAt.toISOString(),
  };
}
