import { nameColour } from '#engine/reading/letter-looks.ts';
import type { Pdfium } from '#engine/reading/pdf/library/load-pdfium.ts';
import { nameTexFont } from '#engine/reading/pdf/maths/tex-signs.ts';
import type { StructureTags, TextStyle } from '#engine/reading/pdf/page-content.ts';

const NAME_BYTES = 256;
/** Bytes of scratch memory this file needs. */
export const STYLE_SCRATCH = 64 + NAME_BYTES;

const BOLD_NAME =
  /bold|black|heavy|demi|extrab|[,-]b$|^(?:[a-z]{6}\+)?(?:cmbx|cmb\d|ecbx|sfbx|cmssbx|ptmb|phvb|ntxtlf-b)/i;
const SLANTED_NAME = /ital|obliq|slanted|(?:^|\+)(?:cmmi|cmti|cmsl|cmssi|lmmathit|lmmi)|-it\b/i;
const MATHS_NAME =
  /(?:^|\+)(?:cm(?:mi|sy|ex|bsy|mib)\d|lmmath|lm(?:mi|sy|ex)\d|ms[ab]m\d|eu[fs]m\d|tx(?:mi|sy|ex)|px(?:mi|sy|ex))|math|^(?:[a-z]{6}\+)?symbol|mtextra|mt.?extra/i;
const MIN_BOLD_WEIGHT = 600;
const FORCED_BOLD = 1 << 18;
const WHITE_FROM = 250;
const MIN_ALPHA = 12;
const NO_INK_MODES = new Set([3, 7]);
const FILL_AND_STROKE = 2;

/** Reads how the letter at `index` is set; the answer holds for every letter of its text object. */
export function readTextStyle(
  pdfium: Pdfium,
  target: { textPage: number; textObject: number; index: number; turns: number; scratch: number },
  tags: Pick<StructureTags, 'headingLevels' | 'parts'>,
): TextStyle {
  const { calls } = pdfium;
  const { textPage, textObject, index, turns, scratch } = target;
  calls.FPDFText_GetMatrix(textPage, index, scratch);
  let view = pdfium.view();
  const a = view.getFloat32(scratch, true);
  const b = view.getFloat32(scratch + 4, true);
  const c = view.getFloat32(scratch + 8, true);
  const d = view.getFloat32(scratch + 12, true);
  const size = calls.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d);
  const angle = Math.round(Math.atan2(b, a) / (Math.PI / 2) - turns) & 3;
  const slant = Math.abs(Math.sin(2 * Math.atan2(b, a)));

  const mode = calls.FPDFTextObj_GetTextRenderMode(textObject);
  let colour = '';
  let ink: TextStyle['ink'] = NO_INK_MODES.has(mode) ? 'invisible' : 'normal';
  if (calls.FPDFPageObj_GetFillColor(textObject, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0) {
    view = pdfium.view();
    const [red, green, blue, alpha] = [0, 4, 8, 12].map((at) => view.getUint32(scratch + at, true));
    colour = nameColour(
      [red, green, blue].map((part = 0) => (part & 0xff).toString(16).padStart(2, '0')).join(''),
    );
    if ((alpha ?? 255) < MIN_ALPHA) ink = 'invisible';
    else if (ink === 'normal' && Math.min(red ?? 0, green ?? 0, blue ?? 0) >= WHITE_FROM) ink = 'white';
  }

  const nameAt = scratch + 64;
  const length = calls.FPDFText_GetFontInfo(textPage, index, nameAt, NAME_BYTES, scratch);
  const name = Buffer.from(
    pdfium.bytes().subarray(nameAt, nameAt + Math.max(0, Math.min(length, NAME_BYTES) - 1)),
  ).toString('latin1');
  const flags = pdfium.view().getUint32(scratch, true);
  const isBold =
    BOLD_NAME.test(name) ||
    (flags & FORCED_BOLD) !== 0 ||
    mode === FILL_AND_STROKE ||
    // The weight is guessed from the stems and wrong for many plain faces: only asked where there is no name.
    (name === '' && calls.FPDFText_GetFontWeight(textPage, index) >= MIN_BOLD_WEIGHT);
  const isTagged = tags.headingLevels.size > 0 || tags.parts.size > 0;
  const mark = isTagged ? calls.FPDFPageObj_GetMarkedContentID(textObject) : -1;
  const part = tags.parts.get(mark);
  const isSlanted = SLANTED_NAME.test(name);
  const isMaths = MATHS_NAME.test(name);
  const texFont = nameTexFont(name);
  return {
    ...{ size, isBold, isSlanted, isMaths, texFont },
    ...{ isTurned: angle !== 0 || slant > 0.3, ink, colour },
    tagLevel: tags.headingLevels.get(mark) ?? 0,
    ...(part === undefined ? {} : { part }),
  };
}
