import { describe, expect, it } from 'vitest';
import { convertOmml } from '#engine/reading/office/maths/convert-omml.ts';
import { parseXml } from '#engine/reading/office/xml/parse-xml.ts';
import { writeEquation, writeLinear } from './write-equation.ts';

const LOOK = { sizeHundredths: 2800, fill: '<a:solidFill><a:schemeClr val="tx1"/></a:solidFill>' };
const write = (latex: string): string => writeEquation(latex, LOOK) ?? '';

/** What our own reader makes of the equation that was written. */
function readBack(latex: string): string {
  const declared = write(latex).replace(
    '<m:oMath>',
    '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">',
  );
  return convertOmml(parseXml(new TextEncoder().encode(declared)));
}

describe('an equation of a lesson', () => {
  it.each([
    ['x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', 'x=\\frac{-b\\pm \\sqrt{b^{2}-4ac}}{2a}'],
    ['\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}', '\\sum_{i=1}^{n} i=\\frac{n\\left(n+1\\right)}{2}'],
    ['\\int_0^1 x^2\\,dx = \\frac{1}{3}', '\\int_{0}^{1} x^{2} dx=\\frac{1}{3}'],
    ['\\lim_{x \\to 0} \\frac{\\sin x}{x}', '\\lim_{x\\rightarrow 0} \\frac{\\sin x}{x}'],
    ['\\left( 1 + \\frac{1}{n} \\right)^n', '{\\left(1+\\frac{1}{n}\\right)}^{n}'],
    ['\\sqrt[3]{8} = 2', '\\sqrt[3]{8}=2'],
    ['\\vec{F} = m\\vec{a}', '\\vec{F}=m\\vec{a}'],
    ['\\overline{AB}', '\\overline{AB}'],
    ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '\\begin{pmatrix}1 & 2 \\\\ 3 & 4\\end{pmatrix}'],
    [
      '\\begin{aligned} x + y &= 2 \\\\ x &= 1 \\end{aligned}',
      '\\begin{aligned}x+y&=2 \\\\ x&=1\\end{aligned}',
    ],
    ['\\ce{2H2 + O2 -> 2H2O}', '2 \\mathrm{H}_{2}+\\mathrm{O}_{2} \\rightarrow 2 \\mathrm{H}_{2}\\mathrm{O}'],
    ['\\ce{^{14}_{6}C}', '{}_{6}^{14}\\mathrm{C}'],
    ['|x - 1| \\leq 3', '\\left|x-1\\right|\\leq 3'],
    ['|a||b| = 2', '\\left|a\\right|\\left|b\\right|=2'],
    ['P[A | B] = P[B | A]', 'P\\left[A|B\\right]=P\\left[B|A\\right]'],
    ['\\binom{n}{k}', '\\binom{n}{k}'],
    ['A \\xrightarrow{\\text{calor}} B', 'A \\overset{\\text{calor}}{\\rightarrow} B'],
    ['\\underbrace{a + b}_{\\text{soma}}', '\\underbrace{a+b}_{\\text{soma}}'],
    ['\\text{IDH} = 0{,}7', '\\text{IDH}=0,7'],
    ['\\sin^2\\theta + \\cos^2\\theta = 1', '\\sin^{2} \\theta +\\cos^{2} \\theta =1'],
  ])('%s is read back as it was meant', (latex, meant) => {
    expect(readBack(latex).trim()).toBe(meant);
  });

  it('leaves no place empty, which PowerPoint would show as a dotted box', () => {
    for (const latex of ['\\sum_{i=1}^{n}', 'x + {}_{2}y', '{}^{14}C', '{}_{2}'])
      expect(write(latex), latex).not.toMatch(/<m:(e|sub|sup)><\/m:\1>/);
  });

  it('has its size and colour in every sign and every bar', () => {
    const xml = write('\\frac{a}{\\sqrt{b}}');
    expect(xml.match(/sz="2800"/g)).toHaveLength(4);
    expect(xml.match(/schemeClr val="tx1"/g)).toHaveLength(4);
  });

  it('is none where it is no LaTeX', () => {
    for (const latex of ['\\frac{a}{', '\\nada{x}', '}{']) expect(writeEquation(latex, LOOK)).toBeNull();
  });
});

it('stands on one line of text for programs without equations', () => {
  expect(writeLinear('v = \\frac{d}{t}')).toBe('v = d/t');
  expect(writeLinear('x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}')).toContain('√(b^2 − 4ac)');
  expect(writeLinear('90^\\circ')).toBe('90°');
  expect(writeLinear('\\frac{')).toBeNull();
});
