import { gzipSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import { THEMES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { type FontFamily, loadFont, thinFont } from './font-files.ts';

const MOST_BYTES = 200_000;

it.each(keysOf(THEMES))(
  'the faces that %s embeds weigh little and hold all that is typed here',
  async (theme) => {
    const { major, minor } = openTheme(theme).fonts;
    let bytes = 0;
    for (const family of [major, minor] as FontFamily[])
      for (const face of ['regular', 'bold'] as const) {
        const thin = await thinFont(family, face);
        bytes += gzipSync(thin).length;
        const [font, whole] = [create(thin) as Font, create(loadFont(family, face)) as Font];
        const lost = [...'ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúüªº°§–—“”‘’…•€½×÷−≤≥≠→αβπΩ'].filter((sign) => {
          const code = sign.codePointAt(0) ?? 0;
          return whole.hasGlyphForCodePoint(code) && !font.hasGlyphForCodePoint(code);
        });
        expect(lost).toEqual([]);
        expect([font.familyName, font.ascent, font.unitsPerEm]).toEqual([
          ...[whole.familyName, whole.ascent, whole.unitsPerEm],
        ]);
      }
    expect(bytes).toBeLessThan(MOST_BYTES);
  },
);
