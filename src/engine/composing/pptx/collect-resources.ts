import sharp from 'sharp';
import { resolveColour, toHex } from '#engine/composing/drawing/colours.ts';
import type { Drawn, DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { FONT_FAMILIES, thinFont } from '#engine/composing/fonts/font-files.ts';
import { iconSvg } from '#engine/composing/icons/icon-svg.ts';
import { iconKey, type PptxResources } from './package/drawing-part.ts';

/** For programs that draw no SVG; an icon is shown an inch wide at most. */
const ICON_PX = 256;

/**
 * All that `writePptx` needs besides the deck: its icons in their colours, its pictures in kinds that PowerPoint shows,
 * and, where `areFontsEmbedded`, the faces it is set in. Pictures are the files of the deck by their key, `formulas`
 * those of its equations by `formulaKey`, which stand in their place unless it `hasEquations`.
 */
export async function collectPptxResources(
  deck: DrawnDeck,
  pictures: ReadonlyMap<string, Uint8Array>,
  {
    areFontsEmbedded,
    hasEquations = true,
    formulas = new Map(),
  }: Pick<Partial<PptxResources>, 'formulas' | 'hasEquations'> & { areFontsEmbedded: boolean },
): Promise<PptxResources> {
  const elements = listElements(deck);
  const icons = new Map<string, IconFiles>();
  for (const element of elements) {
    if (element.kind !== 'icon') continue;
    const { icon, colour } = element;
    const hex = toHex(colour, deck.theme.scheme);
    const { opacity } = resolveColour(colour, deck.theme.scheme);
    icons.set(iconKey(icon, hex), icons.get(iconKey(icon, hex)) ?? (await drawIcon(icon, { hex, opacity })));
  }
  const shown = new Set(elements.flatMap((element) => (element.kind === 'picture' ? [element.picture] : [])));
  const kept = [...pictures].filter(([key]) => shown.has(key));
  return {
    icons,
    pictures: new Map(
      await Promise.all(kept.map(async ([key, bytes]) => [key, await toKnownKind(bytes)] as const)),
    ),
    fonts: areFontsEmbedded ? await loadFaces(deck) : [],
    ...{ formulas, hasEquations },
  };
}

type IconFiles = { svg: Uint8Array; png: Uint8Array };
/** Icons of ours in the colours of our palettes: drawn once a process, as long as they are not many. */
const drawnIcons = new Map<string, IconFiles>();
const MOST_DRAWN = 400;

async function drawIcon(icon: string, look: { hex: string; opacity: number }): Promise<IconFiles> {
  const key = `${iconKey(icon, look.hex)} ${look.opacity}`;
  const known = drawnIcons.get(key);
  if (known !== undefined) return known;
  const svg = Buffer.from(iconSvg(icon, look));
  const png = await sharp(svg)
    .resize(ICON_PX, ICON_PX)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  if (drawnIcons.size < MOST_DRAWN) drawnIcons.set(key, { svg, png });
  return { svg, png };
}

function listElements({ layouts, slides }: DrawnDeck): Drawn[] {
  return [...layouts.flatMap(({ furniture }) => furniture), ...slides.flatMap(({ elements }) => elements)];
}

/** PNG, JPEG and GIF stay as they are; anything else becomes PNG. */
async function toKnownKind(bytes: Uint8Array): Promise<Uint8Array> {
  const { format } = await sharp(bytes).metadata();
  return ['png', 'jpeg', 'gif'].includes(format) ? bytes : sharp(bytes).png().toBuffer();
}

/** Titles and text; code shows in the reader's own fixed-width font rather than weigh a third family. */
async function loadFaces({ theme: { fonts } }: DrawnDeck): Promise<PptxResources['fonts']> {
  const used = new Set([fonts.major, fonts.minor]);
  const families = FONT_FAMILIES.filter((family) => used.has(family));
  return Promise.all(
    families.map(async (family) => ({
      family,
      regular: await thinFont(family, 'regular'),
      bold: await thinFont(family, 'bold'),
    })),
  );
}
