import { ImportedXmlComponent, type ParagraphChild, Tab, TextRun } from 'docx';
import { writeEquation } from '#engine/composing/pptx/equation/write-equation.ts';
import { setFormula } from '#engine/pedagogy/language/plain-math.ts';

const FORMULA = /(?<![\p{L}\d])\$(?!\s)([^$\n]{1,200})(?<!\s)\$/gu;
type RunLook = { bold?: boolean; color?: string; size?: number; font?: string };

/** A text as runs of Word: its lines apart, those of a row at its tabs, a formula within it as an equation. */
export function writeRuns(text: string, look: RunLook = {}): ParagraphChild[] {
  return text.split(/(?<=[\n\t])/u).flatMap((piece, at, all) => {
    const before = all[at - 1];
    const line = piece.replace(/[\n\t]$/u, '');
    const children: ParagraphChild[] =
      before === undefined
        ? []
        : [new TextRun(before.endsWith('\t') ? { ...look, children: [new Tab()] } : { ...look, break: 1 })];
    let end = 0;
    for (const found of line.matchAll(FORMULA)) {
      const equation = writeMath(found[1] ?? '');
      if (equation === null) continue;
      if (found.index > end) children.push(new TextRun({ ...look, text: line.slice(end, found.index) }));
      children.push(equation);
      end = found.index + found[0].length;
    }
    if (end < line.length) children.push(new TextRun({ ...look, text: line.slice(end) }));
    return children;
  });
}

/** A formula that Word edits; in plain signs where it cannot be one. */
export function writeFormula(latex: string): ParagraphChild {
  return writeMath(latex) ?? new TextRun(setFormula(latex));
}

const LOOK = { sizeHundredths: 1200, fill: '' };

/** The equation that a slide holds, without the look that only slides know. */
function writeMath(latex: string): ParagraphChild | null {
  const omml = latex === '' ? null : writeEquation(latex, LOOK);
  if (omml === null) return null;
  const own = omml.replace(/<m:ctrlPr>.*?<\/m:ctrlPr>/gs, '').replace(/<a:rPr\b.*?<\/a:rPr>/gs, '');
  // Typed as a part of a paragraph in the library only where it is one of its own.
  return ImportedXmlComponent.fromXmlString(own) as unknown as ParagraphChild;
}
