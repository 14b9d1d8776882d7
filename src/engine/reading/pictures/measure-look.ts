import { looksWritten, type Raster } from './looks-written.ts';

/** What a picture is like to the eye, told from its dots. */
export interface PictureLook {
  /** Shades and tones everywhere: JPEG takes a tenth of the bytes of PNG. */
  isPhotograph: boolean;
  /** How far its lightness departs from an even fade: standard deviation in steps of 255. */
  relief: number;
  /** Share of its parts in which anything is drawn; of a screen with nothing but a line at its head it is small. */
  filled: number;
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
  const colours = new Uint8Array(1 << 15);
  const samples = new Float64Array(3 * Math.ceil(height / step) * Math.ceil(width / step));
  const [toGreen, toBlue] = channels >= 3 ? [1, 2] : [0, 0];
  let [alike, told, count] = [0, 0, 0];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x + 1 < width; x += step) {
      const at = (y * width + x) * channels;
      const next = at + channels;
      const red = data[at] ?? 0;
      const green = data[at + toGreen] ?? 0;
      const blue = data[at + toBlue] ?? 0;
      const colour = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
      if (colours[colour] === 0) told++;
      colours[colour] = 1;
      const isAlike =
        Math.abs(red - (data[next] ?? 0)) < SAME &&
        Math.abs(green - (data[next + toGreen] ?? 0)) < SAME &&
        Math.abs(blue - (data[next + toBlue] ?? 0)) < SAME;
      if (isAlike) alike++;
      samples[3 * count] = x / width - 0.5;
      samples[3 * count + 1] = y / height - 0.5;
      samples[3 * count + 2] = 0.299 * red + 0.587 * green + 0.114 * blue;
      count++;
    }
  }
  return {
    isPhotograph: alike < PHOTO.mostAlike * count && told >= PHOTO.leastColours,
    relief: measureRelief(samples.subarray(0, 3 * count)),
    filled: measureFilled(raster),
    isWritten: looksWritten(raster),
  };
}

/** A picture is looked at in so many parts across and down. */
const PARTS = 10;
/** What is drawn stands out from its ground, in steps of 255. */
const STANDS_OUT = 48;

/** Every dot counts: a line of a diagram is one wide. */
function measureFilled({ data, width, height, channels }: Raster): number {
  const [lowest, highest] = [new Float64Array(PARTS ** 2).fill(255), new Float64Array(PARTS ** 2)];
  const [toGreen, toBlue] = channels >= 3 ? [1, 2] : [0, 0];
  for (let y = 0; y < height; y++) {
    const row = PARTS * Math.floor((y * PARTS) / height);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      const light =
        0.299 * (data[at] ?? 0) + 0.587 * (data[at + toGreen] ?? 0) + 0.114 * (data[at + toBlue] ?? 0);
      const part = row + Math.floor((x * PARTS) / width);
      if (light < (lowest[part] ?? 0)) lowest[part] = light;
      if (light > (highest[part] ?? 0)) highest[part] = light;
    }
  }
  const isDrawn = [...highest].map((most, part) => most - (lowest[part] ?? 0) >= STANDS_OUT);
  const flat = [...highest].filter((_, part) => !isDrawn[part]).sort((one, other) => one - other);
  // A field of another colour than the ground is drawn too.
  const ground = flat[Math.floor(flat.length / 2)] ?? 0;
  const fields = flat.filter((light) => Math.abs(light - ground) >= STANDS_OUT / 2).length;
  return (isDrawn.filter(Boolean).length + fields) / PARTS ** 2;
}

/** Standard deviation about the plane that fits best, of x, y and lightness after one another; over a centred grid both slopes are found by themselves. */
function measureRelief(samples: Float64Array): number {
  const count = Math.max(1, samples.length / 3);
  let [xs, ys, all] = [0, 0, 0];
  for (let at = 0; at < samples.length; at += 3) {
    xs += samples[at] ?? 0;
    ys += samples[at + 1] ?? 0;
    all += samples[at + 2] ?? 0;
  }
  const [x0, y0, mean] = [xs / count, ys / count, all / count];
  let [alongX, alongY, spreadX, spreadY] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 3) {
    const x = (samples[at] ?? 0) - x0;
    const y = (samples[at + 1] ?? 0) - y0;
    const off = (samples[at + 2] ?? 0) - mean;
    alongX += x * off;
    spreadX += x ** 2;
    alongY += y * off;
    spreadY += y ** 2;
  }
  const [slopeX, slopeY] = [spreadX > 0 ? alongX / spreadX : 0, spreadY > 0 ? alongY / spreadY : 0];
  let left = 0;
  for (let at = 0; at < samples.length; at += 3) {
    const x = (samples[at] ?? 0) - x0;
    const y = (samples[at + 1] ?? 0) - y0;
    const off = (samples[at + 2] ?? 0) - mean;
    left += (off - slopeX * x - slopeY * y) ** 2;
  }
  return Math.sqrt(left / count);
}
