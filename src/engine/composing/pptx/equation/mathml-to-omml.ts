import { childElements, textInside, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { control, type MathLook, mathRun } from './math-runs.ts';

/**
 * Presentation MathML (as temml writes it) as Office MathML, ECMA-376 part 1, 22.1: what stands in a row is written one
 * after the other; operators that take an operand (∑, ∫) and pairs of brackets take theirs in.
 */
export function convertRow(nodes: XmlElement[], look: MathLook): string {
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
    // A script on nothing belongs to what stands in front of it: temml sets H₂ as `H` and an index on an empty row.
    const isLoose = SCRIPTS.has(node.name) && isEmpty(childElements(node)[0]);
    const base = isLoose ? (done.pop() ?? '') : null;
    done.push(convert(node, look, base));
  }
  return done.join('');
}

const SCRIPTS = new Set(['msub', 'msup', 'msubsup']);
const ROWS = new Set(['mrow', 'mstyle', 'mpadded', 'semantics', 'math', 'mtd']);

/** One element; `base` is what a loose script hangs on. */
function convert(node: XmlElement, look: MathLook, base: string | null = null): string {
  const children = childElements(node);
  const [first, second, third] = children;
  const part = (name: string, inside: XmlElement | undefined) =>
    `<m:${name}>${inside ? convertRow(rowOf(inside), look) : ''}</m:${name}>`;
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
      return mathRun(text.replace(/[\u2061-\u2064]/g, ''), 'plain', look);
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
      return frame('phant', '<m:show m:val="0"/>', `<m:e>${convertRow(children, look)}</m:e>`);
    case 'menclose':
      return convertEnclosed(node.attributes.notation ?? '', convertRow(children, look), look);
    case 'mtable':
      return convertTable(children, look);
    default:
      return ROWS.has(node.name) ? convertFenced(children, look) : '';
  }
}

/** What a row of one holds stands for the row itself. */
function rowOf(node: XmlElement): XmlElement[] {
  const children = childElements(node);
  return node.name === 'mrow' && !readFence(children) ? children : [node];
}

const isEmpty = (node: XmlElement | undefined): boolean =>
  node === undefined || (ROWS.has(node.name) && childElements(node).every(isEmpty));

/** One letter is a variable, more are a name: `sin`, `km`. */
function isUpright({ attributes, ...node }: XmlElement): boolean {
  return attributes.mathvariant === 'normal' || [...textInside({ attributes, ...node })].length > 1;
}

/** Only what an eye would see: an em or more, or a thin space. */
function readSpace({ attributes }: XmlElement): string {
  const width = Number.parseFloat(attributes.width ?? '0');
  if (!(attributes.width ?? '').endsWith('em') || !(width > 0.1)) return '';
  return width >= 0.9 ? '\u2003' : '\u2009';
}

interface Fence {
  open: string;
  close: string;
  inside: XmlElement[];
}

function readFence(children: XmlElement[]): Fence | null {
  const [first, last] = [children[0], children.at(-1)];
  const isPair =
    children.length > 1 &&
    first?.name === 'mo' &&
    last?.name === 'mo' &&
    first.attributes.form === 'prefix' &&
    last.attributes.form === 'postfix';
  return isPair ? { open: textInside(first), close: textInside(last), inside: children.slice(1, -1) } : null;
}

