import { childElements, textInside, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { control, type MathLook, mathRun } from './math-runs.ts';
import {
  flatten,
  isEmpty,
  isFramed,
  isRow,
  isScript,
  isUpright,
  readFence,
  readSpace,
  readStrokes,
  readSum,
  type Sum,
  takeOperand,
} from './read-mathml.ts';

/** Stands between a function and what it is of. */
const APPLIED = '\u2061';

/**
 * Presentation MathML (as temml writes it) as Office MathML, ECMA-376 part 1, 22.1: what stands in a row is written one
 * after the other; operators that take an operand (∑, ∫, sin) and pairs of brackets take theirs in.
 */
export function convertRow(given: readonly XmlElement[], look: MathLook): string {
  const nodes = flatten(given);
  const strokes = readStrokes(nodes);
  if (strokes) {
    const { from, to } = strokes;
    const inside = convertRow(nodes.slice(from + 1, to), look);
    return (
      convertRow(nodes.slice(0, from), look) +
      delimited('|', '|', inside, look) +
      convertRow(nodes.slice(to + 1), look)
    );
  }
  const done: string[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] as XmlElement;
    const sum = readSum(node);
    if (sum) {
      const operand = takeOperand(nodes.slice(at + 1), sum.sign);
      at += operand.length;
      done.push(writeSum(sum, operand, look));
      continue;
    }
    const next = nodes[at + 1];
    if (next && textInside(next) === APPLIED) {
      const argument = nodes.findIndex((one, index) => index > at + 1 && one.name !== 'mspace');
      const name = convert(node, look);
      if (argument < 0) return [...done, name].join('');
      const of = convertRow(nodes.slice(argument, argument + 1), look);
      done.push(
        `<m:func><m:funcPr>${control(look)}</m:funcPr><m:fName>${name}</m:fName><m:e>${of}</m:e></m:func>`,
      );
      at = argument;
      continue;
    }
    const [base, ...scripts] = childElements(node);
    if (!isScript(node) || !isEmpty(base)) {
      done.push(convert(node, look));
      continue;
    }
    // A script on nothing belongs to what stands in front of it (temml sets H₂ as `H` and an index on an empty row), or,
    // where that is a sign or keeps a place free, to what follows: ¹⁴C.
    if (scripts.every(isEmpty)) continue;
    const before = nodes[at - 1];
    const isBehind = before && before.name !== 'mo' && base && childElements(base).length === 0;
    if (isBehind) done.push(convert(node, look, done.pop() ?? ''));
    else {
      done.push(writeBefore(node, nodes.slice(at + 1, at + 2), look));
      at += 1;
    }
  }
  return done.join('');
}

/** Scripts in front of their base. */
function writeBefore({ name, children }: XmlElement, base: readonly XmlElement[], look: MathLook): string {
  const [, second, third] = children.filter((child) => typeof child !== 'string');
  const [sub, sup] = name === 'msup' ? [undefined, second] : [second, third];
  // An empty place would be shown as a dotted box that waits to be filled.
  const inside = (node: XmlElement | undefined) =>
    (node && convertRow([node], look)) || mathRun('\u200b', 'plain', look);
  return `<m:sPre><m:sPrePr>${control(look)}</m:sPrePr><m:sub>${inside(sub)}</m:sub><m:sup>${inside(sup)}</m:sup><m:e>${convertRow(base, look) || mathRun('\u200b', 'plain', look)}</m:e></m:sPre>`;
}

