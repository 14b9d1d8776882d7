import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { askOwn } from './ask-own.ts';

describe('a key that stands below its questions', () => {
  const ask = (content: string) =>
    askOwn(openLesson(makeAnalysisInput({ content, title: 'Rios' }))).map(({ text, answer }) => [
      text,
      answer,
    ]);

  it('answers by letters what is identified, and in its order what is filled in', () => {
    const notes = `Rios

O rio nasce na serra e corre para o mar, e a foz é onde ele termina.

EXERCICIOS no quadro
identifique a parte do rio:
a) A água brota da pedra.
b) O rio entra no mar.

resp: a nascente b foz

5 - EXERCICIO complete com o verbo
1. O rio ______ (nascer) na serra.
2. Os rios ______ (correr) para o mar.
key: nasce - correm`;
    expect(ask(notes)).toEqual([
      ['Identifique a parte do rio: A água brota da pedra.', 'nascente'],
      ['Identifique a parte do rio: O rio entra no mar.', 'foz'],
      ['Complete com o verbo: O rio ______ (nascer) na serra.', 'nasce'],
      ['Complete com o verbo: Os rios ______ (correr) para o mar.', 'correm'],
    ]);
  });

  it('answers a case as a whole, and no question that stands far above it', () => {
    const notes = `Rios

O rio nasce na serra e corre para o mar, e a foz é onde ele termina.

Caso p/ discutir em trio, 15 min:
Seu Bento, 68 anos, mora na beira do rio, que subiu dois metros ontem. O vizinho jogou lixo na margem.
a) o que está errado? b) o que ele faz agora?
(resp.: o lixo na margem; sair já e chamar a defesa civil)`;
    expect(ask(notes)).toEqual([
      [
        'Seu Bento, 68 anos, mora na beira do rio, que subiu dois metros ontem. O vizinho jogou lixo na margem. a) o que está errado? b) o que ele faz agora?',
        'o lixo na margem; sair já e chamar a defesa civil',
      ],
    ]);
  });
});

it('asks what is ticked or judged alone with the words of the key', () => {
  const sheet = `Lista de exercícios: rios

1. O fim de um rio chama-se: ( ) nascente ( ) foz ( ) leito

2. V ou F: o rio corre do mar para a serra. ( )

3. Em que lugar o rio nasce? __________

Respostas: 1 foz / 2 F / 3 na serra`;
  const own = askOwn(openLesson(makeAnalysisInput({ content: sheet, title: 'Rios' })));
  expect(own.map(({ kind, text, answer }) => [kind, text, answer])).toEqual([
    ['multipla_escolha', 'O fim de um rio chama-se:', 'foz'],
    ['verdadeiro_falso', 'Verdadeiro ou falso? “O rio corre do mar para a serra”', 'Falso'],
    ['aberta', 'Em que lugar o rio nasce?', 'na serra'],
  ]);
});
