import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle } from './clean-title.ts';

/**
 * The order's title as a title: file names lose their underscores, ending and get back the accents and
 * capitals that the material writes (`fracoes_6_ano.pdf` → `Frações 6 ano`); all capitals become a sentence.
 */
export function restoreTitle(
  title: string,
  pieces: readonly Piece[],
  spell: (lower: string) => string,
): string {
  const bare = title.trim().replace(/\.(?:pdf|docx|pptx)$/i, '');
  const letters = bare.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 12 && letters === letters.toUpperCase() && /\s/.test(bare);
  if (isShouted) return cleanTitle(bare, spell);
  const spaced = /\s/.test(bare) ? bare : bare.replace(/_+/g, ' ');
  if (/[^\p{ASCII}]/u.test(spaced) || letters.slice(1) !== letters.slice(1).toLowerCase()) return spaced;
  const written = accentsOf(pieces);
  return spaced.replace(/\p{L}{3,}/gu, (word) => {
    // Portuguese writes these endings in one way only.
    const usual = word.replace(/cao$/, 'ção').replace(/coes$/, 'ções');
    const form = written.get(word.toLowerCase()) ?? usual;
    if (form === word) return word;
    return /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  });
}

/** `computacao` → `computação` where the material never writes it without accents; acronyms keep their capitals. */
function accentsOf(pieces: readonly Piece[]): Map<string, string> {
  const forms = new Map<string, string>();
  const plain = new Set<string>();
  for (const { text } of pieces)
    for (const [word] of text.matchAll(/\p{L}{3,}/gu)) {
      const lower = word.toLowerCase();
      const bare = lower.normalize('NFD').replace(/\p{M}/gu, '');
      if (bare !== lower) {
        if (!forms.has(bare)) forms.set(bare, lower);
      } else plain.add(lower);
    }
  for (const word of plain) forms.delete(word);
  for (const { text } of pieces)
    if (text !== text.toUpperCase())
      for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{3,5}(?![\p{L}\p{N}])/gu))
        if (!forms.has(word.toLowerCase())) forms.set(word.toLowerCase(), word);
  return forms;
}
