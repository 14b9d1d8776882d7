import { expect, it } from 'vitest';
import { layListing } from './lay-listing.ts';

const bare = (text: string): string => text.replace(/\s+/g, '');

it('gives a page its lines again, each tag as deep as it stands, and changes white space alone', () => {
  const crowded =
    '<!DOCTYPE html> <html> <head> <style> p { color: blue; } </style> </head> <body> <p>Horta</p> <p>Canteiro</p> </body> </html>';
  expect(layListing(crowded).split('\n')).toEqual([
    ...['<!DOCTYPE html>', '<html>', '  <head>', '    <style>', '      p { color: blue; }', '    </style>'],
    ...['  </head>', '  <body>', '    <p>Horta</p>', '    <p>Canteiro</p>', '  </body>', '</html>'],
  ]);
  expect(bare(layListing(crowded))).toBe(bare(crowded));
});

it('ends a statement at its sign and leaves a comment on the line it is about', () => {
  const crowded =
    'function somar(a) { const b = a + 5; return b; } let total = somar(2); // soma cinco console.log(total); // mostra 7';
  expect(layListing(crowded).split('\n')).toEqual([
    ...['function somar(a) {', '  const b = a + 5;', '  return b;', '}'],
    ...['let total = somar(2); // soma cinco', 'console.log(total); // mostra 7'],
  ]);
  expect(layListing('int led = 13; //pino do LED #define LDR A0 //pino do sensor').split('\n')).toEqual([
    'int led = 13; //pino do LED',
    '#define LDR A0 //pino do sensor',
  ]);
});

it('begins a line with what is asked of a result, as no line breaks before its point', () => {
  const crowded = "let horta = abrir(); planta.modulo('canteiro') .rega('Alface', Alface); fechar();";
  expect(layListing(crowded).split('\n')).toEqual([
    ...['let horta = abrir();', "planta.modulo('canteiro')", "  .rega('Alface', Alface);", 'fechar();'],
  ]);
});

it('leaves short lines, addresses and what a program printed as they are', () => {
  for (const line of [
    '> make test',
    '0 0 25 25',
    'p { color: red; }',
    '<script src="https://a.br/x.js"></script>',
  ])
    expect(layListing(line)).toBe(line);
});
