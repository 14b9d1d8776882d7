import { RESTORE_DAYS } from '#shared/files/admin-files.contract.ts';
import { formatNumber } from '#shared/text/format.ts';
import { formatTotal } from '#web/platform/format-total.ts';
import type { FileChange } from './file-change.ts';

const files = (count: number) => (count === 1 ? '1 arquivo' : `${formatNumber(count)} arquivos`);

/** What the files tab says. */
export const ADMIN_FILE_TEXTS = {
  search: 'Buscar arquivo',
  searchHint: 'Arquivo, cliente ou projeto',
  status: 'Situação',
  anyStatus: 'Todas as situações',
  type: 'Tipo',
  anyType: 'Todos os tipos',
  clear: 'Limpar filtros',
  loading: 'Carregando os arquivos',
  error: 'Não foi possível carregar os arquivos',
  count: (shown: number, total: number) =>
    shown < total ? `${formatNumber(shown)} de ${formatTotal(total)} arquivos` : files(total),
  none: 'Nenhum arquivo encontrado no sistema',
  noneText: 'O que clientes e editores enviarem aparece aqui.',
  noMatch: 'Nenhum arquivo encontrado',
  noMatchText: 'Mude a busca ou os filtros para ver outros.',
  columnFile: 'Arquivo',
  columnLesson: 'Projeto e cliente',
  columnType: 'Tipo',
  columnStatus: 'Situação',
  columnSent: 'Envio',
  columnActions: 'Ações',
  select: (name: string) => `Selecionar ${name}`,
  selectAll: 'Selecionar todos os que estão na lista',
  actionsOf: (name: string) => `Ações de ${name}`,
  byMachine: 'pelo sistema',
  by: (name: string) => `por ${name}`,
  until: (day: string) => `restaurável até ${day}`,
  gone: 'não pode mais ser restaurado',
  look: 'Ver prévia',
  download: 'Baixar',
  seeLesson: 'Ver a aula',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  archive: 'Arquivar',
  restore: 'Restaurar',
  delete: 'Excluir',
  cancel: 'Cancelar',
  undo: 'Desfazer',
  // Selection
  bulk: 'Ações em lote',
  selected: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
  unselect: 'Desmarcar',
  actions: 'Ações',
  downloading: 'Baixando...',
  // Blocking
  blockTitle: (names: readonly string[]) => `Bloquear ${namesOf(names)}?`,
  blockText: 'Cliente e editor deixam de ver e de baixar. Você pode desbloquear quando quiser.',
  reason: 'Motivo',
  reasonHint: 'Fica na auditoria e nesta lista; quem enviou não o vê.',
  blocking: 'Bloqueando...',
  // Deleting
  deleteTitle: (names: readonly string[]) => `Excluir ${namesOf(names)}?`,
  deleteText: `Cliente e editor deixam de ver. Você pode restaurar por ${RESTORE_DAYS} dias; depois disso o conteúdo é apagado.`,
  deliveryTitle: (names: readonly string[]) =>
    names.length === 1 ? `Excluir a entrega ${namesOf(names)}?` : `Excluir ${namesOf(names)}, com entregas?`,
  deliveryText: (delivered: number) =>
    `${delivered === 1 ? 'O cliente já recebeu esta entrega e não poderá mais baixar o arquivo' : 'Clientes já receberam estas entregas e não poderão mais baixar os arquivos'}. Você pode restaurar por ${RESTORE_DAYS} dias; depois disso o conteúdo é apagado.`,
  deliveryReasonHint: 'Obrigatório. Fica na auditoria; o cliente não o vê.',
  deleting: 'Excluindo...',
} as const;

/** Names one, counts more: '“a.pdf”', '3 arquivos'. */
function namesOf(names: readonly string[]): string {
  return names.length === 1 ? `“${names[0]}”` : files(names.length);
}

/** What is said after a change: what went well in the plural it needs, what failed in the customer's words. */
export const CHANGE_TEXTS: Record<FileChange, { done: [one: string, more: string]; failed: string }> = {
  block: {
    done: ['Arquivo bloqueado!', 'Arquivos bloqueados!'],
    failed: 'Erro ao alterar status do arquivo',
  },
  unblock: {
    done: ['Arquivo desbloqueado!', 'Arquivos desbloqueados!'],
    failed: 'Erro ao alterar status do arquivo',
  },
  archive: {
    done: ['Arquivo arquivado!', 'Arquivos arquivados!'],
    failed: 'Erro ao alterar status do arquivo',
  },
  restore: {
    done: ['Arquivo restaurado!', 'Arquivos restaurados!'],
    failed: 'Erro ao alterar status do arquivo',
  },
  delete: { done: ['Arquivo excluído!', 'Arquivos excluídos!'], failed: 'Erro ao excluir arquivo' },
};
export const someFailed = (failed: number, all: number): string =>
  `${failed} de ${files(all)} ${failed === 1 ? 'ficou como estava' : 'ficaram como estavam'}.`;
