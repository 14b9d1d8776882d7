import { buildDocx } from '#tests/builders/office-builder.ts';
import { wordParagraph, wordStyle, wordTable } from '#tests/builders/office-fragments.ts';
import { escapeXml } from './escape-xml.ts';
import type { SampleLesson, SampleSection } from './sample-lesson.ts';

const STYLES = [
  wordStyle('Ttulo', 'Title', '<w:rPr><w:b/><w:sz w:val="40"/></w:rPr>'),
  wordStyle(
    'Ttulo1',
    'heading 1',
    '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="30"/></w:rPr>',
  ),
].join('');
const NUMBERING = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
const BULLET = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';

/** The lesson as a Word document with heading styles, bullets and tables. */
export function writeSampleDocx(lesson: SampleLesson): Uint8Array {
  const title = wordParagraph(escapeXml(lesson.title), { properties: '<w:pStyle w:val="Ttulo"/>' });
  return buildDocx({
    body: title + lesson.sections.map(writeSection).join(''),
    styles: STYLES,
    numbering: NUMBERING,
  });
}

function writeSection({ heading, paragraphs, items = [], table }: SampleSection): string {
  return [
    wordParagraph(escapeXml(heading), { properties: '<w:pStyle w:val="Ttulo1"/>' }),
    ...paragraphs.map((text) => wordParagraph(escapeXml(text))),
    ...items.map((text) => wordParagraph(escapeXml(text), { properties: BULLET })),
    table ? wordTable(table.map((row) => row.map((cell) => wordParagraph(escapeXml(cell))))) : '',
  ].join('');
}
