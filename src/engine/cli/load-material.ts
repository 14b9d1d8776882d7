import { access, constants, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import type { JobProgress } from '#engine/reading/isolation/messages.ts';
import { createReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { AnalyseOptions } from './parse-command.ts';
import { showProgress } from './show-progress.ts';
import { CommandError } from './usage.ts';

export interface Material {
  source: SourceDocument;
  /** The words as typed when the material is text; null for a PDF, DOCX or PPTX. */
  typed: string | null;
  /** The file's name without ending, null for standard input. */
  name: string | null;
}

const TEXT_ENDINGS = new Set(['.txt', '.md', '.markdown']);

/**
 * Reads what the command line names. Documents go through a reading child, so that a hostile file does here
 * what it does on the server: nothing.
 * @throws ReadingProblem, or CommandError when the file cannot be had
 */
export async function loadMaterial(file: string): Promise<Material> {
  if (file === '-') return loadText(await readStream(process.stdin), null);
  const name = basename(file, extname(file));
  if (TEXT_ENDINGS.has(extname(file).toLowerCase()))
    return loadText(await readFile(file, 'utf8').catch(explainAccess(file)), name);
  const pool = createReadingPool({ size: 1 });
  const progress = showProgress();
  try {
    await access(file, constants.R_OK).catch(explainAccess(file));
    return {
      source: await pool.read(file, { onProgress: (at) => progress.tell(told(at)) }),
      typed: null,
      name,
    };
  } finally {
    progress.clear();
    await pool.close();
  }
}

/** The order that the command line stands for, titled as the material is where no title is given. */
export async function orderOf(
  { source, typed, name }: Material,
  { title, serviceType, size, level, minutes }: AnalyseOptions,
): Promise<AnalysisInput> {
  // Loaded late: its word lists are no use to the other commands.
  const { nameDocument } = await import('#engine/pedagogy/outline/name-document.ts');
  return {
    source: typed === null ? source : null,
    content: typed ?? '',
    title: title ?? nameDocument(source, name),
    ...{ serviceType, size, level, lessonMinutes: minutes },
    learningObjectives: '',
    adjustments: [],
  };
}

function loadText(typed: string, name: string | null): Material {
  return { source: readText(typed), typed, name };
}

/** Says in one line why a file cannot be had. */
export function explainAccess(file: string) {
  return (error: NodeJS.ErrnoException): never => {
    const reasons: Record<string, string> = {
      ENOENT: 'Arquivo não encontrado',
      EISDIR: 'Isto é uma pasta, não um arquivo',
      EACCES: 'Sem permissão para ler o arquivo',
    };
    throw new CommandError(`${reasons[error.code ?? ''] ?? 'Não foi possível abrir o arquivo'}: ${file}`, {
      cause: error,
    });
  };
}

const told = ({ step, done, total }: JobProgress): string =>
  step === 'ocr' ? `Reconhecendo o texto: página ${done} de ${total}` : 'Lendo o arquivo…';
