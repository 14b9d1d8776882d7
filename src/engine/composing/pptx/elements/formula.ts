import { type DrawnFormula, formulaKey, type TextStyle } from '#engine/composing/drawing/drawn.ts';
import { type MathLook, runProperties } from '#engine/composing/pptx/equation/math-runs.ts';
import { writeEquation, writeLinear } from '#engine/composing/pptx/equation/write-equation.ts';
import { fillXml } from '#engine/composing/pptx/markup/paint.ts';
import { paragraphXml } from '#engine/composing/pptx/markup/text-body.ts';
import { type DrawingPart, relate } from '#engine/composing/pptx/package/drawing-part.ts';
import { toHundredths } from '#engine/composing/pptx/package/xml.ts';
import { nameXml, placeXml } from './frame.ts';

/**
 * An equation that PowerPoint edits, and for programs that know none a picture of it or its signs on one line.
 * What is no LaTeX is said in words: its text for screen readers.
 */
export function formulaXml(given: DrawnFormula, part: DrawingPart): string {
  const { latex, sizePt, colour, alt } = given;
  const { formulas, hasEquations } = part.resources;
  const picture = formulas.get(formulaKey(given));
  // LibreOffice stretches an equation to its box, so the box is as large as the equation.
  const formula = picture ? { ...given, box: picture.box } : given;
  const id = part.nextShapeId();
  const look = { sizeHundredths: toHundredths(sizePt), fill: fillXml(colour, part.theme.scheme) };
  const equation = writeEquation(latex, look);
  if (equation === null) return wordsXml(formula, id, alt, part);
  const fallback = picture
    ? pictureXml(formula, id, relate(part, 'image', part.parts.addMedia(picture.png, 'png')))
    : wordsXml(formula, id, writeLinear(latex) ?? alt, part);
  if (!hasEquations) return fallback;
  return `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" Requires="a14">${equationXml(formula, id, equation, look)}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
}

function equationXml({ name, box, alt }: DrawnFormula, id: number, equation: string, look: MathLook): string {
  const end = runProperties(look, false).replace('a:rPr', 'a:endParaRPr').replace('/a:rPr', '/a:endParaRPr');
  return `<p:sp><p:nvSpPr>${nameXml(id, name, { alt })}<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${placeXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="ctr"><a:noAutofit/></a:bodyPr><a:lstStyle/><a:p><a:pPr algn="ctr"/><a14:m><m:oMathPara xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:oMathParaPr><m:jc m:val="center"/></m:oMathParaPr>${equation}</m:oMathPara></a14:m>${end}</a:p></p:txBody></p:sp>`;
}

function wordsXml(formula: DrawnFormula, id: number, words: string, part: DrawingPart): string {
  const { name, box, alt, sizePt, colour } = formula;
  const style: TextStyle = {
    font: 'minor',
    sizePt,
    isBold: false,
    colour,
    align: 'center',
    anchor: 'middle',
    lineHeight: 1.2,
  };
  const paragraph = paragraphXml({ runs: [{ text: words }] }, style, part, null);
  return `<p:sp><p:nvSpPr>${nameXml(id, name, { alt })}<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${placeXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="ctr"><a:normAutofit/></a:bodyPr><a:lstStyle/>${paragraph}</p:txBody></p:sp>`;
}

function pictureXml({ name, box, alt }: DrawnFormula, id: number, relationship: string): string {
  return `<p:pic><p:nvPicPr>${nameXml(id, name, { alt })}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${placeXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
}
