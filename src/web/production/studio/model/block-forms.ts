import type { BookletBlock } from '#shared/composition/blocks.ts';

type Words = { key: string; label: string };
/** What a field of a block is. An optional one that is left empty is null in the deck. */
export type FieldForm =
  | ({ kind: 'line'; isOptional?: boolean; most?: number } & Words)
  | ({ kind: 'area'; isOptional?: boolean; most?: number } & Words)
  | ({ kind: 'number' } & Words)
  /** Strings, each a line of its own. `item` names one: `Opção`. */
  | ({ kind: 'lines'; item: string; isLong?: boolean } & Words)
  | ({ kind: 'list'; item: string; blank: object; fields: FieldForm[] } & Words);

const line = (key: string, label: string, more: { isOptional?: boolean; most?: number } = {}): FieldForm => ({
  ...{ kind: 'line', key, label, ...more },
});
const area = (key: string, label: string, more: { isOptional?: boolean; most?: number } = {}): FieldForm => ({
  ...{ kind: 'area', key, label, ...more },
});
const list = (key: string, label: string, item: string, blank: object, fields: FieldForm[]): FieldForm => ({
  ...{ kind: 'list', key, label, item, blank, fields },
});
const said = { text: '', passageIds: [] };
/** Longer descriptions are not read to the end by a screen reader's user. */
const MOST_ALT = 250;
const ALT = area('alt', 'Descrição para quem não vê', { most: MOST_ALT });

/** The forms of the blocks. Tables, charts and pictures have parts beside it (`block-parts`, `picture-field`), a question below it (`question-parts`). */
export const BLOCK_FORMS: Record<BookletBlock['type'], { label: string; fields: FieldForm[] }> = {
  points: {
    label: 'Pontos',
    fields: [
      list('items', 'Pontos', 'Ponto', { head: null, ...said }, [
        line('head', 'Nome', { isOptional: true }),
        area('text', 'Texto'),
      ]),
    ],
  },
  text: { label: 'Texto', fields: [area('text', 'Texto')] },
  definition: { label: 'Definição', fields: [line('term', 'Termo'), area('text', 'Significado')] },
  table: { label: 'Tabela', fields: [line('caption', 'Legenda', { isOptional: true })] },
  chart: { label: 'Gráfico', fields: [line('unit', 'Unidade', { isOptional: true }), ALT] },
  timeline: {
    label: 'Linha do tempo',
    fields: [
      list('events', 'Acontecimentos', 'Acontecimento', { when: '', ...said }, [
        line('when', 'Quando'),
        area('text', 'O que houve'),
      ]),
    ],
  },
  process: {
    label: 'Processo',
    fields: [
      list('steps', 'Passos', 'Passo', { name: '', ...said }, [line('name', 'Nome'), area('text', 'Texto')]),
    ],
  },
  comparison: {
    label: 'Comparação',
    fields: [
      list('sides', 'Lados', 'Lado', { name: '', items: [said] }, [
        line('name', 'Nome'),
        list('items', 'Itens', 'Item', said, [area('text', 'Texto')]),
      ]),
      { kind: 'lines', key: 'criteria', label: 'Critérios', item: 'Critério' },
    ],
  },
  conceptMap: {
    label: 'Mapa conceitual',
    fields: [
      line('root', 'Conceito central'),
      list('branches', 'Ramos', 'Ramo', { link: '', node: '', leaves: [] }, [
        line('link', 'Ligação'),
        line('node', 'Conceito'),
        { kind: 'lines', key: 'leaves', label: 'Folhas', item: 'Folha' },
      ]),
    ],
  },
  picture: { label: 'Imagem', fields: [line('caption', 'Legenda', { isOptional: true }), ALT] },
  place: { label: 'Completar', fields: [area('wish', 'O que falta')] },
  quote: {
    label: 'Citação',
    fields: [
      area('text', 'Citação'),
      line('author', 'Autor', { isOptional: true }),
      line('work', 'Obra', { isOptional: true }),
    ],
  },
  formula: {
    label: 'Fórmula',
    fields: [
      area('latex', 'Fórmula em LaTeX'),
      area('alt', 'Como se lê em voz alta', { most: MOST_ALT }),
      list('legend', 'Letras', 'Letra', { symbol: '', meaning: '' }, [
        line('symbol', 'Letra'),
        line('meaning', 'Significado'),
      ]),
    ],
  },
  code: { label: 'Código', fields: [area('text', 'Código')] },
  agenda: {
    label: 'Roteiro',
    fields: [
      list('parts', 'Partes', 'Parte', { title: '', minutes: null }, [
        line('title', 'Título'),
        { kind: 'number', key: 'minutes', label: 'Minutos' },
      ]),
    ],
  },
  objectives: {
    label: 'Objetivos',
    fields: [
      list('items', 'Objetivos', 'Objetivo', { verb: null, ...said }, [
        line('verb', 'Verbo', { isOptional: true }),
        area('text', 'Texto'),
      ]),
      { kind: 'lines', key: 'codes', label: 'Códigos da BNCC', item: 'Código' },
    ],
  },
  activity: {
    label: 'Atividade',
    fields: [
      { kind: 'number', key: 'minutes', label: 'Minutos' },
      list('steps', 'Passos', 'Passo', said, [area('text', 'Texto')]),
      { kind: 'lines', key: 'materials', label: 'Materiais', item: 'Material' },
    ],
  },
  question: { label: 'Questão', fields: [area('text', 'Enunciado')] },
  answerKey: {
    label: 'Gabarito',
    fields: [
      list('answers', 'Respostas', 'Resposta', { number: 1, answer: '', reason: null, passageIds: [] }, [
        { kind: 'number', key: 'number', label: 'Questão' },
        line('answer', 'Resposta'),
        area('reason', 'Por quê', { isOptional: true }),
      ]),
    ],
  },
  glossary: {
    label: 'Glossário',
    fields: [
      list('entries', 'Termos', 'Termo', { term: '', ...said }, [
        line('term', 'Termo'),
        area('text', 'Significado'),
      ]),
    ],
  },
  heading: { label: 'Subtítulo', fields: [line('text', 'Subtítulo')] },
  callout: { label: 'Destaque', fields: [line('name', 'Nome', { isOptional: true }), area('text', 'Texto')] },
  marginNote: {
    label: 'Nota na margem',
    fields: [line('title', 'Título', { isOptional: true }), area('text', 'Texto')],
  },
  sources: {
    label: 'Fontes',
    fields: [{ kind: 'lines', key: 'entries', label: 'Fontes', item: 'Fonte', isLong: true }],
  },
};

