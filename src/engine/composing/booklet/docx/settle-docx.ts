import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** ZIP has no earlier year than 1980; a date and time of making would make every file another. */
const NO_TIME = { mtime: new Date(1980, 0, 1), level: 6 } as const;
const MADE = /<dcterms:(created|modified) xsi:type="dcterms:W3CDTF">[^<]*</g;
/** The library counts these on from one document to the next. */
const COUNTED = /(<w:bookmark(?:Start|End)\b[^>]*?w:id="|<wp:docPr\b[^>]*?\bid=")(\d+)(?=")/g;
/** Names that the library draws by lot. */
const DRAWN = /(?<=")rId[\w-]{15,}(?=")/g;
const KEYED = /r:id="(\w+)" w:fontKey="\{([\dA-F-]{36})\}"/g;

/**
 * The package with everything that chance or the clock wrote put right: the same booklet gives the same bytes.
 * @param isTwoSided the margins of left and right pages face each other
 */
export function settleDocx(made: Uint8Array, isTwoSided: boolean): Uint8Array {
  const files = unzipSync(new Uint8Array(made));
  const change = (name: string, by: (text: string) => string): void => {
    const file = files[name];
    if (file !== undefined) files[name] = strToU8(by(strFromU8(file)));
  };
  change('docProps/core.xml', (text) =>
    text.replace(MADE, '<dcterms:$1 xsi:type="dcterms:W3CDTF">2000-01-01T00:00:00Z<'),
  );
  if (isTwoSided)
    change('word/settings.xml', (text) => text.replace('<w:embedTrueTypeFonts/>', '$&<w:mirrorMargins/>'));
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  };
  change('word/document.xml', (text) =>
    text.replace(
      COUNTED,
      (_, before: string, id: string) =>
        `${before}${numberOf(`${before.startsWith('<wp') ? 'p' : 'b'}${id}`)}`,
    ),
  );
  const parts = Object.keys(files).filter((name) => /^word\/(?:document|charts\/\w+)\.xml$/.test(name));
  for (const part of ['word/document.xml', ...parts])
    for (const name of [part, part.replace(/([^/]+)$/, '_rels/$1.rels')])
      change(name, (text) => text.replace(DRAWN, (id) => `rIdX${numberOf(id)}`));
  for (const [name, file] of Object.entries(files))
    if (name.endsWith('.xlsx')) files[name] = zipSync(unzipSync(file), NO_TIME);
  settleFonts(files);
  return zipSync(files, NO_TIME);
}

/** The letters are veiled with a key of their own bytes instead of one drawn by lot. */
function settleFonts(files: Record<string, Uint8Array>): void {
  const [table, rels] = [files['word/fontTable.xml'], files['word/_rels/fontTable.xml.rels']];
  if (table === undefined || rels === undefined) return;
  const targets = new Map(
    [...strFromU8(rels).matchAll(/Id="(\w+)"[^>]*?Target="([^"]+)"/g)].map(([, id = '', to = '']) => [
      id,
      to,
    ]),
  );
  const settled = strFromU8(table).replace(KEYED, (whole, id: string, key: string) => {
    const font = files[`word/${targets.get(id)}`];
    if (font === undefined) return whole;
    const bare = veil(font, key);
    const hash = createHash('sha256').update(bare).digest('hex').toUpperCase();
    const own = hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/s, '$1-$2-$3-$4-$5');
    files[`word/${targets.get(id)}`] = veil(bare, own);
    return `r:id="${id}" w:fontKey="{${own}}"`;
  });
  files['word/fontTable.xml'] = strToU8(settled);
}

/** The first 32 bytes under the 16 of the key, last byte first (ECMA-376, part 4, 17.8.1); twice is the font again. */
function veil(font: Uint8Array, key: string): Uint8Array {
  const bytes = Buffer.from(key.replaceAll('-', ''), 'hex').reverse();
  return font.map((byte, at) => (at < 32 ? byte ^ (bytes[at % 16] ?? 0) : byte));
}
