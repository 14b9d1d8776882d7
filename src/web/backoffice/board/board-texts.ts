import type { BoardStage } from '#shared/backoffice/board-stages.ts';
import { MOST_COUNTED } from '#shared/http/list-query.ts';
import { PRODUCTION_STATUSES } from '#shared/production/production-status.ts';
import { formatNumber } from '#shared/text/format.ts';

export const STAGE_NAMES: Record<BoardStage, string> = {
  waiting: 'Aguardando editor',
  assigned: PRODUCTION_STATUSES.assigned.label,
  in_progress: PRODUCTION_STATUSES.in_progress.label,
  completed: PRODUCTION_STATUSES.completed.label,
};

/** What the production board says. */
export const BOARD_TEXTS = {
  columns: 'Etapas da produção',
  search: 'Buscar na produção',
  searchHint: 'Projeto, cliente ou e-mail',
  editor: 'Editor',
  anyEditor: 'Todos os editores',
  otherEditor: 'Editor escolhido',
  clear: 'Limpar filtros',
  loading: 'Carregando a produção',
  boardError: 'Não foi possível carregar a produção',
  error: 'Não foi possível carregar esta coluna',
  more: 'Mostrar mais',
  loadingMore: 'Carregando...',
  empty: 'Nada por aqui',
  noMatch: 'Nada com este filtro',
  none: 'Nenhum projeto ainda',
  noneText: 'Aulas pagas aparecem aqui para você atribuir a um editor.',
  nothingFound: 'Nenhum projeto encontrado',
  nothingFoundText: 'Mude a busca ou o editor para ver outros projetos.',
  assign: 'Atribuir',
  revision: (number: number) => `${number}ª revisão`,
  fileReady: 'arquivo final enviado',
  count: (total: number) => (total > MOST_COUNTED ? `${formatNumber(MOST_COUNTED)}+` : formatNumber(total)),
} as const;
