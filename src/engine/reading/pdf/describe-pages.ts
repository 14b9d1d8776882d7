import type { ReadingWarning } from '#engine/reading/source-document.ts';
import { formatNumber } from '#shared/text/format.ts';
import type { PdfPage } from './page-content.ts';
import { MAX_IMAGES, MAX_PAGES } from './pdf-limits.ts';

/** A stray white letter or two is a slip of layout, a sentence is a message. */
const MIN_HIDDEN_LETTERS = 15;
const MOST_PAGES_NAMED = 8;

/**
 * What the teacher should know about the reading of these pages.
 * @param pageCount of the file, more than were read where it is too long
 */
export function describePages(
  pages: readonly PdfPage[],
  unreadable: readonly number[],
  pageCount: number,
): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  if (pageCount > MAX_PAGES) {
    warnings.push({
      code: 'page_cap',
      unread: pageCount - MAX_PAGES,
      message: `O arquivo tem ${formatNumber(pageCount)} páginas. Foram lidas as primeiras ${MAX_PAGES}; o que vem depois não entrou na aula.`,
    });
  }
  const hidden = pages.filter((page) => page.hiddenLetters >= MIN_HIDDEN_LETTERS).map((page) => page.number);
  if (hidden.length > 0) {
    warnings.push({
      code: 'hidden_text',
      message: `Há texto escondido (branco, invisível ou minúsculo) ${namePages(hidden)}. Ele foi lido como texto comum: confira se faz parte da aula.`,
      page: hidden[0] ?? 1,
    });
  }
  const pictures = pages.reduce((sum, page) => sum + page.drawing.pictureCount, 0);
  if (pictures > MAX_IMAGES) {
    warnings.push({
      code: 'images_cap',
      message: `O arquivo tem ${formatNumber(pictures)} imagens. As que formam um só desenho foram juntadas, e no máximo ${MAX_IMAGES} são consideradas.`,
    });
  }
  if (unreadable.length > 0) {
    warnings.push({
      code: 'partial',
      message: `Não foi possível ler o que está ${namePages(unreadable)}. O restante do arquivo foi lido.`,
      page: unreadable[0] ?? 1,
      unread: unreadable.length,
    });
  }
  return warnings;
}

function namePages(numbers: readonly number[]): string {
  if (numbers.length === 1) return `na página ${numbers[0]}`;
  if (numbers.length > MOST_PAGES_NAMED)
    return `em ${numbers.length} páginas, a partir da página ${numbers[0]}`;
  return `nas páginas ${numbers.slice(0, -1).join(', ')} e ${numbers.at(-1)}`;
}
