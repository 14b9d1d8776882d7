import { type OpenDocument, readUtf16 } from '#engine/reading/pdf/library/open-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

/** Titles that programs fill in by themselves. */
const NO_TITLE =
  /^(?:microsoft (?:word|powerpoint|office)|untitled|sem t[íi]tulo|documento\s*\d*$|document\s*\d*$|apresenta[çc][ãa]o do powerpoint|powerpoint presentation|slide \d+|print|layout \d+)/iu;
const CONTENTS_PAGE = /^(?:sum[áa]rio|[íi]ndice(?: geral)?|conte[úu]dos?|contents)\P{L}*$/iu;
const FILE_NAME = /\.(?:docx?|pptx?|pdf|odt|odp|tex|indd|cdr|xlsx?|rtf|dvi)$/iu;
const MAX_LENGTH = 200;

/** The title the file names for itself; null when it has none or only one that a program filled in. */
export function readMetadataTitle({ pdfium, pointer }: OpenDocument): string | null {
  const { calls } = pdfium;
  const tag = calls.malloc(6);
  pdfium.bytes().set(Buffer.from('Title\0', 'latin1'), tag);
  const title = readUtf16(pdfium, (at, size) => calls.FPDF_GetMetaText(pointer, tag, at, size));
  calls.free(tag);
  const clean = title.replace(/\s+/gu, ' ').trim();
  const isUsable =
    /\p{L}{3}/u.test(clean) && clean.length <= MAX_LENGTH && !NO_TITLE.test(clean) && !FILE_NAME.test(clean);
  return isUsable ? clean : null;
}

/**
 * Templates carry the titles of older files along: the metadata are believed when the first pages say the same
 * or say nothing, otherwise the highest heading there is the title.
 */
export function chooseTitle(metadata: string | null, blocks: readonly DraftBlock[]): string | null {
  const early = blocks.filter((block) => (block.page ?? 1) <= 2);
  const headings = early.filter((block) => block.type === 'heading');
  const top = headings.reduce<(typeof headings)[number] | null>(
    (best, heading) => (best === null || heading.level < best.level ? heading : best),
    null,
  );
  // A document that opens with its contents has said no title before it.
  if (metadata === null)
    return top === null || CONTENTS_PAGE.test(top.text) ? null : top.text.slice(0, MAX_LENGTH);
  const words = new Set(early.flatMap((block) => ('text' in block ? listWords(block.text) : [])));
  const wanted = listWords(metadata);
  const shared = wanted.filter((word) => words.has(word)).length;
  return shared >= 0.5 * wanted.length || top === null ? metadata : top.text.slice(0, MAX_LENGTH);
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}
