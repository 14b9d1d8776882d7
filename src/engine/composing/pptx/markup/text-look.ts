import { bulletColour, bulletHangIn } from '#engine/composing/drawing/bullets.ts';
import type { DrawnDeck, FontRole, Paragraph, TextRun, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { escapeAttribute, toEmu, toHundredths } from '#engine/composing/pptx/package/xml.ts';
import { colourXml, fillXml } from './paint.ts';

type Theme = DrawnDeck['theme'];

/** What a paragraph would look like if nothing were written: that of its placeholder in the layout. */
export interface Inherited {
  style: TextStyle;
  isBullet: boolean;
  spaceAfterPt: number;
}

const ALIGN = { left: 'l', center: 'ctr', right: 'r' } as const;

/** Fonts by their role, so that another font scheme changes all text; only code names its font. */
export function fontXml(role: FontRole, { fonts }: Theme): string {
  if (role === 'mono') {
    const name = escapeAttribute(fonts.mono);
    return `<a:latin typeface="${name}"/><a:cs typeface="${name}"/>`;
  }
  return `<a:latin typeface="${role === 'major' ? '+mj-lt' : '+mn-lt'}"/>`;
}

/** Attributes and children of `a:rPr`; only what differs from what the run inherits. */
export function runLook(
  run: Omit<TextRun, 'text' | 'link'>,
  style: TextStyle,
  theme: Theme,
  inherited: TextStyle | null,
): { attributes: string; children: string } {
  const sizePt = run.sizePt ?? style.sizePt;
  const isBold = run.isBold ?? style.isBold;
  const colour = run.colour ?? style.colour;
  const font = run.font ?? style.font;
  const size = sizePt === inherited?.sizePt ? '' : ` sz="${toHundredths(sizePt)}"`;
  const bold = isBold === inherited?.isBold ? '' : ` b="${isBold ? 1 : 0}"`;
  const italic = run.isItalic ? ' i="1"' : '';
  const baseline = run.baseline ? ` baseline="${run.baseline === 'sub' ? -25_000 : 30_000}"` : '';
  const isSameColour =
    inherited && colourXml(colour, theme.scheme) === colourXml(inherited.colour, theme.scheme);
  return {
    attributes: `lang="pt-BR"${size}${bold}${italic}${baseline} dirty="0"`,
    children: `${isSameColour ? '' : fillXml(colour, theme.scheme)}${font === inherited?.font ? '' : fontXml(font, theme)}`,
  };
}

/**
 * Attributes and children of `a:pPr`. Distances of lines are exact points: two of our families carry metrics for Windows
 * that are a third taller than their design, so a percentage would mean something else on each machine.
 */
export function paragraphLook(
  { runs, isBullet = false, spaceAfterPt = 0 }: Paragraph,
  style: TextStyle,
  theme: Theme,
  inherited: Inherited | null,
): { attributes: string; children: string } {
  const sizes = runs.map((run) => run.sizePt ?? style.sizePt);
  const sizePt = sizes.length > 0 ? Math.max(...sizes) : style.sizePt;
  const linePt = sizePt * style.lineHeight;
  const base = inherited?.style;
  const isSameLine = base && linePt === base.sizePt * base.lineHeight;
  const isSameMark =
    inherited?.isBullet === isBullet && base?.sizePt === style.sizePt && base.colour === style.colour;
  return {
    attributes: `${isSameMark ? '' : hang(isBullet, style)}${base?.align === style.align ? '' : ` algn="${ALIGN[style.align]}"`}`,
    children: [
      isSameLine ? '' : `<a:lnSpc><a:spcPts val="${toHundredths(linePt)}"/></a:lnSpc>`,
      inherited ? '' : '<a:spcBef><a:spcPts val="0"/></a:spcBef>',
      inherited?.spaceAfterPt === spaceAfterPt
        ? ''
        : `<a:spcAft><a:spcPts val="${toHundredths(spaceAfterPt)}"/></a:spcAft>`,
      isSameMark ? '' : mark(isBullet, style, theme),
    ].join(''),
  };
}

function hang(isBullet: boolean, { sizePt }: TextStyle, depth = 1): string {
  const distance = isBullet ? toEmu(bulletHangIn(sizePt)) : 0;
  return ` marL="${distance * depth}" indent="${-distance}"`;
}

function mark(isBullet: boolean, style: TextStyle, { scheme }: Theme): string {
  if (!isBullet) return '<a:buNone/>';
  return `<a:buClr>${colourXml(bulletColour(style), scheme)}</a:buClr><a:buFont typeface="Arial"/><a:buChar char="•"/>`;
}

/** One level of a list of styles: how text looks where nothing else is said; `depth` counts from 1. */
export function levelXml(look: Inherited, theme: Theme, depth = 1): string {
  const { style, isBullet, spaceAfterPt } = look;
  const { children } = paragraphLook({ runs: [], isBullet, spaceAfterPt }, style, theme, null);
  const run = runLook({}, style, theme, null);
  const attributes = run.attributes.replace('lang="pt-BR"', '').replace(' dirty="0"', '');
  const element = `a:lvl${depth}pPr`;
  return `<${element}${hang(isBullet, style, depth)} algn="${ALIGN[style.align]}">${children}<a:defRPr${attributes}>${run.children}</a:defRPr></${element}>`;
}
