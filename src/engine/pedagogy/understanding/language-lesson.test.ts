import { describe, expect, it } from 'vitest';
import { tellUnderstanding } from '#engine/pedagogy/tell-understanding.ts';
import { readText } from '#engine/reading/text/read-text.ts';

const SPANISH = `Espanhol - 8º ano: los saludos

Vocabulario
buenos días - bom dia
hasta luego - até logo
por favor - por favor
la ventana - a janela

Forma afirmativa
Usamos o verbo “ser” para dizer quem somos e de onde viemos.
Com yo o verbo é soy; com tú o verbo é eres.

Forma interrogativa
A pergunta começa e termina com um sinal: ¿Cómo te llamas? ¿De dónde eres?
Em inglês a mesma pergunta pede o auxiliar antes do sujeito: Where do you live?

Forma negativa
A palavra “no” fica antes do verbo em todas as pessoas.

Exercícios
1. Complete as frases:
a) Yo ______ brasileño.
b) Nosotros ______ estudiantes.
c) ¿Tú ______ de Chile?`;

describe('a lesson of another language', () => {
  const { genre, blocks } = tellUnderstanding(readText(SPANISH));
  const roleOf = (text: string): string | undefined =>
    blocks.find((block) => block.text.includes(text))?.role;

  it('is a lesson, although it closes with exercises', () => {
    expect(genre).toBe('apostila');
    expect(roleOf('Nosotros ______')).toBe('exercise');
  });

  it('tells what its words mean', () => {
    expect(roleOf('hasta luego')).toBe('definition');
    expect(roleOf('la ventana')).toBe('definition');
  });

  it('shows a rule by questions that nobody is asked', () => {
    expect(roleOf('¿Cómo te llamas?')).toBe('explanation');
    expect(roleOf('Where do you live?')).toBe('explanation');
  });
});

it('takes a sheet with fields of a name and a class and nothing but questions for an exam', () => {
  const sheet = `Geografia - 7º ano - Prof. Lúcia
Nome: ______________ Turma: ____ Nota: ____

1) Qual é o maior bioma do Brasil?
a) Pampa
b) Amazônia
c) Caatinga

2) O que é um rio intermitente? (1 ponto)

3) Marque V ou F:
( ) O Cerrado tem árvores de casca grossa.
( ) O Pampa fica no Norte.`;
  const { genre, blocks } = tellUnderstanding(readText(sheet));
  expect(genre).toBe('prova');
  expect(blocks.find(({ text }) => text.startsWith('Nome'))?.role).toBe('blank');
});
