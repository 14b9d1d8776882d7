import { escapeXml } from '#engine/composing/pptx/package/xml.ts';

/** How signs of an equation look: the inside of `a:rPr` in each run, and in each frame that draws a bar or a root. */
export interface MathLook {
  sizeHundredths: number;
  /** `a:solidFill …` */
  fill: string;
}

/** `plain` is upright, `text` is prose; variables are italic. */
export type RunStyle = 'variable' | 'plain' | 'text';

const STYLES: Record<RunStyle, string> = {
  variable: '',
  plain: '<m:rPr><m:sty m:val="p"/></m:rPr>',
  text: '<m:rPr><m:nor/></m:rPr>',
};
const FONT = '<a:latin typeface="Cambria Math" panose="02040503050406030204" pitchFamily="18" charset="0"/>';

/** One run of an equation in DrawingML. */
export function mathRun(text: string, style: RunStyle, look: MathLook): string {
  return text === ''
    ? ''
    : `<m:r>${STYLES[style]}${runProperties(look, style === 'variable')}<m:t xml:space="preserve">${escapeXml(text)}</m:t></m:r>`;
}

/** The look of what an element itself draws: the bar of a fraction, a root, a bracket. */
export const control = (look: MathLook): string => `<m:ctrlPr>${runProperties(look, true)}</m:ctrlPr>`;

/** The same at the end of the paragraph, which sets the height of an empty line. */
export function runProperties({ sizeHundredths, fill }: MathLook, isItalic: boolean): string {
  return `<a:rPr lang="pt-BR" sz="${sizeHundredths}" i="${isItalic ? 1 : 0}">${fill}${FONT}</a:rPr>`;
}
