import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseXml } from '#engine/reading/office/xml/parse-xml.ts';
import { wrapXmlPart } from '#tests/builders/office-builder.ts';
import { convertOmml } from './convert-omml.ts';
import { describeOmml } from './describe-omml.ts';

const parse = (inside: string) => parseXml(strToU8(wrapXmlPart('m:oMath', inside)));
const run = (text: string, properties = '') => `<m:r><m:rPr>${properties}</m:rPr><m:t>${text}</m:t></m:r>`;
const element = (name: string, ...parts: [string, string][]) =>
  `<m:${name}>${parts.map(([part, inside]) => `<m:${part}>${inside}</m:${part}>`).join('')}</m:${name}>`;
const [a, b, n, x] = ['a', 'b', 'n', 'x'].map((letter) => run(letter)) as [string, string, string, string];
const fraction = element('f', ['num', a], ['den', b]);
const matrix = `<m:m><m:mr><m:e>${a}</m:e><m:e>${b}</m:e></m:mr><m:mr><m:e>${x}</m:e><m:e>${n}</m:e></m:mr></m:m>`;
const property = (name: string, value: string) => `<m:${name} m:val="${value}"/>`;
const rows = `<m:eqArr><m:e>${run('&amp;x=1')}</m:e><m:e>${run('&amp;y=2')}</m:e></m:eqArr>`;

