import { readText } from '#engine/reading/text/read-text.ts';
import type { Answer, ApiClient } from './api-client.ts';
import { writeGardenBook } from './garden-book.ts';
import { buildDocx } from './office-builder.ts';
import { wordParagraph } from './office-fragments.ts';
import { placeOrder } from './orders.ts';

/** The garden book as a Word file: two chapters of five sections, enough for ten pages. */
export function writeGardenFile(): Uint8Array {
  const paragraphs = readText(writeGardenBook(2, 3)).blocks.flatMap((block) => {
    if (block.type === 'heading')
      return wordParagraph(block.text, { properties: `<w:pStyle w:val="Heading${block.level}"/>` });
    return block.type === 'paragraph' ? wordParagraph(block.text) : [];
  });
  const styles = [1, 2]
    .map(
      (level) =>
        `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
    )
    .join('');
  return buildDocx({ body: paragraphs.join(''), styles });
}

/** Orders a booklet of ten pages made from the garden book. */
export const orderBooklet = (client: ApiClient): Promise<Answer> =>
  placeOrder(
    client,
    {
      ...{ title: 'A horta da escola', content: 'Usar o arquivo em anexo.', serviceType: 'booklet' },
      ...{ pageCount: '10', format: 'pdf' },
    },
    {
      bytes: writeGardenFile(),
      name: 'horta.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
  );