/** One element; `base` is what a loose script hangs on. */
function convert(node: XmlElement, look: MathLook, base: string | null = null): string {
  const children = childElements(node);
  const [first, second, third] = children;
  const part = (name: string, inside: XmlElement | undefined) =>
    `<m:${name}>${inside ? convertRow([inside], look) : ''}</m:${name}>`;
  const frame = (name: string, properties: string, inside: string) =>
    `<m:${name}><m:${name}Pr>${properties}${control(look)}</m:${name}Pr>${inside}</m:${name}>`;
  const e = base === null ? part('e', first) : `<m:e>${base || mathRun('\u200b', 'plain', look)}</m:e>`;
  const text = textInside(node);

  switch (node.name) {
    case 'mi':
      return mathRun(text, isUpright(node) ? 'plain' : 'variable', look);
    case 'mn':
      return mathRun(text, 'plain', look);
    case 'mo':
      // A stroke alone divides (`{x | x > 2}`); the plain one would be read as `or` by LibreOffice.
      return mathRun(text.replace(/[\u2061-\u2064]/g, '').replace('|', '∣'), 'plain', look);
    case 'mtext':
      return mathRun(text, 'text', look);
    case 'mspace':
      return mathRun(readSpace(node), 'plain', look);
    case 'mfrac': {
      const isBare = /^0(\D|$)/.test(node.attributes.linethickness ?? '');
      return frame('f', isBare ? '<m:type m:val="noBar"/>' : '', part('num', first) + part('den', second));
    }
    case 'msqrt':
      return frame('rad', '<m:degHide m:val="1"/>', `<m:deg/><m:e>${convertRow(children, look)}</m:e>`);
    case 'mroot':
      return frame('rad', '', part('deg', second) + part('e', first));
    case 'msub':
      return frame('sSub', '', e + part('sub', second));
    case 'msup':
      return frame('sSup', '', e + part('sup', second));
    case 'msubsup':
      return frame('sSubSup', '', e + part('sub', second) + part('sup', third));
    case 'munder':
      return convertOver('under', first, second, look);
    case 'mover':
      return convertOver('over', first, second, look);
    case 'munderover':
      return frame(
        'limUpp',
        '',
        `<m:e>${convertOver('under', first, second, look)}</m:e>${part('lim', third)}`,
      );
    case 'mphantom':
      return '';
    case 'menclose':
      return convertEnclosed(node.attributes.notation ?? '', convertRow(children, look), look);
    case 'mtable':
      return convertTable(children, look);
    default:
      if (isFramed(node)) return convertEnclosed('box', convertRow(children, look), look);
      return isRow(node) ? convertFenced(children, look) : '';
  }
}

function convertFenced(children: XmlElement[], look: MathLook): string {
  const fence = readFence(children);
  if (!fence) return convertRow(children, look);
  return delimited(fence.open, fence.close, convertRow(fence.inside, look), look);
}

function delimited(open: string, close: string, inside: string, look: MathLook): string {
  const marks = `<m:begChr m:val="${quote(open)}"/><m:endChr m:val="${quote(close)}"/>`;
  return `<m:d><m:dPr>${marks}${control(look)}</m:dPr><m:e>${inside}</m:e></m:d>`;
}

const quote = (sign: string): string =>
  sign.replace('&', '&amp;').replace('<', '&lt;').replace('"', '&quot;');

/** Signs over a letter, as the combining ones that Office asks for. */
const ACCENTS: Record<string, string> = {
  '→': '\u20d7',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '˙': '\u0307',
  '.': '\u0307',
  '¨': '\u0308',
  ˇ: '\u030c',
  '´': '\u0301',
  '`': '\u0300',
};
const BARS = new Set(['¯', '‾', '_', '―', 'ˉ']);
const BRACES = new Set(['⏞', '⏟', '⎴', '⎵', '⏜', '⏝']);

const beginsWithSign = (cell: XmlElement | undefined): boolean =>
  cell !== undefined && flatten(childElements(cell))[0]?.name === 'mo';