/** What can be put on a slide besides what it has, and into a section of a booklet. */
export const ADDED_BLOCKS = ['text', 'picture', 'table', 'chart'] as const;
export const ADDED_TO_PAGES = [
  'paragraph',
  'text',
  'heading',
  'callout',
  'question',
  'picture',
  'table',
  'chart',
] as const;
export type AddedBlock = (typeof ADDED_BLOCKS)[number] | (typeof ADDED_TO_PAGES)[number];

/** An empty block to be filled in; a picture begins as the place for one. */
export function blankBlock(type: AddedBlock): BookletBlock {
  switch (type) {
    case 'paragraph':
      return { type: 'text', ...said };
    case 'text':
      return { type: 'points', items: [{ head: null, ...said }] };
    case 'heading':
      return { type: 'heading', level: 3, text: '' };
    case 'callout':
      return { type: 'callout', kind: 'atencao', name: null, ...said };
    case 'question': {
      const open = { options: ['', '', '', ''], right: null, answer: null, reason: null, difficulty: 1 };
      // Its number is given where it comes to stand.
      return { type: 'question', kind: 'multipla_escolha', number: 0, ...said, ...open };
    }
    case 'picture':
      return { type: 'place', wish: '' };
    case 'table':
      return { type: 'table', columns: ['', ''], rows: [['', '']], caption: null, passageIds: [] };
    case 'chart': {
      const series = [{ name: '', values: [null, null] }];
      const open = { unit: null, highlight: null, alt: '', passageIds: [] };
      return { type: 'chart', form: 'columns', categories: ['', ''], series, ...open };
    }
  }
}
