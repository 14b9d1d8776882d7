import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { composeLesson } from '#engine/composing/compose-lesson.ts';
import { analyse } from '#engine/pedagogy/analyse.ts';
import {
  ANALYSIS,
  COMPOSITION,
  type ComposingAssignment,
  type ComposingOutcome,
  PICTURES,
} from './composing-task.ts';

/** Composes an order and writes what came of it beside its pictures. For a child: it computes on a stranger's text. */
export async function composeAssignment(assignment: ComposingAssignment): Promise<ComposingOutcome> {
  const { order, documentPath, folder, pictures } = assignment;
  const source =
    documentPath === null ? null : JSON.parse(gunzipSync(await readFile(documentPath)).toString());
  const bytes = new Map<string, Uint8Array>();
  if (order.serviceType === 'booklet') {
    for (const { key } of pictures) bytes.set(key, await readFile(join(folder, PICTURES, basename(key))));
  }
  const input = { ...order, source };
  const analysis = assignment.analysis ?? analyse(input);
  if (assignment.analysis === null)
    await writeFile(join(folder, ANALYSIS), JSON.stringify(analysis), { mode: 0o600 });
  const composed = await composeLesson({ ...assignment, order: input, analysis, bytes });
  if ('refusal' in composed) return composed;
  const { composition, ...outcome } = composed;
  await writeFile(join(folder, COMPOSITION), JSON.stringify(composition), { mode: 0o600 });
  return outcome;
}
