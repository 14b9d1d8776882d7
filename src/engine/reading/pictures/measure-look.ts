import { looksWritten, type Raster } from './looks-written.ts';

/** What a picture is like to the eye, told from its dots. */
export interface PictureLook {
  /** Shades and tones everywhere: JPEG takes a tenth of the bytes of PNG. */
  isPhotograph: boolean;
  /** How far its lightness departs from an even fade: standard deviation in steps of 255. */
  relief: number;
  /** Running text, as a page or a piece of one. */
  isWritten: boolean;
}

/** Dots looked at, in a grid over the picture. */
const MOST_SAMPLES = 40_000;
/** Neighbours that differ less are of one colour. */
const SAME = 3;
/** A photograph has few neighbours alike and many colours; of 32,768 told apart. */
const PHOTO = { mostAlike: 0.8, leastColours: 600 };

export function measureLook(raster: Raster): PictureLook {
  const { data, width, height, channels } = raster;
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / MOST_SAMPLES)));
  const colours = new Set<number>();
  const samples: [x: number, y: number, lightness: number][] = [];
  let alike = 0;
  const at = (x: number, y: number, channel: number) =>
    data[(y * width + x) * channels + (channels >= 3 ? channel : 0)] ?? 0;
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x + 1 < width; x += step) {
      const [red, green, blue] = [at(x, y, 0), at(x, y, 1), at(x, y, 2)];
      colours.add(((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3));
      const apart = Math.max(
        Math.abs(red - at(x + 1, y, 0)),
        Math.abs(green - at(x + 1, y, 1)),
        Math.abs(blue - at(x + 1, y, 2)),
      );
      if (apart < SAME) alike++;
      samples.push([x / width - 0.5, y / height - 0.5, 0.299 * red + 0.587 * green + 0.114 * blue]);
    }
  }
  return {
    isPhotograph: alike < PHOTO.mostAlike * samples.length && colours.size >= PHOTO.leastColours,
    relief: measureRelief(samples),
    isWritten: looksWritten(raster),
  };
}

/** Standard deviation about the plane that fits best; over a centred grid both slopes are found by themselves. */
function measureRelief(samples: readonly [x: number, y: number, lightness: number][]): number {
  const count = Math.max(1, samples.length);
  const mean = (of: (x: number, y: number, lightness: number) => number) =>
    samples.reduce((sum, sample) => sum + of(...sample), 0) / count;
  const middle = mean((_x, _y, lightness) => lightness);
  const [x0, y0] = [mean((x) => x), mean((_x, y) => y)];
  const slopeOf = (along: number, spread: number) => (spread > 0 ? along / spread : 0);
  const slopeX = slopeOf(
    mean((x, _y, lightness) => (x - x0) * (lightness - middle)),
    mean((x) => (x - x0) ** 2),
  );
  const slopeY = slopeOf(
    mean((_x, y, lightness) => (y - y0) * (lightness - middle)),
    mean((_x, y) => (y - y0) ** 2),
  );
  return Math.sqrt(
    mean((x, y, lightness) => (lightness - middle - slopeX * (x - x0) - slopeY * (y - y0)) ** 2),
  );
}
