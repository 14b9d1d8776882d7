/** Namespaces of a part that draws: declared on its root, so that fragments need not. */
export const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

/** Wraps a fragment as a whole part. */
export const xmlPart = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;

// Signs that XML 1.0 forbids, halves of surrogate pairs, and marks that turn the direction of all that follows.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that no XML parser can stumble over; line breaks are kept. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The value of an attribute: a parser would turn breaks into spaces anyway. */
export const escapeAttribute = (text: string): string => escapeXml(text.replace(/\s+/g, ' ').trim());

/** Inches as English metric units. */
export const toEmu = (inches: number): number => Math.round(inches * 914_400);
/** Points as English metric units, for lines. */
export const pointsToEmu = (points: number): number => Math.round(points * 12_700);
/** Points as hundredths, for type. */
export const toHundredths = (points: number): number => Math.round(points * 100);
/** Degrees as sixty-thousandths, from 0 below 360. */
export const toAngle = (degrees: number): number => Math.round((((degrees % 360) + 360) % 360) * 60_000);
