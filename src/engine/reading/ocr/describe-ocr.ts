import type { ReadingWarning } from '#engine/reading/source-document.ts';

const MOST_PAGES_NAMED = 12;

/** What the teacher should know: `needed` pages are pictures, `tried` of them were looked at, `found` gave text. */
export function describeOcr({
  needed,
  tried,
  found,
  unread,
}: {
  needed: number;
  tried: number;
  found: number;
  /** Numbers of the pages that show something of which nothing could be read. */
  unread: readonly number[];
}): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  if (found > 0) {
    const pages = found === 1 ? 'de 1 página' : `de ${found} páginas`;
    warnings.push({
      code: 'ocr_used',
      message: `O texto ${pages} foi reconhecido a partir de imagem e pode conter erros. Confira antes de usar.`,
    });
  }
  if (unread.length > 0) {
    warnings.push({
      code: 'unread_pages',
      page: unread[0] ?? 1,
      unread: unread.length,
      message: `Não consegui ler ${namePages(unread)}. Pode ser letra manuscrita, imagem pouco nítida ou só figura: o que estiver ali não entrou na aula.`,
    });
  }
  if (needed > tried) {
    warnings.push({
      code: 'ocr_page_cap',
      unread: needed - tried,
      message: `Só as primeiras ${tried} páginas em imagem foram reconhecidas; ${needed - tried} ficaram de fora.`,
    });
  }
  return warnings;
}

function namePages(numbers: readonly number[]): string {
  if (numbers.length === 1) return `esta página: ${numbers[0]}`;
  const named = numbers.slice(0, MOST_PAGES_NAMED).join(', ');
  const others = numbers.length - MOST_PAGES_NAMED;
  return `estas páginas: ${named}${others > 0 ? ` e mais ${others}` : ''}`;
}
