import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

function titlesOf(content: string): string[] {
  const { plan } = analyse({
    ...makeAnalysisInput({ content, title: 'Informática', size: 10 }),
    genre: 'notas',
  }).structure;
  return plan.map(({ title }) => title);
}

const BASES = `# Sistema binário

O sistema binário possui dois algarismos distintos e está em todos os circuitos do computador.

# Sistema hexadecimal

O sistema hexadecimal possui dezesseis algarismos distintos e escreve cores em páginas da rede.

# Sistema octal

O sistema octal possui oito algarismos distintos para a representação de números no computador.

O sistema octal aparece em permissões de arquivos e em programas antigos de várias máquinas.

A conversão de bases é direta, bastando agrupar os algarismos binários de três em três desde a direita.

A conversão de bases na outra direção troca cada algarismo octal por três algarismos binários.

# Exercícios

Converta os seguintes numerais octais em binário.

Explique com um exemplo por que três algarismos bastam.
`;

describe('the title of a slide', () => {
  const titles = titlesOf(BASES);

  it('says what a part goes on about, under the name of the part', () => {
    expect(titles).toContain('Sistema octal: conversão de bases');
    expect(titles.join('; ')).not.toContain('continuação');
  });

  it('is the heading of the file where the class does its exercises', () => {
    expect(titles).toContain('Exercícios');
    expect(titles).not.toContain('Hora de praticar');
  });
});

const AGAIN = `# Sistema octal

O sistema octal possui oito algarismos distintos para a representação de números no computador.

O sistema octal aparece em permissões de arquivos e em programas antigos de várias máquinas.

A conversão de bases é direta, bastando agrupar os algarismos binários de três em três desde a direita.

Exemplo: Qual é o numeral octal de 11010001? 11010001 = 011 010 001 = 321. Logo, é 321.

# Sistema hexadecimal

O sistema hexadecimal possui dezesseis algarismos distintos e escreve cores em páginas da rede.

O sistema hexadecimal aparece em endereços de memória e em códigos de cores de muitas telas.

A conversão de bases é direta, bastando agrupar os algarismos binários de quatro em quatro desde a direita.

Exemplo: Qual é o numeral hexadecimal de 11010001? 11010001 = 1101 0001 = D1. Logo, é D1.
`;

describe('the title of a worked example', () => {
  it('says what the sentence before it speaks of, though it was told already', () => {
    expect(titlesOf(AGAIN)).toContain('Sistema hexadecimal: conversão de bases');
  });
});

it('is the line above the list, the box or the steps that a slide goes on with', () => {
  const steps = Array.from(
    { length: 12 },
    (_, at) => `${at + 1}. Apertar devagar a peça número ${at + 1} com a chave de boca.`,
  );
  const titles = titlesOf(`# Materiais

Tipos de chave:

- Chave de boca: aperta parafusos sextavados de várias medidas na oficina.
- Chave inglesa: abre e fecha por um parafuso de ajuste no cabo.
- Chave de fenda: gira parafusos com uma ranhura na cabeça.

# Procedimento

${steps.join('\n')}

# Atenção

O óleo derramado no piso faz escorregar quem passa com pressa pela oficina.

Em caso de corte na mão por uma peça com rebarba, a chefia da oficina é avisada na hora.
`);
  expect(titles).toContain('Atenção');
  expect(titles.join('; ')).not.toMatch(/Apertar|corte|rebarba/);
});

describe('the title of the second slide of a part', () => {
  const notes = (lines: readonly string[]): string => `# Sopa de pedra

A sopa de pedra junta o que cada um traz de casa e alimenta a vila toda no inverno.

${lines.join('\n\n')}`;

  it('is nothing that only its first point speaks of', () => {
    const titles = titlesOf(
      notes([
        'Obs.: a pedra é lavada três vezes antes de ir para a panela de ferro da vila.',
        'Em julho. 1998 a vila de Almeirim serviu duas mil tigelas na praça da igreja.',
        'Cuidado: a panela de ferro queima a mão de quem esquece o pano dobrado na alça.',
      ]),
    );
    expect(titles.join('; ')).not.toMatch(/Obs|Cuidado|Julho(?!\p{L})|Dica/u);
  });
});

it('names an example by the lesson, and a box by what it is', () => {
  const titles = titlesOf(
    'Conversão de bases\n\nA conversão de bases divide o número pela base até sobrar zero.\n\nCuidados:\n- ler os restos de baixo para cima\n- parar só no zero\n\nEXEMPLO 1\nEscreva 13 em binário.\n13 / 2 = 6, resto 1\n6 / 2 = 3, resto 0\n3 / 2 = 1, resto 1\n1 / 2 = 0, resto 1\n\nExercícios\n1) Escreva 9 em binário.\n2) Escreva 6 em binário.',
  );
  expect(titles).toContain('Cuidados');
  expect(titles).toContain('Informática: exemplo 1');
});
