import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { tellUnderstanding } from '#engine/pedagogy/tell-understanding.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { understand } from './understand.ts';

const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });
const table = (...rows: string[][]): DraftBlock => ({ type: 'table', rows, hasHeader: false });

const COURSE = finishDocument({
  kind: 'docx',
  title: null,
  pages: null,
  slides: null,
  pagesWithoutText: [],
  warnings: [],
  blocks: [
    paragraph('PLANO DE ENSINO'),
    table(['Curso: Técnico em Agropecuária', ''], ['Disciplina: Apicultura', 'Carga horária: 60 h']),
    table(
      ['EMENTA'],
      ['Biologia das abelhas. Instalação do apiário. Manejo das colmeias. Colheita e extração do mel.'],
      ['OBJETIVO GERAL'],
      ['Capacitar o estudante a instalar e manejar um apiário com segurança.'],
    ),
    paragraph('CONTEÚDO PROGRAMÁTICO'),
    table(
      ['Unidade', 'Conteúdo', 'Metodologia', 'Horas'],
      ['I – Biologia das abelhas', 'Castas; ciclo de vida; comunicação.', 'Aula expositiva', '16'],
      ['II – Instalação do apiário', 'Escolha do local; tipos de colmeia; proteção.', 'Aula de campo', '20'],
      ['III – Colheita do mel', 'Extração; decantação; envase; rotulagem.', 'Prática na casa do mel', '24'],
    ),
    paragraph('AVALIAÇÃO'),
    paragraph('Duas provas escritas (60%) e relatório das aulas de campo (40%). A média é 6,0.'),
  ],
});

const { structure, document, objectives } = analyse({
  source: COURSE,
  content: '',
  title: 'Apicultura',
  serviceType: 'presentation',
  size: 15,
  level: null,
  lessonMinutes: null,
  learningObjectives: '',
  adjustments: [],
});
const names = [...structure.sections.map(({ title }) => title), ...structure.plan.map(({ title }) => title)];

describe('the plan of a course that is written in tables', () => {
  it('is known as one', () => {
    expect(document?.genre).toBe('plano_de_ensino');
  });

  it('has its fields and the units of its schedule as parts, in their order', () => {
    const all = names.join(' | ');
    for (const part of [
      'Ementa',
      'Biologia das abelhas',
      'Instalação do apiário',
      'Colheita do mel',
      'Avaliação',
    ])
      expect(all).toContain(part);
  });

  it('tells its topics, and nothing of hours and methods', () => {
    const said = structure.plan.flatMap(({ points }) => points).join(' | ');
    expect(said).toContain('Instalação do apiário');
    expect(said).toMatch(/decantação/i);
    expect(said).not.toMatch(/Aula expositiva|casa do mel/);
  });

  it('takes what stands under its aim for an objective', () => {
    expect(objectives.map(({ text }) => text).join(' ')).toContain('manejar um apiário');
  });
});

it('takes the slide that plans the lesson for advice, not for what is taught', () => {
  const on = (slide: number, text: string): DraftBlock => ({ ...paragraph(text), slide });
  const title = (slide: number, text: string): DraftBlock => ({ type: 'heading', level: 1, text, slide });
  const deck = finishDocument({
    ...{ kind: 'pptx', title: null, pages: null, slides: 3, pagesWithoutText: [], warnings: [] },
    blocks: [
      ...[title(1, 'Energia'), title(2, 'Plano de aula'), on(2, 'Conteúdo:'), on(2, 'Fontes de energia')],
      on(2, 'Estratégia ou metodologia:'),
      on(2, 'Análise gráfica: construção e interpretação de curvas com exemplos simples.'),
      ...[title(3, 'Fontes de energia'), on(3, 'A energia solar é a energia que vem da luz do Sol.')],
      on(3, 'A energia eólica é a energia que vem do movimento do vento.'),
    ],
  });
  expect(
    understand(deck, 'slides_aula').bits.find(({ text }) => text.startsWith('Análise gráfica'))?.role,
  ).toBe('teacher_guidance');
});

it('takes the head of a form for what it is, no table of data', () => {
  const plan = finishDocument({
    kind: 'docx',
    title: null,
    pages: null,
    slides: null,
    pagesWithoutText: [],
    warnings: [],
    blocks: [
      paragraph('EMEF Rio Claro – PLANO DE AULA'),
      table(
        ['Componente', 'Educação Física'],
        ['Professora', 'Célia M. Prado'],
        ['Turma', '4º ano B'],
        ['Tema', 'Jogos de matriz indígena: a peteca'],
      ),
      { type: 'heading', level: 1, text: 'Objetivos' },
      { type: 'list', isOrdered: false, items: [{ text: 'Conhecer a origem da peteca.', level: 0 }] },
      { type: 'heading', level: 1, text: 'Conteúdo' },
      paragraph('A peteca é de origem indígena. Os indígenas faziam a peteca com palha de milho e penas.'),
    ],
  });
  const roles = understand(plan, 'plano_de_aula').bits.filter(({ kind }) => kind === 'cell');
  expect(new Set(roles.map(({ role }) => role))).toEqual(new Set(['admin']));
});

it('takes what is to be learnt below the objectives of a plan for objectives, though a teacher could do it too', () => {
  const { blocks } = tellUnderstanding(
    readText(`Plano de aula

Disciplina: Geografia

Tema: Os biomas brasileiros

Objetivos

Identificar os seis biomas brasileiros.

Relacionar clima e vegetação.

Conteúdo

Bioma é um conjunto de ecossistemas com clima, solo e vegetação semelhantes.

Recursos

Projetor e mapa dos biomas.

Avaliação: observar a participação e corrigir os exercícios.`),
  );
  const roleOf = (text: string): string | undefined => blocks.find((block) => block.text === text)?.role;
  expect(roleOf('Identificar os seis biomas brasileiros.')).toBe('objective');
  expect(roleOf('Relacionar clima e vegetação.')).toBe('objective');
  expect(roleOf('Avaliação: observar a participação e corrigir os exercícios.')).toBe('instruction');
});

it('takes for whom a plan is and what a lesson is checked by for no aim', () => {
  const { blocks } = tellUnderstanding(
    readText(`Plano de aula

Tema: A horta da escola

Objetivos:

Reconhecer as partes de uma planta.

Público-alvo:

Estudantes do ensino médio com conhecimentos básicos de jardinagem.

Acompanhamento da aprendizagem

Identificar a poda correta das mudas.`),
  );
  const roleOf = (text: string): string | undefined =>
    blocks.find((block) => block.text.startsWith(text))?.role;
  expect(roleOf('Reconhecer')).toBe('objective');
  expect(roleOf('Estudantes')).not.toBe('objective');
  expect(roleOf('Identificar')).toBe('teacher_guidance');
});
