import sharp from 'sharp';

/** Four fields, so that a cut and a turn can be told: red and green above, blue and yellow below. */
export const FIELDS = {
  topLeft: [220, 30, 30],
  topRight: [30, 170, 60],
  bottomLeft: [30, 60, 200],
  bottomRight: [240, 220, 40],
} as const;

/** A drawing of four fields as raw dots. */
export function drawFields(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row = y < height / 2 ? 'top' : 'bottom';
      const field = FIELDS[`${row}${x < width / 2 ? 'Left' : 'Right'}`];
      data.set(field, (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The same as a PNG. */
export const drawPng = (width: number, height: number): Promise<Buffer> =>
  drawFields(width, height).png().toBuffer();

/** The colour of a dot; `x` and `y` as shares of the width and height. */
export async function readDot(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
