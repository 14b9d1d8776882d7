import { expect, it } from 'vitest';
import { type Command, findCommands } from './find-commands.ts';

const command = (words: string, about?: string): Command => ({
  id: words,
  group: 'Ir para',
  words,
  ...(about && { about }),
  run: () => undefined,
});
const all = [command('Adiar'), command('Mostrar só Prazos'), command('Pródigo', 'Redação ENEM')];

it('finds by every word typed, accents aside, what begins with it first', () => {
  const found = (q: string) => findCommands(all, q).map(({ words }) => words);
  expect(found('')).toHaveLength(3);
  expect(found('redacao')).toEqual(['Pródigo']);
  expect(found('pr')).toEqual(['Pródigo', 'Mostrar só Prazos']);
  expect(found('so prazos')).toEqual(['Mostrar só Prazos']);
  expect(found('prazos enem')).toEqual([]);
});
