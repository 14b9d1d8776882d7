/** Clear border in modules, as ISO/IEC 18004 asks: scanners find no code without it. */
const QUIET_ZONE = 4;

/**
 * A BR Code as the text of an SVG to be set into a page: black on white in both themes, sized by its container,
 * no script and no style of its own.
 */
export async function drawQrCode(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  const svg = await qrcode.toString(text, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: QUIET_ZONE,
    color: { dark: '#000000', light: '#ffffff' },
  });
  return svg.trim().replace('<svg ', '<svg role="img" aria-label="QR Code do Pix" ');
}
