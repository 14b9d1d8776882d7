import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { MOST_TYPOS } from '#shared/analysis/ai-analysis.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const tell = (content: string) => {
  const { typos, passages } = analyse(makeAnalysisInput({ content }));
  return typos.map(({ written, right, passageId }) => ({
    told: `${written} → ${right}`,
    quote: passages.find(({ id }) => id === passageId)?.quote ?? null,
  }));
};

describe('the slips of a material', () => {
  it('are told once, with the passage where each stands first', () => {
    expect(
      tell(
        'O produto escalar mostra a difereça entre os vetores.\n\nA materia viva é formada por células.\n\nToda materia ocupa lugar no espaço.',
      ),
    ).toEqual([
      { told: 'difereça → diferença', quote: 'O produto escalar mostra a difereça entre os vetores.' },
      { told: 'materia → matéria', quote: 'A materia viva é formada por células.' },
    ]);
  });

  it('are none in tags and names of a program', () => {
    expect(tell('A tag <materia> guarda o nome da aula, e a função conexao() abre o banco.')).toEqual([]);
  });

  it('are looked for in exercises, not in references', () => {
    const found = tell(
      [
        '# Células\nA célula é a menor parte viva de um ser. Ela tem membrana e citoplasma.',
        '# Exercícios\n1. Explique a difereça entre a célula animal e a vegetal.',
        '# Referências\nSILVA, J. Introdução à biologia celular: um estudo da materia viva. São Paulo, 2019.',
      ].join('\n\n'),
    );
    expect(found.map(({ told }) => told)).toEqual(['difereça → diferença']);
  });

  it('are none where all is written well, or nothing is written', () => {
    expect(tell('A célula é a menor parte viva de um ser. Ela tem membrana e citoplasma.')).toEqual([]);
    expect(tell('')).toEqual([]);
  });

  it('stay within what a teacher can go through', () => {
    const words =
      'educa popula produ forma situa informa comunica rela organiza rea solu fun dire constru atua alimenta respira circula evolu revolu posi condi tradi prote sele cole constitui institui aplica explica implica opera separa prepara compara declara repeti defini medi avalia varia cria observa conserva'.split(
        ' ',
      );
    const content = words
      .map((word) => `A ${word}cao é um processo importante da natureza e da vida.`)
      .join('\n\n');
    expect(words.length).toBeGreaterThan(MOST_TYPOS);
    expect(tell(content)).toHaveLength(MOST_TYPOS);
  });

  it('are answered plainly when their correction is asked for', () => {
    const { answers } = analyse(
      makeAnalysisInput({
        adjustments: [
          'Melhorias escolhidas:\n- Corrigir: “difereça” por “diferença”; “mais texto” por “mais textos”',
        ],
      }),
    );
    expect(answers.map(({ outcome, text }) => [outcome, text.includes('recebe as correções')])).toEqual([
      ['team', true],
    ]);
  });
});

it('leaves the error that a lesson of language is about', () => {
  const content = `# Verbo haver

O verbo haver no sentido de existir fica no singular, e “haviam muitas pessoas” está errado.

# Exercícios

1) Marque a frase errada:
a) Existem muitas dúvidas.
b) Haviam três carros na rua.
c) Há muitas casas na praia.`;
  expect(tell(content).filter(({ told }) => /haviam/i.test(told))).toEqual([]);
  expect(
    tell('# Festa\n\nNa festa haviam muitas pessoas na rua do centro.').map(({ told }) => told),
  ).toContain('haviam muitas → havia muitas');
});
