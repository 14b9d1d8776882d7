import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawDeck } from '#engine/composing/fitting/fit-deck.ts';
import { FONT_FAMILIES, loadFont } from '#engine/composing/fonts/font-files.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import { drawDeckPdf } from '#engine/composing/typst/draw-deck-pdf.ts';
import { drawPages } from '#engine/composing/typst/draw-pages.ts';
import { writeDeckPptx } from '#engine/composing/write-deck-pptx.ts';
import { PALETTES_OF, THEMES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { drawPng } from '#tests/builders/pictures.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { soakPart } from '#tests/setup/soak.ts';

/** Pictures this wide say where things stand and how much ink they have, not how each letter is smoothed. */
const WIDTH_PX = 160;
/** Mean difference of grey, of 255: a line of text that ends elsewhere costs 1 to 2, a figure that is gone 5 and more. */
const MOST_APART = 6;

const hasOffice = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
})();
const themes = soakPart(keysOf(THEMES), 'themes as LibreOffice shows them');

describe.skipIf(!hasOffice)('LibreOffice (needs soffice)', () => {
  it.each(themes)('shows each layout of %s as the preview does', { timeout: 120_000 }, async (name) => {
    const { drawn } = drawDeck(buildSampleDeck(name, PALETTES_OF[name][0] ?? 'natureza'), openTheme(name));
    const figure = await drawPng(700, 450);
    const pictures = new Map(drawn.pictures.map(({ key }) => [key, figure]));
    const pptx = await writeDeckPptx(drawn, pictures);
    const [ours, theirs] = [await look(drawDeckPdf(drawn, { pictures })), await look(convert(pptx))];
    expect(theirs).toHaveLength(ours.length);
    const apart = ours.map((page, at) => [drawn.slides[at]?.layoutId, compare(page, theirs[at] ?? page)]);
    expect(apart.filter(([, far]) => Number(far) > MOST_APART)).toEqual([]);
  });
});

/** By LibreOffice, with our fonts installed: what it makes of the embedded ones is not what is asked here. */
function convert(pptx: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'lousa-office-'));
  try {
    const file = join(folder, 'deck.pptx');
    writeFileSync(file, pptx);
    for (const family of FONT_FAMILIES)
      for (const face of ['regular', 'bold'] as const)
        writeFileSync(join(folder, `${family} ${face}.ttf`), loadFont(family, face));
    const fonts = join(folder, 'fonts.conf');
    writeFileSync(
      fonts,
      `<fontconfig><include>/etc/fonts/fonts.conf</include><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
    );
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], {
      stdio: 'pipe',
      env: { ...process.env, FONTCONFIG_FILE: fonts },
    });
    return readFileSync(join(folder, 'deck.pdf'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function look(pdf: Uint8Array): Promise<Buffer[]> {
  const pages: Buffer[] = [];
  for await (const page of drawPages(pdf, { widthPx: 4 * WIDTH_PX }))
    pages.push(await sharp(page).resize(WIDTH_PX).greyscale().raw().toBuffer());
  return pages;
}

function compare(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return Math.round((10 * sum) / one.length) / 10;
}
