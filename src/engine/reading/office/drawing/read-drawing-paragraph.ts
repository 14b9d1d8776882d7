import { InlineWriter } from '#engine/reading/office/inline-text.ts';
import {
  childElements,
  findChild,
  findDescendants,
  numberAttribute,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import type { Script } from '#engine/reading/write-script.ts';

/** The text of an `a:p`: runs, breaks, fields that are content, and Office equations. */
export function readDrawingParagraph(paragraph: XmlElement): InlineWriter {
  const writer = new InlineWriter();
  for (const child of childElements(paragraph)) addPart(writer, child);
  return writer;
}

function addPart(writer: InlineWriter, part: XmlElement): void {
  switch (part.name) {
    case 'a:r':
      writer.addText(textInside(findChild(part, 'a:t') ?? part), readBaseline(part));
      break;
    case 'a:br':
      writer.addText('\n');
      break;
    case 'a:fld':
      // The slide number and today's date are furniture, not lesson.
      if (!/^(slidenum|datetime)/.test(part.attributes.type ?? '')) {
        writer.addText(textInside(findChild(part, 'a:t') ?? { ...part, children: [] }));
      }
      break;
    case 'a14:m':
    case 'm:oMathPara':
      for (const equation of findDescendants(part, 'm:oMath')) writer.addEquation(equation);
      break;
    case 'm:oMath':
      writer.addEquation(part);
      break;
  }
}

/** In thousandths of a per cent of the size; PowerPoint's own buttons set 30 up and 25 down. */
function readBaseline(run: XmlElement): Script | null {
  const shift = numberAttribute(findChild(run, 'a:rPr'), 'baseline') ?? 0;
  if (shift === 0) return null;
  return shift > 0 ? 'raised' : 'lowered';
}
