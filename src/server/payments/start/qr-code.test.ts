import qrcode from 'qrcode';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawQrCode } from './present-payment.ts';

const TEXT =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd441' +
  '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';
const PIXELS = 8;

it('the QR code of a charge shows each module of its BR Code within a clear border', async () => {
  const svg = await drawQrCode(TEXT);
  const { size, data: modules } = qrcode.create(TEXT, { errorCorrectionLevel: 'M' }).modules;
  const width = size + 8;
  expect(svg).toContain(`viewBox="0 0 ${width} ${width}"`);
  const pixels = await sharp(Buffer.from(svg))
    .resize(width * PIXELS)
    .greyscale()
    .raw()
    .toBuffer();
  const isDark = (x: number, y: number) =>
    (pixels[(y * PIXELS + PIXELS / 2) * width * PIXELS + x * PIXELS + PIXELS / 2] ?? 255) < 128;
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const isInside = x >= 4 && y >= 4 && x < size + 4 && y < size + 4;
      expect(isDark(x, y), `${x},${y}`).toBe(isInside && modules[(y - 4) * size + x - 4] === 1);
    }
  }
});

it('the QR code can be set into a page with the strictest policy and is told to who cannot see it', async () => {
  const svg = await drawQrCode(TEXT);
  expect(svg).toMatch(
    /^<svg role="img" aria-label="QR Code do Pix" [^>]*shape-rendering="crispEdges">.*<\/svg>$/,
  );
  expect(svg).not.toMatch(/<script|style|href|on\w+=/i);
});
