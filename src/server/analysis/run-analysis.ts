import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobProgress } from '#engine/reading/isolation/messages.ts';
import type { AnalysisTask } from '#server/lessons/analysis/lesson-analysis.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { ANALYSE_MODE, type AnalysisAssignment, analysisOutcomeSchema } from '#server/lessons/analysis/analysis-task.ts';

export interface FoundAnalysis {
  analysis: AiAnalysis;
  /** What was read of the file just now, gzipped JSON; null for typed text and for what was read before. */
  document: Buffer | null;
}

/**
 * Reads and analyses in a child process, in a folder of its own that is gone afterwards.
 * @throws ReadingProblem where the file holds nothing that can be analysed
 */
export async function runAnalysis(
  { storage, readingPool }: Pick<AppDeps, 'storage' | 'readingPool'>,
  task: AnalysisTask,
  options: { signal: AbortSignal; onProgress: (progress: JobProgress) => void },
): Promise<FoundAnalysis> {
  const folder = join(storage.spoolDir, `analysis-${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  const run = async (files: Pick<AnalysisAssignment, 'filePath' | 'documentPath'>) => {
    const readPath = join(folder, 'read.json.gz');
    const assignmentPath = join(folder, 'assignment.json');
    const assignment: AnalysisAssignment = { order: describeOrder(task), readPath, ...files };
    await writeFile(assignmentPath, JSON.stringify(assignment), { mode: 0o600 });
    const outcome = analysisOutcomeSchema.parse(await readingPool.run(ANALYSE_MODE, assignmentPath, options));
    return { analysis: outcome.analysis, document: outcome.hasRead ? await readFile(readPath) : null };
  };
  try {
    const { source } = task;
    if (source === null) return await run({ filePath: null, documentPath: null });
    if ('storageKey' in source) {
      return await storage.withLocalFile(source.storageKey, (filePath) =>
        run({ filePath, documentPath: null }),
      );
    }
    const documentPath = join(folder, 'before.json.gz');
    await writeFile(documentPath, source.document, { mode: 0o600 });
    return await run({ filePath: null, documentPath });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function describeOrder({ lesson, adjustments }: AnalysisTask): AnalysisAssignment['order'] {
  const { content, title, serviceType, size, lessonMinutes, learningObjectives } = lesson;
  return {
    content,
    title,
    serviceType,
    size,
    level: lesson.educationLevel,
    lessonMinutes,
    learningObjectives,
    adjustments,
  };
}