function convertFenced(children: XmlElement[], look: MathLook): string {
  const fence = readFence(children);
  if (!fence) return convertRow(children, look);
  const marks = `<m:begChr m:val="${quote(fence.open)}"/><m:endChr m:val="${quote(fence.close)}"/>`;
  return `<m:d><m:dPr>${marks}${control(look)}</m:dPr><m:e>${convertRow(fence.inside, look)}</m:e></m:d>`;
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

/** A limit, an accent, a bar or a brace over or under something. */
function convertOver(
  side: 'over' | 'under',
  base: XmlElement | undefined,
  mark: XmlElement | undefined,
  look: MathLook,
): string {
  const sign = mark?.name === 'mo' ? textInside(mark) : '';
  const e = `<m:e>${base ? convertRow(rowOf(base), look) : ''}</m:e>`;
  const position = `<m:pos m:val="${side === 'over' ? 'top' : 'bot'}"/>`;
  const accent = side === 'over' && base?.name !== 'mo' ? ACCENTS[sign] : undefined;
  if (accent) return `<m:acc><m:accPr><m:chr m:val="${accent}"/>${control(look)}</m:accPr>${e}</m:acc>`;
  if (BARS.has(sign)) return `<m:bar><m:barPr>${position}${control(look)}</m:barPr>${e}</m:bar>`;
  if (BRACES.has(sign))
    return `<m:groupChr><m:groupChrPr><m:chr m:val="${sign}"/>${position}<m:vertJc m:val="${side === 'over' ? 'bot' : 'top'}"/>${control(look)}</m:groupChrPr>${e}</m:groupChr>`;
  const name = side === 'over' ? 'limUpp' : 'limLow';
  const limit = mark ? convertRow(rowOf(mark), look) : '';
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

interface Sum {
  sign: string;
  sub: XmlElement | undefined;
  sup: XmlElement | undefined;
  hasLimitsBeside: boolean;
}

const SUM_SIGNS = /^[∑∏∐∫∬∭∮∯∰⋃⋂⨁⨂⋁⋀]$/u;

function readSum(node: XmlElement): Sum | null {
  const children = childElements(node);
  const [only] = children;
  if (node.name === 'mrow' && children.length === 1 && only) return readSum(only);
  const operator = node.name === 'mo' ? node : only;
  const sign = operator?.name === 'mo' ? textInside(operator) : '';
  if (!SUM_SIGNS.test(sign)) return null;
  const [, second, third] = children;
  const hasLimitsBeside = SCRIPTS.has(node.name);
  if (node.name === 'mo') return { sign, sub: undefined, sup: undefined, hasLimitsBeside: true };
  if (node.name === 'munder' || node.name === 'msub')
    return { sign, sub: second, sup: undefined, hasLimitsBeside };
  if (node.name === 'mover' || node.name === 'msup')
    return { sign, sub: undefined, sup: second, hasLimitsBeside };
  return node.name === 'munderover' || node.name === 'msubsup'
    ? { sign, sub: second, sup: third, hasLimitsBeside }
    : null;
}

/** Up to the next sign of a relation; a sum also ends at a plus or minus, an integral at its own. */
function takeOperand(following: XmlElement[], sign: string): XmlElement[] {
  const ends = /[∫∬∭∮]/u.test(sign) ? /^[=<>≤≥≠≈→⇒⇔,;]$/u : /^[=<>≤≥≠≈→⇒⇔,;+−-]$/u;
  const end = following.findIndex((node) => node.name === 'mo' && ends.test(textInside(node)));
  return end < 0 ? following : following.slice(0, end);
}

function writeSum({ sign, sub, sup, hasLimitsBeside }: Sum, operand: XmlElement[], look: MathLook): string {
  const hide = (name: string, node: XmlElement | undefined) => (node ? '' : `<m:${name}Hide m:val="1"/>`);
  const limit = (name: string, node: XmlElement | undefined) =>
    `<m:${name}>${node ? convertRow(rowOf(node), look) : ''}</m:${name}>`;
  // An empty operand would be shown as a dotted box that waits to be filled.
  const e = convertRow(operand, look) || mathRun('\u200b', 'plain', look);
  return `<m:nary><m:naryPr><m:chr m:val="${sign}"/><m:limLoc m:val="${hasLimitsBeside ? 'subSup' : 'undOvr'}"/>${hide('sub', sub)}${hide('sup', sup)}${control(look)}</m:naryPr>${limit('sub', sub)}${limit('sup', sup)}<m:e>${e}</m:e></m:nary>`;
}
