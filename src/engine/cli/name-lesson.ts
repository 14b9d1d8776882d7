import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { Material } from './load-material.ts';

/**
 * What a lesson is called that nobody named: the title of the file, else the file's name as words, with the accents that
 * the text writes them with (`plano_de_licao` → `Plano de lição`).
 */
export function nameLesson({ source, name }: Material): string {
  if (source.title !== null) return source.title;
  const spelled = new Map<string, string>();
  for (const text of source.blocks.flatMap(listBlockTexts))
    for (const word of text.match(/\p{Ll}+/gu) ?? [])
      if (!spelled.has(fold(word))) spelled.set(fold(word), word);
  const words = (name ?? '').split(/[\s_-]+/).map((word) => spelled.get(word) ?? word);
  const title = words.join(' ').trim();
  return title === '' ? 'Aula' : title.charAt(0).toLocaleUpperCase('pt-BR') + title.slice(1);
}

const fold = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}+/gu, '');
