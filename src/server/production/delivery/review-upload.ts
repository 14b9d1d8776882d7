import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { lintInChild, readPagesInChild } from '#engine/composing/children/lint-in-child.ts';
import type { FileReport } from '#engine/composing/lint/file-report.ts';
import { ReadingProblem, type ReadingProblemCode } from '#engine/reading/reading-problem.ts';
import { findDraft, writeFormat } from '#server/composition/composition.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import type { DraftFinding } from '#shared/composition/draft.contract.ts';
import { FILE_KINDS, type FileKind, namesOf } from '#shared/files/accepted-kinds.ts';
import type { DeliveryReport } from '#shared/production/delivery-report.ts';
import { comparePages } from './compare-pages.ts';
import { tellSheet } from './tell-sheet.ts';

/** Nobody opens such a file, so it is no delivery. */
const REFUSED: readonly ReadingProblemCode[] = ['empty', 'broken', 'encrypted'];
const UNOPENABLE = ['package-xml', 'package-types', 'package-links', 'package-references'];
const UNREAD = 'O arquivo não pôde ser conferido aqui. Abra-o e confira antes de entregar.';
const OLD_FORMAT = 'O formato antigo do PowerPoint (PPT) não pode ser conferido aqui. Prefira PPTX.';
const MACROS =
  'O arquivo contém macros: muitos computadores se recusam a abri-lo. Prefira uma cópia sem elas.';
const MOST_FINDINGS = 120;
/** Longer files are judged and not compared. */
const MOST_COMPARED = 250;

/** As what a draft can be had beside PDF. */
const OFFICE = { presentation: 'pptx', booklet: 'docx' } as const;

export interface Reviewed {
  report: DeliveryReport;
  /** Slides or pages; null where they could not be counted. */
  units: number | null;
}

/**
 * Judges a file that somebody made elsewhere by its bytes, and lays it beside the draft page by page, a Word
 * document section by section. It is their
 * decision what to hand over: what is wrong with it is told and keeps nothing back, unless nobody could open it.
 * @throws Problem `unreadable_file` where it is damaged or locked
 */
export async function reviewUpload(
  deps: AppDeps,
  lesson: LessonRow,
  { upload, kind }: { upload: UploadedFile; kind: FileKind },
): Promise<Reviewed> {
  const unit = kind === 'docx' ? 'section' : lesson.serviceType === 'booklet' ? 'page' : 'slide';
  const renamed = tellRenamed(upload.originalName, kind);
  const tell = (...findings: DraftFinding[]) =>
    ({ ...{ findings: [...renamed, ...findings], unit }, comparison: null }) satisfies DeliveryReport;
  if (kind === 'ppt') return { report: tell(soft('old-format', OLD_FORMAT)), units: null };
  try {
    const linted = await lintInChild(deps.composingPool, upload.path);
    const { findings, size } = linted;
    refuseUnopenable(findings);
    const comparison =
      (size ?? 0) <= MOST_COMPARED ? await compareWithDraft(deps, lesson, upload, kind) : null;
    const isOther = comparison?.pages.every(({ state }) => state === 'new' || state === 'missing') ?? false;
    const sheet = comparison && tellSheet(linted, lesson.serviceType);
    const report = tell(
      ...(isOther ? [OTHER] : []),
      ...(sheet?.severity === 'hard' ? [sheet] : []),
      ...findings.slice(0, MOST_FINDINGS).map(toFinding),
      ...(sheet?.severity === 'soft' ? [sheet] : []),
    );
    return { report: { ...report, comparison }, units: size };
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
    if (REFUSED.includes(error.code)) throw new Problem('unreadable_file', { message: error.message });
    if (error.cause) deps.log.warn({ err: error.cause, code: error.code }, 'a child ended over a delivery');
    const isMacro = error.code === 'macro';
    const told = isMacro
      ? ({ ...soft('macros', MACROS), severity: 'hard' } as const)
      : soft('unread', UNREAD);
    return { report: tell(told), units: null };
  }
}

const soft = (check: string, message: string): DraftFinding => ({
  ...{ check, severity: 'soft', page: null, message },
});

const toFinding = ({ check, severity, at, message }: FileReport['findings'][number]): DraftFinding => ({
  ...{ check, severity, page: at, message },
});

/** A name that lets expect another program than the file opens in: whoever hands it over means to send something else. */
function tellRenamed(name: string, kind: FileKind): DraftFinding[] {
  const ending = extname(name).toLowerCase();
  const { extensions } = FILE_KINDS[kind];
  if (ending === '' || (extensions as readonly string[]).includes(ending)) return [];
  const [called] = namesOf([kind]);
  const message = `O nome termina em ${ending}, mas o arquivo é ${called}: é como ${called} que ele vai. Confira se é o que você quer entregar.`;
  return [{ ...soft('renamed', message), severity: 'hard' }];
}

const OTHER: DraftFinding = {
  ...soft('other-document', 'Nada do rascunho está neste arquivo. Confira se é o arquivo deste pedido.'),
  severity: 'hard',
};

function refuseUnopenable(findings: FileReport['findings']): void {
  const fault = findings.find(({ check }) => UNOPENABLE.includes(check));
  if (!fault) return;
  throw new Problem('unreadable_file', {
    message: `${fault.message} Abra-o no programa em que foi feito, salve de novo e envie outra vez.`,
  });
}

/** The draft is read off a file of the same kind: what the file says and what the draft says are then read alike. */
async function compareWithDraft(
  deps: AppDeps,
  lesson: LessonRow,
  { path }: UploadedFile,
  kind: FileKind,
): Promise<DeliveryReport['comparison']> {
  const draft = await findDraft(deps.database.db, lesson);
  const format = kind === 'pdf' || kind === OFFICE[lesson.serviceType] ? kind : null;
  if (!draft || format === null || draft.pages.length > MOST_COMPARED) return null;
  const { version } = draft;
  const drawn = await writeFormat(deps, lesson, { version, format });
  if (!drawn) return null;
  const draftPath = join(deps.storage.spoolDir, `draft-${randomUUID()}`);
  await writeFile(draftPath, drawn.bytes, { mode: 0o600 });
  try {
    const [sent, made] = [
      await readPagesInChild(deps.composingPool, path),
      await readPagesInChild(deps.composingPool, draftPath),
    ];
    if (sent.length > MOST_COMPARED) return null;
    return { draftVersion: version, pages: comparePages(sent, made) };
  } finally {
    await rm(draftPath, { force: true });
  }
}
