import type { AddedBlock } from './model/block-forms.ts';
import { FIELD_TEXTS } from './studio-texts.ts';

/** What is said of a booklet where slides are said to be something else. */
export const BOOK_TEXTS = {
  chapters: 'Capítulos',
  fields: 'Conteúdo da seção',
  cover: 'Capa',
  section: 'Seção',
  chapter: 'Capítulo',
  newSection: 'Nova seção',
  newChapter: 'Novo capítulo',
  untitled: 'Sem título',
  title: 'título',
  page: (number: number) => `Página ${number}`,
  of: 'de',
  onPage: 'na página',
  previous: 'Página anterior',
  next: 'Próxima página',
  goTo: (name: string, text: string) => `Editar ${name}: ${text}`,
  actions: (title: string) => `Ações de ${title}`,
  up: 'Mover para cima',
  down: 'Mover para baixo',
  remove: 'Remover seção',
  removeChapter: 'Remover capítulo',
  removed: (title: string) => `${title}: removido`,
  moved: (title: string, to: number, total: number) => `${title}: posição ${to} de ${total}`,
  holds: 'impede a entrega',
  warns: 'com aviso',
  titles: { cover: 'Título da apostila', section: 'Título do capítulo', text: 'Título da seção' },
  question: 'Pergunta de abertura',
  calloutKind: 'Tipo',
  callouts: {
    definicao: 'Definição',
    exemplo: 'Exemplo',
    atencao: 'Atenção',
    voce_sabia: 'Você sabia?',
  },
  added: { ...FIELD_TEXTS.added, text: 'Lista' } satisfies Record<AddedBlock, string>,
  add: (type: AddedBlock) =>
    `Adicionar ${type === 'text' ? 'lista' : FIELD_TEXTS.added[type].toLowerCase()} à seção`,
  ordered: (present: number, ordered: number) => `${present} de ${ordered} páginas do pedido`,
  otherCount: (present: number, ordered: number) =>
    `A apostila tem ${present === 1 ? '1 página' : `${present} páginas`} e o pedido é de ${ordered}.`,
  at: (page: number) => `p. ${page}`,
  same: 'Nenhuma seção é diferente.',
} as const;