/** A limit, an accent, a bar or a brace over or under something. */
function convertOver(
  side: 'over' | 'under',
  base: XmlElement | undefined,
  mark: XmlElement | undefined,
  look: MathLook,
): string {
  const sign = mark?.name === 'mo' ? textInside(mark) : '';
  const e = `<m:e>${base ? convertRow([base], look) : ''}</m:e>`;
  const position = `<m:pos m:val="${side === 'over' ? 'top' : 'bot'}"/>`;
  const accent = side === 'over' && base?.name !== 'mo' ? ACCENTS[sign] : undefined;
  if (accent) return `<m:acc><m:accPr><m:chr m:val="${accent}"/>${control(look)}</m:accPr>${e}</m:acc>`;
  if (BARS.has(sign)) return `<m:bar><m:barPr>${position}${control(look)}</m:barPr>${e}</m:bar>`;
  if (BRACES.has(sign))
    return `<m:groupChr><m:groupChrPr><m:chr m:val="${sign}"/>${position}<m:vertJc m:val="${side === 'over' ? 'bot' : 'top'}"/>${control(look)}</m:groupChrPr>${e}</m:groupChr>`;
  const name = side === 'over' ? 'limUpp' : 'limLow';
  const limit = mark && mark.name !== 'mspace' ? convertRow([mark], look) : '';
  if (limit === '') return base ? convertRow([base], look) : '';
  return `<m:${name}><m:${name}Pr>${control(look)}</m:${name}Pr>${e}<m:lim>${limit}</m:lim></m:${name}>`;
}

function convertEnclosed(notation: string, inside: string, look: MathLook): string {
  const e = `<m:e>${inside}</m:e>`;
  if (notation === 'top' || notation === 'bottom')
    return `<m:bar><m:barPr><m:pos m:val="${notation === 'top' ? 'top' : 'bot'}"/>${control(look)}</m:barPr>${e}</m:bar>`;
  const hidden = ['Top', 'Bot', 'Left', 'Right'].map((edge) => `<m:hide${edge} m:val="1"/>`).join('');
  const strikes = [
    ['horizontalstrike', 'strikeH'],
    ['updiagonalstrike', 'strikeBLTR'],
    ['downdiagonalstrike', 'strikeTLBR'],
  ].map(([name, element]) => (notation.includes(name ?? '') ? `<m:${element} m:val="1"/>` : ''));
  const isBox = notation === 'box';
  return `<m:borderBox><m:borderBoxPr>${isBox ? '' : hidden}${strikes.join('')}${control(look)}</m:borderBoxPr>${e}</m:borderBox>`;
}

function convertTable(rows: XmlElement[], look: MathLook): string {
  const cells = rows.map((row) => childElements(row));
  // Equations below one another, set apart at their signs.
  if (cells.every((row) => row.length === 2 && beginsWithSign(row[1])))
    return `<m:eqArr><m:eqArrPr>${control(look)}</m:eqArrPr>${cells
      .map(
        (row) =>
          `<m:e>${row.map((cell) => convertRow([cell], look)).join(mathRun('&', 'plain', look))}</m:e>`,
      )
      .join('')}</m:eqArr>`;
  const width = Math.max(1, ...cells.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => {
    const side = /tml-(left|right)/.exec(cells[0]?.[at]?.attributes.class ?? '')?.[1] ?? 'center';
    return `<m:mc><m:mcPr><m:count m:val="1"/><m:mcJc m:val="${side}"/></m:mcPr></m:mc>`;
  });
  const written = cells.map((row) => {
    const each = Array.from({ length: width }, (_, at) => {
      const cell = row[at];
      return `<m:e>${cell ? convertRow(childElements(cell), look) : ''}</m:e>`;
    });
    return `<m:mr>${each.join('')}</m:mr>`;
  });
  return `<m:m><m:mPr><m:plcHide m:val="1"/><m:mcs>${columns.join('')}</m:mcs>${control(look)}</m:mPr>${written.join('')}</m:m>`;
}

function writeSum({ sign, sub, sup, hasLimitsBeside }: Sum, operand: XmlElement[], look: MathLook): string {
  const hide = (name: string, node: XmlElement | undefined) => (node ? '' : `<m:${name}Hide m:val="1"/>`);
  const limit = (name: string, node: XmlElement | undefined) =>
    `<m:${name}>${node ? convertRow([node], look) : ''}</m:${name}>`;
  // As above.
  const e = convertRow(operand, look) || mathRun('\u200b', 'plain', look);
  return `<m:nary><m:naryPr><m:chr m:val="${sign}"/><m:limLoc m:val="${hasLimitsBeside ? 'subSup' : 'undOvr'}"/>${hide('sub', sub)}${hide('sup', sup)}${control(look)}</m:naryPr>${limit('sub', sub)}${limit('sup', sup)}<m:e>${e}</m:e></m:nary>`;
}
