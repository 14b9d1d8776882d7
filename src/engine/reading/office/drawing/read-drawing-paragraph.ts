import { type Look, nameColour, PLAIN } from '#engine/reading/letter-looks.ts';
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
      writer.setLook(readRunLook(findChild(part, 'a:rPr')));
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

/** What a run says itself; what its shape or master says its neighbours have too. */
function readRunLook(properties: XmlElement | undefined): Look {
  if (properties === undefined) return PLAIN;
  const { b, u, strike } = properties.attributes;
  const isOn = (value: string | undefined): string => (OFF.has(value ?? '') ? '' : 'on');
  const look = {
    colour: readFill(findChild(properties, 'a:solidFill')),
    highlight: readFill(findChild(properties, 'a:highlight')),
    strike: isOn(strike),
    underline: isOn(u),
    bold: isOn(b),
  };
  return Object.values(look).every((value) => value === '') ? PLAIN : look;
}
const OFF = new Set(['', '0', 'false', 'none', 'noStrike']);

const readFill = (fill: XmlElement | undefined): string =>
  nameColour(
    findChild(fill, 'a:srgbClr')?.attributes.val ??
      findChild(fill, 'a:schemeClr')?.attributes.val ??
      findChild(fill, 'a:prstClr')?.attributes.val,
  );
