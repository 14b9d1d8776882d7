import type { OcrLine } from './ocr-line.ts';

const LONE_MARKER = /^\(?(?:\d{1,2}|[A-Za-z])[.)]$/;
/** In heights of the line: a question's number never stands further off than this. */
const WIDEST_GAP = 8;

/**
 * Sets "01." or "A)" before the text it belongs to. Hanging numbers are far enough from their text that
 * tesseract takes them for a column of their own.
 */
export function attachMarkers(lines: OcrLine[]): OcrLine[] {
  const attached = new Map<OcrLine, OcrLine>();
  for (const marker of lines) {
    if (!LONE_MARKER.test(marker.text)) continue;
    const owner = findOwner(marker, lines);
    if (owner !== null && ![...attached.values()].includes(owner)) attached.set(marker, owner);
  }
  const markerOf = new Map([...attached].map(([marker, owner]) => [owner, marker]));
  return lines
    .filter((line) => !attached.has(line))
    .map((line) => {
      const marker = markerOf.get(line);
      return marker === undefined
        ? line
        : { ...line, text: `${marker.text} ${line.text}`, left: marker.left };
    });
}

function findOwner(marker: OcrLine, lines: OcrLine[]): OcrLine | null {
  const height = marker.bottom - marker.top;
  const reach = marker.right + height * WIDEST_GAP;
  let owner: OcrLine | null = null;
  for (const line of lines) {
    const shared = Math.min(line.bottom, marker.bottom) - Math.max(line.top, marker.top);
    const stands = line.left >= marker.right && line.left <= reach && shared > height / 2;
    if (stands && !LONE_MARKER.test(line.text) && (owner === null || line.left < owner.left)) owner = line;
  }
  return owner;
}
