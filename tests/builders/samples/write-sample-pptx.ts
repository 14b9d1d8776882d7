import { buildPptx, type SlideSpec } from '#tests/builders/office-builder.ts';
import { slideFrame, slideParagraph, slideShape } from '#tests/builders/office-fragments.ts';
import { escapeXml } from './escape-xml.ts';
import type { SampleLesson, SampleSection } from './sample-lesson.ts';

const TABLE_URI = 'http://schemas.openxmlformats.org/drawingml/2006/table';

/** The lesson as slides: a cover, then one slide a section with its notes. */
export function writeSamplePptx(lesson: SampleLesson): Uint8Array {
  const cover: SlideSpec = {
    shapes: slideShape({ paragraphs: [escapeXml(lesson.title)], placeholder: 'type="ctrTitle"' }),
  };
  return buildPptx({ slides: [cover, ...lesson.sections.map(writeSlide)] });
}

function writeSlide({ heading, paragraphs, items = [], table, notes }: SampleSection): SlideSpec {
  const lines = [...paragraphs, ...items].map((text) => slideParagraph(escapeXml(text)));
  const shapes = [
    slideShape({ paragraphs: [escapeXml(heading)], placeholder: 'type="title"' }),
    lines.length > 0 ? slideShape({ paragraphs: lines, placeholder: 'idx="1"' }) : '',
    table ? slideFrame(writeTable(table), TABLE_URI) : '',
  ].join('');
  if (notes === undefined) return { shapes };
  return {
    shapes,
    notes: slideShape({ paragraphs: [escapeXml(notes)], placeholder: 'type="body" idx="1"' }),
  };
}

function writeTable(rows: string[][]): string {
  const cell = (text: string) =>
    `<a:tc><a:txBody><a:bodyPr/>${slideParagraph(escapeXml(text))}</a:txBody></a:tc>`;
  const body = rows.map((row) => `<a:tr h="370840">${row.map(cell).join('')}</a:tr>`).join('');
  return `<a:tbl><a:tblPr firstRow="1"/><a:tblGrid/>${body}</a:tbl>`;
}
