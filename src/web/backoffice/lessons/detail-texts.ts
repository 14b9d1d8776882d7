import { LIMIT_HINT } from '#shared/files/accepted-kinds.ts';
import { formatNumber } from '#shared/text/format.ts';
import { formatTotal } from '#web/platform/format-total.ts';

/** What the details of one lesson say. */
export const DETAIL_TEXTS = {
  loading: 'Carregando projeto',
  error: 'Não foi possível abrir o projeto',
  heading: 'Projeto',
  tabs: 'Partes do projeto',
  data: 'Dados',
  notes: 'Notas',
  files: 'Arquivos',
  conversation: 'Conversa',
  production: 'Produção',
  money: 'Dinheiro',
  history: 'Histórico',
  onHold: (since: string) => `Em espera desde ${since}`,
  discardTitle: 'Descartar alterações?',
  discardText: 'O que você mudou neste projeto ainda não foi salvo.',
  discard: 'Descartar',
  keep: 'Continuar editando',
} as const;

export const EDIT_TEXTS = {
  title: 'Título',
  slideCount: 'Quantidade de slides',
  pageCount: 'Quantidade de páginas',
  slides: (count: number) => `${count} slides`,
  pages: (count: number) => `${count} páginas`,
  price: 'Preço (R$)',
  priceFault: 'Informe um preço em reais, como 89,90',
  status: 'Situação',
  format: 'Formato',
  content: 'Conteúdo',
  log: 'Registro de comentários',
  comment: 'Acrescentar comentário',
  commentHint: 'Entra no fim do registro, com data e seu nome. O cliente também vê.',
  reason: 'Motivo da mudança de situação',
  reasonHint: 'Obrigatório para uma mudança fora da ordem normal. Fica no histórico.',
  unsaved: 'Alterações não salvas',
  save: 'Salvar alterações',
  saving: 'Salvando...',
  undo: 'Desfazer',
  saved: 'Alterações salvas.',
  failure: 'Erro ao salvar alterações',
  success: 'Pronto!',
} as const;

export const NOTE_TEXTS = {
  label: 'Nova nota',
  hint: 'Só a administração lê as notas.',
  save: 'Salvar nota',
  saving: 'Salvando...',
  saved: 'Nota salva.',
  failure: 'Erro ao salvar nota',
  loading: 'Carregando notas',
  error: 'Não foi possível carregar as notas',
  none: 'Nenhuma nota ainda',
  removedAuthor: 'Conta removida',
} as const;

export const HISTORY_TEXTS = {
  loading: 'Carregando histórico',
  error: 'Não foi possível carregar o histórico',
  none: 'Nada registrado ainda',
  count: (shown: number, total: number) => `${formatNumber(shown)} de ${formatTotal(total)} registros`,
  reason: 'Motivo',
} as const;

export const UPLOAD_TEXTS = {
  type: 'Tipo do arquivo',
  choose: 'Enviar arquivo',
  limit: LIMIT_HINT,
} as const;

export const ROUND_TEXTS = {
  loading: 'Carregando produção',
  error: 'Não foi possível carregar a produção',
  none: 'A produção ainda não começou',
  noneText: 'Atribua um editor para começar.',
  editor: 'Editor',
  round: (round: number) => (round === 1 ? '1ª entrega' : `${round}ª entrega (${round - 1}ª revisão)`),
  openedAt: 'Início',
  deliveredAt: 'Entregue em',
  working: 'Em andamento',
  asked: 'O que o cliente pediu',
  notes: 'Observações da entrega',
  file: 'Arquivo final',
  noFile: 'Sem arquivo',
  rating: 'Avaliação',
  stars: (stars: number) => (stars === 1 ? '1 de 5 estrelas' : `${stars} de 5 estrelas`),
} as const;
