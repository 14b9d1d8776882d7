import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { nameDocument } from '#engine/pedagogy/outline/name-document.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });
const table = (...rows: string[][]): DraftBlock => ({ type: 'table', rows, hasHeader: false });

it('reads the aims in their column line by line, though a field above was left to be filled in', () => {
  const course = finishDocument({
    ...{ kind: 'docx', title: null, pages: null, slides: null, pagesWithoutText: [], warnings: [] },
    blocks: [
      paragraph('PLANO DE ENSINO'),
      table(
        ['Disciplina: Manejo de Pastagens Modalidade: Presencial Carga horária: 16h'],
        ['Professora responsável: Lúcia Andrade Prado'],
        ['Ementa da disciplina: A disciplina trata do manejo do pasto e da lotação dos piquetes.'],
        ['Objetivo geral: Formular em parceria com a coordenação.'],
      ),
      paragraph('PLANEJAMENTO DAS AULAS'),
      table(
        ['AULA', 'Objetivos', 'Conteúdo programático', 'Recursos'],
        [
          'Aula 1 (8h)',
          'Ao final os alunos serão capazes de:\nidentificar as gramíneas mais usadas no cerrado.\nMedir a altura do pasto antes da entrada do gado',
          'Gramíneas do cerrado\nAltura do pasto\nLotação dos piquetes',
          '- Projetor\n- Trena',
        ],
        [
          'Aula 2 (8h)',
          'calcular a lotação de um piquete.',
          'Cálculo da lotação\nDescanso do pasto\nAdubação do solo',
          '- Projetor',
        ],
      ),
    ],
  });
  const told = analyse({
    ...{ source: course, content: '', title: nameDocument(course, null), serviceType: 'presentation' },
    ...{ size: 15, level: null, lessonMinutes: null, learningObjectives: '', adjustments: [] },
  });
  expect(told.structure.plan[0]?.title).toBe('Manejo de Pastagens');
  expect(told.objectives.map(({ text }) => text)).toEqual([
    'Identificar as gramíneas mais usadas no cerrado.',
    'Medir a altura do pasto antes da entrada do gado',
    'Calcular a lotação de um piquete.',
  ]);
  const parts = told.structure.sections.map(({ title }) => title).join(' | ');
  expect(parts).toMatch(/aula 1.*aula 2/iu);
});

it('tells the timed steps of each class with what is said of them, and no breaks', () => {
  const steps = (first: string, last: string): string =>
    `1h – ${first}\n15 min – Intervalo\n30 min – Leitura de mapas. Serão lidos mapas de relevo.\n2h – ${last}\n- trena\n- bússola`;
  const course = finishDocument({
    ...{ kind: 'docx', title: null, pages: null, slides: null, pagesWithoutText: [], warnings: [] },
    blocks: [
      paragraph('PLANO DE ENSINO'),
      paragraph('Disciplina: Cartografia básica'),
      table(
        ['Aula', 'Conteúdo programático', 'Desenvolvimento (estratégias)'],
        ['Aula 1', 'Escala\nProjeções\nCoordenadas', steps('Cálculo de escalas', 'Medição do pátio')],
        ['Aula 2', 'Curvas de nível\nPerfis\nDeclividade', steps('Traçado de perfis', 'Maquete do relevo')],
      ),
    ],
  });
  const { plan } = analyse({
    ...{ source: course, content: '', title: 'Cartografia básica', serviceType: 'presentation' },
    ...{ size: 12, level: null, lessonMinutes: null, learningObjectives: '', adjustments: [] },
    genre: 'plano_de_ensino',
  }).structure;
  const said = plan.flatMap(({ points }) => points);
  expect(said).toContain('Leitura de mapas (30 min): Serão lidos mapas de relevo');
  expect(said).toContain('Medição do pátio (2 h): trena; bússola');
  expect(said.some((text) => /intervalo/i.test(text))).toBe(false);
});
