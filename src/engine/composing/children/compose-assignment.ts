import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { composeLesson } from '#engine/composing/compose-lesson.ts';
import { askComposer } from '#engine/composing/measure-pages.ts';
import { analyse } from '#engine/pedagogy/analyse.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import {
  ANALYSIS,
  COMPOSITION,
  type ComposingAssignment,
  type ComposingOutcome,
  PICTURES,
  type SizesAssignment,
} from './composing-task.ts';
import { openBookOnce, openOnce } from './open-once.ts';

/** Composes an order and writes what came of it beside its pictures. For a child: it computes on a stranger's text. */
export async function composeAssignment(assignment: ComposingAssignment): Promise<ComposingOutcome> {
  const { order, folder, pictures } = assignment;
  const isBooklet = order.serviceType === 'booklet';
  const opened = isBooklet ? null : await openOnce(order, assignment);
  const book = isBooklet ? await openBookOnce(order, assignment) : null;
  const source = (opened ? opened.file : book?.input.source) ?? null;
  const bytes = new Map<string, Uint8Array>();
  if (isBooklet) {
    for (const { key } of pictures) bytes.set(key, await readFile(join(folder, PICTURES, basename(key))));
  }
  const input = { ...order, source };
  // What is composed without an analysis is kept only where it can be made.
  const composed = { pages: order.size, offered: null };
  const analysis = assignment.analysis ?? analyse(isBooklet ? { ...input, composed } : input);
  if (assignment.analysis === null)
    await writeFile(join(folder, ANALYSIS), JSON.stringify(analysis), { mode: 0o600 });
  const made = await composeLesson({
    ...{ ...assignment, order: input, analysis, bytes },
    ...(opened && { opened }),
    ...(book && { lesson: book.open() }),
  });
  if ('refusal' in made) return made;
  const { composition, ...outcome } = made;
  await writeFile(join(folder, COMPOSITION), JSON.stringify(composition), { mode: 0o600 });
  return outcome;
}

/** The analysis of a booklet with the sizes that can be made of it. */
export async function sizeAssignment({ order, analysis, ...paths }: SizesAssignment): Promise<AiAnalysis> {
  const { input, open } = await openBookOnce(order, paths);
  return askComposer(input, analysis, open);
}
