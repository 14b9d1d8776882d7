import { strToU8, zipSync } from 'fflate';

const OPEN_XML = 'http://schemas.openxmlformats.org';
const OFFICE = `${OPEN_XML}/officeDocument/2006/relationships`;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A text too long for its field as a document, each line a paragraph. */
export function makeDocx(text: string, title: string): File {
  const paragraphs = text
    .split(/\r\n|\r|\n/)
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`)
    .join('');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${OPEN_XML}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  };
  const entries = Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)] as const);
  const name =
    title
      .trim()
      .replaceAll(/[\\/:*?"<>|]/g, ' ')
      .slice(0, 80)
      .trim() || 'conteudo';
  return new File([new Uint8Array(zipSync(Object.fromEntries(entries)))], `${name}.docx`, { type: TYPE });
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What XML cannot hold (control characters of a paste from an old program) is left out. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>]/g, (mark) => ESCAPES[mark] ?? '')
  );
}
