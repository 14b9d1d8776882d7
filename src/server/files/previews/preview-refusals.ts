import type { ReadingProblemCode } from '#engine/reading/reading-problem.ts';

/** Why a file has no pictures of its pages, and what to do instead. */
export const PREVIEW_REFUSALS = {
  no_pages: 'Este tipo de arquivo não tem prévia. Baixe-o para abrir.',
  no_cover: 'Este arquivo do Office não traz uma imagem das páginas. Baixe-o para abrir.',
  infected: 'O antivírus encontrou uma ameaça neste arquivo, por isso ele não tem prévia.',
  encrypted: 'O arquivo está protegido por senha, por isso não tem prévia. Baixe-o para abrir.',
  broken: 'O arquivo está danificado, por isso não tem prévia. Baixe-o para conferir.',
  too_heavy: 'O arquivo é pesado demais para uma prévia. Baixe-o para abrir.',
  failed: 'Não conseguimos fazer a prévia deste arquivo. Baixe-o para abrir.',
} as const;
export type PreviewRefusal = keyof typeof PREVIEW_REFUSALS;

const REFUSAL_OF: Partial<Record<ReadingProblemCode, PreviewRefusal>> = {
  encrypted: 'encrypted',
  broken: 'broken',
  empty: 'broken',
  unsafe: 'too_heavy',
  too_large: 'too_heavy',
  timeout: 'too_heavy',
};

/** What a refusal of the reader means for a preview. */
export const refusalOf = (code: ReadingProblemCode): PreviewRefusal => REFUSAL_OF[code] ?? 'failed';
