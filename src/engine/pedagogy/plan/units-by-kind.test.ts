import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

function planOf(genre: Genre, content: string) {
  const { structure } = analyse({ ...makeAnalysisInput({ content, title: 'Material', size: 10 }), genre });
  return { ...structure, titles: structure.plan.map(({ title }) => title) };
}

const plan = (number: string, theme: string, facts: string) =>
  `PLANO DE AULA ${number}\n\nTema: ${theme}\n\nDuração: 50 minutos\n\nRecursos: quadro e giz.\n\n${facts}`;

describe('several plans in one file', () => {
  const { sections } = planOf(
    'plano_de_aula',
    [
      plan(
        '01',
        'Tipos de rochas',
        'As rochas ígneas se formam quando o magma esfria na superfície da Terra.',
      ),
      plan('02', 'Formação do solo', 'O solo é a mistura de pedaços de rocha, matéria orgânica, água e ar.'),
      plan('03', 'Erosão', 'A erosão é o transporte do solo pela água da chuva e pelo vento.'),
    ].join('\n\n'),
  );

  it('are parts of their own, called by their themes and numbers', () => {
    expect(sections.slice(1, 4).map(({ title }) => title)).toEqual([
      'Tipos de rochas (aula 1)',
      'Formação do solo (aula 2)',
      'Erosão (aula 3)',
    ]);
  });
});

describe('a test', () => {
  const questions = [
    '1) Explique o que é erosão.',
    '2) Cite dois tipos de rochas e diga como se formam.',
    '3) Por que o solo precisa de húmus?',
  ];
  const orders = [
    'Leia atentamente cada questão antes de responder.',
    'A prova é individual e sem consulta.',
    'Use caneta azul ou preta; não será aceita rasura nas questões objetivas.',
  ];

  it('opens with how it is to be answered, which the key does not answer', () => {
    const { plan, sections } = planOf(
      'prova',
      [
        '# Prova de Ciências – 6º ano',
        'INSTRUÇÕES',
        [...orders, 'Será aprovado quem tiver nota superior a sete.'].map((one) => `- ${one}`).join('\n'),
        ...questions,
      ].join('\n\n'),
    );
    expect(plan[1]).toMatchObject({ title: 'Instruções da prova', purpose: 'abertura' });
    expect(plan[1]?.points).toEqual(orders.map((one) => one.slice(0, -1)));
    expect(sections[0]?.description).toBe('Prepara a turma: capa e instruções.');
    expect(plan.at(-1)?.points.join(' ')).not.toMatch(/\b2\b/);
  });

  it('opens with its first question where nothing tells how', () => {
    expect(planOf('prova', ['# Prova de Ciências', ...questions].join('\n\n')).titles).not.toContain(
      'Instruções da prova',
    );
  });
});

it('shows what a piece of work asks part by part, as what is done and not as what is learnt', () => {
  const { plan, titles } = planOf(
    'trabalho',
    `# Seminário sobre biomas\n\n## O que pesquisar\n\nLocalização e área; clima; vegetação; fauna; ameaças ambientais.\n\n## Parte escrita\n\nCapa, introdução, desenvolvimento e conclusão. Fonte Arial 12. Mínimo de quatro páginas.\n\n## Apresentação oral\n\nTodos os integrantes devem falar. Não é permitido ler o trabalho inteiro.\n\n## Critérios de avaliação\n\nTrabalhos entregues com atraso perdem um ponto por dia.`,
  );
  expect(titles).toEqual(expect.arrayContaining(['Parte escrita', 'Apresentação oral']));
  const said = plan.filter(({ purpose }) => purpose === 'conteudo').flatMap(({ points }) => points);
  expect(said.join(' ')).not.toMatch(/devem falar|Fonte Arial/);
});

it('names every part of a form, those too that elsewhere are a list of sources or an introduction', () => {
  const { sections, titles } = planOf(
    'modelo_formulario',
    `# Formulário de projeto\n\n## 1. Introdução\n\n[Explique por que o tema é importante para a escola.]\n\n## 2. Metodologia\n\n[Descreva como os dados serão coletados e analisados.]\n\n## 3. Referências\n\n[Use as normas da ABNT em todas as fontes.]`,
  );
  const names = [...titles, ...sections.map(({ title }) => title)].join(' | ');
  for (const part of [/introdução/i, /metodologia/i, /referências/i]) expect(names).toMatch(part);
});

describe('slides of a teacher', () => {
  const slides = [
    ['# Processadores'],
    [
      '# Processadores',
      'Revisão do que vimos até aqui:',
      '- Definição e Aplicações da Informática, e suas áreas;',
      '- Hardware, Software e Periféricos;',
      '- Reforço destes conceitos através de atividades.',
    ],
    ['# Visão geral e objetivos', 'Compreender o funcionamento do processador.'],
    ['# Registradores', 'Os registradores são memórias pequenas que ficam dentro do processador.'],
    ['# Unidade de controle', 'A unidade de controle busca e decodifica cada instrução do programa.'],
  ];
  const blocks = slides.flatMap((lines, at): Block[] => {
    const place = (index: number) => ({ id: `b${at}.${index}`, slide: at + 1 });
    const items = lines
      .filter((line) => line.startsWith('- '))
      .map((line) => ({ text: line.slice(2), level: 0 }));
    const others = lines.filter((line) => !line.startsWith('- '));
    return [
      ...others.map(
        (line, index): Block =>
          line.startsWith('# ')
            ? { ...place(index), type: 'heading', level: 1, text: line.slice(2) }
            : { ...place(index), type: 'paragraph', text: line },
      ),
      ...(items.length === 0 ? [] : [{ ...place(9), type: 'list' as const, isOrdered: false, items }]),
    ];
  });
  const source = { ...readText('Aula'), kind: 'pptx' as const, slides: slides.length, blocks };
  const { plan } = analyse({
    ...makeAnalysisInput({ title: 'Processadores', size: 10 }),
    source,
    content: '',
  }).structure;

  it('open with what the class has seen, where they list it, and the question of the lesson', () => {
    const [, first] = plan;
    expect(first?.title).toBe('Revisão do que vimos até aqui');
    expect(first?.points).toContain('Hardware, Software e Periféricos');
  });

  it('keep their own name of the aims', () => {
    expect(plan.find(({ purpose }) => purpose === 'objetivos')?.title).toBe('Visão geral e objetivos');
  });
});
