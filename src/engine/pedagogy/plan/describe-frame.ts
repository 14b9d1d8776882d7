import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { DraftItem } from './draft-item.ts';

/** What the slides before the first part are there for. */
export function tellOpening(items: readonly DraftItem[]): Grounded {
  const parts = items.map(({ purpose, title }) =>
    purpose === 'sumario' ? 'sumário' : purpose === 'abertura' ? tellFirst(title) : purpose,
  );
  return { text: `Prepara a turma: ${listWords(parts)}.`, basis: [] };
}

const tellFirst = (title: string): string =>
  /^(?:Instruções|Orientações)/.test(title) ? 'instruções' : 'pergunta de abertura';

const CLOSING_WORDS: Record<string, string> = {
  pratica: 'prática',
  verificacao: 'verificação',
  sintese: 'síntese',
  referencias: 'referências',
};

/** What the slides behind the last part are there for. */
export function tellClosing(items: readonly DraftItem[]): Grounded {
  const parts = [...new Set(items.map(({ purpose }) => CLOSING_WORDS[purpose] ?? purpose))];
  return { text: `Retoma e confere o que foi visto: ${listWords(parts)}.`, basis: [] };
}