describe('an Office equation becomes LaTeX', () => {
  it.each([
    ['a fraction', fraction, '\\frac{a}{b}'],
    ['a fraction on the line', element('f', ['fPr', property('type', 'lin')], ['num', a], ['den', b]), 'a/b'],
    [
      'a slanted fraction',
      element('f', ['fPr', property('type', 'skw')], ['num', a], ['den', b]),
      '{}^{a}/_{b}',
    ],
    ['a power', element('sSup', ['e', x], ['sup', run('2')]), 'x^{2}'],
    ['a power of a fraction', element('sSup', ['e', fraction], ['sup', run('2')]), '{\\frac{a}{b}}^{2}'],
    ['an index', element('sSub', ['e', x], ['sub', n]), 'x_{n}'],
    ['both scripts', element('sSubSup', ['e', x], ['sub', n], ['sup', run('2')]), 'x_{n}^{2}'],
    ['scripts before', element('sPre', ['sub', a], ['sup', b], ['e', run('C')]), '{}_{a}^{b}C'],
    [
      'a square root',
      element('rad', ['radPr', property('degHide', '1')], ['deg', ''], ['e', x]),
      '\\sqrt{x}',
    ],
    ['a cube root', element('rad', ['deg', run('3')], ['e', x]), '\\sqrt[3]{x}'],
    [
      'a sum with limits',
      element('nary', ['naryPr', property('chr', '∑')], ['sub', run('i=1')], ['sup', n], ['e', x]),
      '\\sum_{i=1}^{n} x',
    ],
    [
      'an integral whose limits are hidden',
      element(
        'nary',
        ['naryPr', property('subHide', '1') + property('supHide', '1')],
        ['sub', ''],
        ['sup', ''],
        ['e', x],
      ),
      '\\int x',
    ],
    [
      'an integral with limits under and over',
      element('nary', ['naryPr', property('limLoc', 'undOvr')], ['sub', a], ['sup', b], ['e', x]),
      '\\int\\limits_{a}^{b} x',
    ],
    ['brackets', element('d', ['e', x]), '\\left(x\\right)'],
    [
      'a value set',
      element('d', ['dPr', property('begChr', '{') + property('endChr', '}')], ['e', a], ['e', b]),
      '\\left\\{a \\mid b\\right\\}',
    ],
    [
      'an absolute value',
      element('d', ['dPr', property('begChr', '|') + property('endChr', '|')], ['e', x]),
      '\\left|x\\right|',
    ],
    [
      'a one-sided bracket',
      element('d', ['dPr', property('begChr', '[') + property('endChr', '')], ['e', x]),
      '\\left[x\\right.',
    ],
    ['a matrix', matrix, '\\begin{matrix}a & b \\\\ x & n\\end{matrix}'],
    ['a matrix in brackets', element('d', ['e', matrix]), '\\begin{pmatrix}a & b \\\\ x & n\\end{pmatrix}'],
    [
      'cases',
      element('d', ['dPr', property('begChr', '{') + property('endChr', '')], ['e', rows]),
      '\\begin{cases}&x=1 \\\\ &y=2\\end{cases}',
    ],
    ['equations below each other', rows, '\\begin{aligned}&x=1 \\\\ &y=2\\end{aligned}'],
    [
      'a binomial',
      element('d', ['e', element('f', ['fPr', property('type', 'noBar')], ['num', n], ['den', a])]),
      '\\binom{n}{a}',
    ],
    ['a hat', element('acc', ['e', x]), '\\hat{x}'],
    [
      'a vector of two letters',
      element('acc', ['accPr', property('chr', '\u20d7')], ['e', run('AB')]),
      '\\overrightarrow{AB}',
    ],
    ['a bar above', element('bar', ['barPr', property('pos', 'top')], ['e', x]), '\\overline{x}'],
    ['a bar below', element('bar', ['e', x]), '\\underline{x}'],
    [
      'a brace below with words',
      element('limLow', ['e', element('groupChr', ['e', a])], ['lim', run('soma')]),
      '\\underbrace{a}_{\\text{soma}}',
    ],
    [
      'an arrow with words',
      element('groupChr', ['groupChrPr', property('chr', '→') + property('pos', 'bot')], ['e', a]),
      '\\xrightarrow{a}',
    ],
    [
      'a limit',
      element(
        'func',
        ['fName', element('limLow', ['e', run('lim', property('sty', 'p'))], ['lim', run('x→0')])],
        ['e', x],
      ),
      '\\lim_{x\\rightarrow 0} x',
    ],
    [
      'a function',
      element('func', ['fName', run('sen', property('sty', 'p'))], ['e', x]),
      '\\operatorname{sen} x',
    ],
    [
      'a known function',
      element('func', ['fName', run('cos', property('sty', 'p'))], ['e', run('θ')]),
      '\\cos \\theta',
    ],
    ['a frame', element('borderBox', ['e', x]), '\\boxed{x}'],
    ['an unseen part', element('phant', ['phantPr', property('show', '0')], ['e', x]), '\\phantom{x}'],
  ])('%s', (_, omml, latex) => {
    expect(convertOmml(parse(omml))).toBe(latex);
  });

  it.each([
    ['operators', '2×3÷4≤5', '2\\times 3\\div 4\\leq 5'],
    ['Greek', 'Δ=β²', '\\Delta =\\beta ^{2}'],
    ['per cent and set braces', '50% {1}', '50\\% \\{1\\}'],
    ['italic letters of Word', '𝑥+ℎ', 'x+h'],
    ['bold letters of Word', '𝐚𝐛', '\\mathbf{ab}'],
    ['number sets', 'x∈ℝ', 'x\\in \\mathbb{R}'],
    ['degrees', '90°', '90^{\\circ}'],
    ['words', 'Área total', '\\text{Área total}'],
    ['a minus sign', '−1', '-1'],
    ['lower numbers', 'H₂O', 'H_{2}O'],
  ])('its characters: %s', (_, text, latex) => {
    expect(convertOmml(parse(run(text)))).toBe(latex);
  });

  it('joins a word that Word cut into runs', () => {
    expect(convertOmml(parse(run('Doa') + run('çõ') + run('es')))).toBe('\\text{Doações}');
  });

  it('keeps runs marked as plain text upright, special signs escaped', () => {
    expect(convertOmml(parse(run('lucro de 5%', '<m:nor/>')))).toBe('\\text{lucro de 5\\%}');
  });

  it('writes the alphabets a run asks for', () => {
    expect(convertOmml(parse(run('N', property('scr', 'double-struck'))))).toBe('\\mathbb{N}');
    expect(convertOmml(parse(run('v', property('sty', 'b'))))).toBe('\\mathbf{v}');
  });

  it('leaves deleted parts out and gives nothing for an empty equation', () => {
    expect(convertOmml(parse(`${x}<w:del>${a}</w:del>`))).toBe('x');
    expect(convertOmml(parse(''))).toBe('');
  });

  it('has a plain reading on one line', () => {
    const power = element('sSup', ['e', x], ['sup', run('2')]);
    expect(describeOmml(parse(fraction + run('=') + power))).toBe('a/b=x^2');
    expect(describeOmml(parse(element('sSub', ['e', x], ['sub', run('hi')]) + a))).toBe('x_(hi)a');
    expect(describeOmml(parse(element('f', ['num', run('a+b')], ['den', run('2')])))).toBe('(a+b)/2');
    expect(describeOmml(parse(element('rad', ['radPr', ''], ['deg', ''], ['e', x])))).toBe('√x');
  });
});
