import { expect, it } from 'vitest';
import { dropPage } from './drop-page.ts';

const linesOf = (text: string): string[] =>
  dropPage(text)
    .split('\n')
    .filter((line) => line.trim() !== '');

it('leaves of a page of a site what its text tells, under its own headings', () => {
  expect(
    linesOf(`Home » Ciências » Vulcões
Facebook  WhatsApp  X
Tempo de leitura: 4 min

Vulcões: o que são e exemplos

Um vulcão é uma abertura por onde sai magma.[1]

Índice [ocultar]
1 Partes
2 Tipos
3 Ver também

Partes [editar]
Cratera, chaminé e câmara.[2]
PUBLICIDADE
Figura 1. Corte de um vulcão (Crédito: divulgação)

Tipos [editar | editar código-fonte]
Ativo, adormecido e extinto.

LEIA TAMBÉM: 8 ilhas que você precisa conhecer

Comentários (12)
joana disse: amei!
Responder
© Todos os direitos reservados

(turma da manhã: só até Tipos)`),
  ).toEqual([
    '# Vulcões',
    'Um vulcão é uma abertura por onde sai magma.',
    'Partes',
    'Cratera, chaminé e câmara.',
    'Tipos',
    'Ativo, adormecido e extinto.',
    '(turma da manhã: só até Tipos)',
  ]);
});

it('takes the figures that count the pages of a book out, and its contents', () => {
  const book = `SUMÁRIO
1 Metais ........ 41
2 Trocas ........ 42
3 Colônias ...... 43

Metais
Ouro e prata mediam a riqueza.
41
Trocas
Vender mais do que comprar.
42
Colônias
Só vendiam à metrópole.`;
  expect(linesOf(book)).toEqual([
    'Metais',
    'Ouro e prata mediam a riqueza.',
    'Trocas',
    'Vender mais do que comprar.',
    'Colônias',
    'Só vendiam à metrópole.',
  ]);
});

it('leaves what looks like it in a lesson as it is', () => {
  const lesson = `Reino > Filo > Classe > Ordem
nomes[1] guarda o segundo nome
Veja o mapa da página 30
[1] O que é lista?
10
Comentários sobre o texto`;
  expect(dropPage(lesson)).toBe(lesson);
});

it('takes no refrain and no list that is set once more for contents', () => {
  const song = `Ó ciranda, ó cirandinha
vamos todos cirandar
vamos dar a meia-volta

A lua saiu na rua
foi ver o mar serenar

Ó ciranda, ó cirandinha
vamos todos cirandar
vamos dar a meia-volta`;
  expect(dropPage(song)).toBe(song);
});
