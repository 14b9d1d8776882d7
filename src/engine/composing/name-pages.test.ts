import { expect, it } from 'vitest';
import type { PrintedBooklet } from './lint/booklet-check.ts';
import { nameBookletPages } from './name-pages.ts';

const line = (text: string, tagLevel?: number) => ({ text, ...(tagLevel && { tagLevel }) });
const page = (...lines: ReturnType<typeof line>[]) => ({ width: 595, height: 842, drawn: [], lines });

it('a page of a booklet is called by the chapter that stands on it, however many lines its title takes', () => {
  const printed = {
    pages: [
      page(line('A horta da escola', 1)),
      page(line('Sumário'), line('Rega da alface'), line('Colheita da beterraba')),
      page(line('Capítulo 1'), line('Rega da', 1), line('alface', 1), line('Duas vezes por dia.')),
      page(line('Exercícios', 2), line('Quantas vezes?')),
      page(line('Colheita da beterraba', 1)),
    ],
    outline: ['Rega da alface', 'Colheita da beterraba'],
    ...{ isTagged: true, language: 'pt-BR' },
  } as unknown as PrintedBooklet;
  const named = nameBookletPages(printed);
  expect(named.map(({ title }) => title)).toEqual([
    ...['', '', 'Rega da alface', 'Rega da alface', 'Colheita da beterraba'],
  ]);
  expect(named[3]?.text).toBe('Exercícios\nQuantas vezes?');
});
