import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });
const heading = (text: string, level = 1): DraftBlock => ({ type: 'heading', level, text });
const list = (...items: string[]): DraftBlock => ({
  type: 'list',
  isOrdered: false,
  items: items.map((text) => ({ text, level: 0 })),
});
const analysed = (blocks: DraftBlock[], genre: 'plano_de_aula' | 'curriculo_norma') =>
  analyse({
    ...makeAnalysisInput({ content: '', title: 'Geometria no quintal' }),
    source: finishDocument({
      ...{ kind: 'docx', title: null, pages: null, slides: null, pagesWithoutText: [], warnings: [] },
      blocks,
    }),
    ...{ genre, size: 15, serviceType: 'presentation' as const },
  });

const LESSONS = [
  [
    'Ângulos da cerca',
    'Medir ângulos com o transferidor em cercas e portões',
    'os portões que cada família tem em casa',
  ],
  [
    'Área do canteiro',
    'Calcular a área de canteiros retangulares',
    'o tamanho das hortas que os avós plantavam',
  ],
  [
    'Perímetro do galinheiro',
    'Calcular o perímetro de um galinheiro',
    'quanto arame uma cerca leva no sítio',
  ],
  ['Volume da caixa', 'Calcular o volume de uma caixa de água', 'a água que falta na seca de agosto'],
  ['Escala do mapa', 'Usar a escala de um mapa do quintal', 'os mapas que aparecem no celular do motorista'],
  [
    'Simetria das folhas',
    'Reconhecer a simetria de folhas e flores',
    'as folhas que caem na calçada da escola',
  ],
  [
    'Triângulos do telhado',
    'Construir triângulos com régua e compasso',
    'os telhados mais altos da rua da feira',
  ],
  ['Círculos do poço', 'Relacionar o raio e o diâmetro do poço', 'os poços e cisternas do bairro antigo'],
  ['Razão da mistura', 'Escrever razões de água e adubo', 'as misturas que se fazem na cozinha'],
  [
    'Gráfico da colheita',
    'Ler gráficos de colunas da colheita',
    'as colheitas que deram certo no ano passado',
  ],
  ['Média da chuva', 'Calcular a média de chuva da semana', 'os meses em que chove mais na serra'],
  [
    'Porcentagem das sementes',
    'Calcular a porcentagem de sementes que brotam',
    'as sementes que não brotam no vaso',
  ],
  ['Tabela do preço', 'Organizar preços em uma tabela', 'os preços da feira de sábado'],
];

describe('a plan of many lessons of one pattern', () => {
  const { structure, objectives, topics, keyPhrases } = analysed(
    LESSONS.flatMap(([name = '', aim = '', talk = ''], at) => [
      heading(`AULA ${at + 1} - ${name}`),
      paragraph(`HABILIDADE: EF07MA${at + 10}. ${aim}.`),
      heading('METODOLOGIA', 2),
      paragraph(
        `Iniciar a aula conversando sobre ${talk}. Organizar a turma em duplas para resolver a ficha.`,
      ),
      heading('Acompanhamento da Aprendizagem', 2),
      list(`Identificar os erros na ficha ${at + 1}.`, 'Observar o uso dos instrumentos.'),
      heading('Acessibilidade', 2),
      list('Ampliar as figuras da ficha.'),
    ]),
    'plano_de_aula',
  );
  const told = structure.plan.filter(({ purpose }) => purpose === 'conteudo');
  const names = [
    ...structure.plan.map(({ title }) => title),
    ...topics.modules.flatMap(({ name, description }) => [name, description]),
  ].join(' | ');

  it('tells each lesson by its name and aim, whether or not several share a slide', () => {
    const said = told.flatMap(({ title, points }) => [title, ...points]).join(' | ');
    for (const [name = '', aim = ''] of LESSONS) {
      expect(said).toContain(name);
      expect(said.toLowerCase()).toContain(aim.toLowerCase());
    }
    expect(said).toContain('Para conversar: os portões que cada família tem em casa');
  });

  it('never takes the name of a field for a title or a term', () => {
    expect(names).not.toMatch(/acompanhamento|acessibilidade|metodologia/iu);
    expect(keyPhrases.map(({ phrase }) => phrase).join(' | ')).not.toMatch(
      /acompanhamento da|acessibilidade/iu,
    );
  });

  it('takes nothing for an aim that a lesson is checked by', () => {
    expect(objectives.map(({ text }) => text).join(' | ')).not.toContain('erros na ficha');
  });
});

const ENTRIES = [
  ['Medidas', 'Comprimento', 'MTEI01', 'Comparar tamanhos de objetos da sala'],
  ['Medidas', 'Massa', 'MTEI02', 'Distinguir o que é leve do que é pesado'],
  ['Formas', 'Sólidos', 'MTEI03', 'Agrupar caixas e bolas pelo que têm de parecido'],
  ['Formas', 'Figuras', 'MTEI04', 'Desenhar contornos de objetos no papel'],
  ['Números', 'Contagem', 'MTEI05', 'Contar brinquedos até dez apontando cada um'],
  ['Números', 'Registro', 'MTEI06', 'Marcar quantidades com riscos e bolinhas'],
  ['Tempo', 'Rotina', 'MTEI07', 'Contar o que se faz de manhã e à tarde'],
  ['Tempo', 'Calendário', 'MTEI08', 'Localizar aniversários no mês'],
];

describe('a curriculum of many entries of one pattern', () => {
  const { structure, quiz } = analysed(
    [
      ...ENTRIES.flatMap(([axis = '', name = '', code = '', aim = ''], at) => [
        ...(ENTRIES[at - 1]?.[0] === axis ? [] : [heading(axis.toUpperCase())]),
        heading(`CONTEÚDO: ${name.toUpperCase()}`, 2),
        paragraph(`Objetivo: ${code} - ${aim}`),
        paragraph('Encaminhamento Metodológico:'),
        paragraph(`2. Propondo que a turma explique o que fez com os objetos de ${name.toLowerCase()}.`),
        paragraph(`1. Mostrando objetos da sala em uma roda de ${name.toLowerCase()}.`),
        paragraph('Avaliação:'),
        paragraph(`- percebe o que muda em ${name.toLowerCase()}`),
        paragraph('Recursos:'),
      ]),
    ],
    'curriculo_norma',
  );
  const card = structure.plan.find(({ title }) => title === 'Massa');

  it('has a card for each of them: its aim by its code, what is done in its order, how it is checked', () => {
    expect(card?.points).toEqual([
      'Objetivo (MTEI02): distinguir o que é leve do que é pesado',
      'Mostrar objetos da sala em uma roda de massa',
      'Propor que a turma explique o que fez com os objetos de massa',
      'Avaliação: percebe o que muda em massa',
    ]);
    for (const [, name = ''] of ENTRIES)
      expect(structure.plan.some(({ title }) => title.includes(name))).toBe(true);
  });

  it('speaks to those who teach by it, not to a class', () => {
    const said = structure.plan.flatMap(({ points }) => points).join(' | ');
    expect(said).toContain('O que vocês já fazem com a turma em medidas, formas');
    expect(said).toContain('planejem uma atividade de 15 minutos');
    expect(said).not.toContain('Já consigo');
    expect(quiz[0]?.question).toMatch(/^De que parte do documento é o objetivo/u);
  });
});
