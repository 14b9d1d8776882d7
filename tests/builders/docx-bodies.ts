import { readDocx } from '#engine/reading/office/docx/read-docx.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { buildDocx, type DocxSpec } from './office-builder.ts';
import { wordParagraph } from './office-fragments.ts';

/** A paragraph in the style of that id. */
export const styled = (text: string, id: string) =>
  wordParagraph(text, { properties: `<w:pStyle w:val="${id}"/>` });

/** A run of text with its properties as XML. */
export const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A field that Word works out, and what it showed last. */
export const field = (code: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** The blocks that are read of a document with this body. */
export async function readBlocks(body: string, spec: Partial<DocxSpec> = {}): Promise<DraftBlock[]> {
  return (await readDocx(buildDocx({ ...spec, body }))).blocks;
}

/** Their words, or what they are where they have none. */
export async function readTexts(body: string, spec: Partial<DocxSpec> = {}): Promise<string[]> {
  return (await readBlocks(body, spec)).map((block) => ('text' in block ? block.text : block.type));
}
