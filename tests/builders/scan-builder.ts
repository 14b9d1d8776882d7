import sharp from 'sharp';
import { openPdf } from '#engine/reading/pdf/render-page.ts';

/** A PDF of A4 pages with lines of Helvetica, written by hand. Letters of Latin-1 only. */
export function buildTextPdf(pages: { text: string; x: number; y: number; size: number }[][]): Buffer {
  const contents = pages.map((lines) =>
    lines
      .map(
        ({ text, x, y, size }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`,
      )
      .join('\n'),
  );
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
  return assemblePdf(
    contents.map((content) => ({ content, resources: '/Font<</F1 3 0 R>>' })),
    [{ dictionary: font }],
  );
}

/**
 * The same pages as a scanner would give them: grey JPEG pictures, turned by `degrees`, without any text but the
 * `stamp` that some programs print on each page; the first `most` pages.
 */
export async function buildScan(
  pdf: Buffer,
  degrees = 0,
  stamp = '',
  most = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const file = await openPdf(pdf);
  const pictures: { dictionary: string; stream: Buffer }[] = [];
  for (let page = 1; page <= Math.min(most, file.pageCount); page++) {
    const { width, height, data } = file.renderGrey(page, { dpi: 150, maxPixels: 4_000_000 });
    const stream = await sharp(data, { raw: { width, height, channels: 1 } })
      .rotate(degrees, { background: '#fff' })
      .resize(width, height, { fit: 'cover' })
      .toColourspace('b-w')
      .jpeg({ quality: 80 })
      .toBuffer();
    const dictionary = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode/Length ${stream.length}>>`;
    pictures.push({ dictionary, stream });
  }
  file.close();
  const pages = pictures.map((_, index) => ({
    content: `q 595 0 0 842 0 0 cm /P Do Q BT /F1 14 Tf 60 500 Td (${stamp}) Tj ET`,
    resources: `/XObject<</P ${3 + index} 0 R>>/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>`,
  }));
  return assemblePdf(pages, pictures);
}

/** Objects: 1 catalogue, 2 page tree, from 3 the shared ones, then page and content of each page. */
function assemblePdf(
  pages: { content: string; resources: string }[],
  shared: { dictionary: string; stream?: Buffer }[],
): Buffer {
  const first = 3 + shared.length;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const objects: { dictionary: string; stream?: Buffer }[] = [
    { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
    { dictionary: `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>` },
    ...shared,
  ];
  for (const [index, { content, resources }] of pages.entries()) {
    const stream = Buffer.from(content, 'latin1');
    objects.push(
      {
        dictionary: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${resources}>>/Contents ${first + 2 * index + 1} 0 R>>`,
      },
      { dictionary: `<</Length ${stream.length}>>`, stream },
    );
  }
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(length);
    add(Buffer.from(`${index + 1} 0 obj${dictionary}`));
    if (stream !== undefined)
      add(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream')]));
    add(Buffer.from('endobj\n'));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
