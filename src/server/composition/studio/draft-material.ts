import { gunzipSync } from 'node:zlib';
import { readTyped } from '#engine/pedagogy/material/read-typed.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import { findAnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { DraftMaterial } from '#shared/composition/studio/studio.contract.ts';
import { findStudioLesson } from './studio-lesson.ts';

/** Blocks typed beside a file are named so by the passages that stand on them. */
const TYPED = 't:';
/** Of all pieces together; a longer material ends there, and its passages say what matters. */
const MOST_LETTERS = 1_500_000;

/**
 * The material of a lesson piece by piece, the file first, and the passages that its slides name.
 * @throws Problem `lesson_not_found`, `draft_not_found`
 */
export async function getDraftMaterial(
  { database }: AppDeps,
  viewer: Session,
  lessonId: string,
): Promise<DraftMaterial> {
  const lesson = await findStudioLesson(database.db, viewer, lessonId);
  const analysed = await findAnalysedOrder(database.db, lesson);
  if (!analysed) throw new Problem('draft_not_found');
  const { file, order, analysis } = analysed;
  const read = file && (JSON.parse(gunzipSync(file.document).toString()) as SourceDocument);
  const typed = order.content.trim() === '' ? null : readTyped(order.content);
  const pieces = [
    ...(read?.blocks ?? []).map((block) => tellPiece(block, '')),
    ...(typed?.blocks ?? []).map((block) => tellPiece(block, read ? TYPED : '')),
  ];
  let letters = 0;
  return {
    pieces: pieces.filter(({ text }) => {
      letters += text.length;
      return text !== '' && letters <= MOST_LETTERS;
    }),
    passages: analysis.passages.map(({ id, blockId, quote }) => ({ id, blockId, text: quote })),
  };
}

function tellPiece(block: Block, mark: string): DraftMaterial['pieces'][number] {
  const rows = block.type === 'table' ? block.rows.map((row) => row.join(' | ')) : listBlockTexts(block);
  const text = block.type === 'image' ? (block.alt ?? 'Imagem') : rows.filter(Boolean).join('\n');
  const at = block.page ? `página ${block.page}` : block.slide ? `slide ${block.slide}` : null;
  return { id: `${mark}${block.id}`, at, kind: block.type, text };
}
