import sharp from 'sharp';
import { eraseVerticalRules, type VerticalRule } from './erase-rules.ts';
import type { GreyImage } from './grey-image.ts';
import { measureSkew } from './measure-skew.ts';

/** Turning a page by less costs as much sharpness as it gains (measured on simulated scans). */
const LEAST_SKEW_DEGREES = 0.3;

/** The page as a PNG that carries its density, turned level and without vertical rules; those come beside it. */
export async function preparePage(page: GreyImage): Promise<{ png: Buffer; rules: VerticalRule[] }> {
  const skew = await measureSkew(page);
  const level =
    Math.abs(skew) < LEAST_SKEW_DEGREES
      ? { ...page, data: Uint8Array.from(page.data) }
      : await turnPage(page, -skew);
  const rules = eraseVerticalRules(level);
  const png = await openGrey(level)
    .toColourspace('b-w')
    .withMetadata({ density: Math.round(page.dpi) })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return { png, rules };
}

async function turnPage(page: GreyImage, degrees: number): Promise<GreyImage> {
  const { data, info } = await openGrey(page)
    .rotate(degrees, { background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data, dpi: page.dpi };
}

function openGrey(page: GreyImage) {
  return sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } });
}
