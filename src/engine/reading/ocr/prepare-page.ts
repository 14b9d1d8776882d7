import sharp from 'sharp';
import type { GreyImage } from './grey-image.ts';
import { measureSkew } from './measure-skew.ts';

/** Turning resamples the letters, which costs more than a slighter slope does. */
const LEAST_SKEW_DEGREES = 0.3;

/** The page as a PNG that carries its density, turned level when it lies clearly askew. */
export async function preparePage(page: GreyImage): Promise<Buffer> {
  const skew = await measureSkew(page);
  const picture = sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } });
  const level = Math.abs(skew) < LEAST_SKEW_DEGREES ? picture : picture.rotate(-skew, { background: '#fff' });
  return level
    .toColourspace('b-w')
    .withMetadata({ density: Math.round(page.dpi) })
    .png({ compressionLevel: 2 })
    .toBuffer();
}
