import { MOST_COUNTED } from '#shared/http/list-query.ts';
import { formatNumber } from '#web/platform/format.ts';

const projects = (count: number) => (count === 1 ? '1 projeto' : `${formatNumber(count)} projetos`);

/** Totals are counted to a thousand: beyond it they say only that there are more. */
export const describeTotal = (total: number): string =>
  total > MOST_COUNTED ? `mais de ${formatNumber(MOST_COUNTED)}` : formatNumber(total);

/** What the list of clients and projects says. */
export const LIST_TEXTS = {
  title: 'Clientes e projetos',
  search: 'Buscar cliente, e-mail ou projeto',
  searchHint: 'Cliente, e-mail ou projeto',
  status: 'Status',
  anyStatus: 'Todos os status',
  due: 'Prazo',
  anyDue: 'Qualquer prazo',
  dueNames: { atrasado: 'Atrasados', semana: 'Até 7 dias', sem: 'Sem prazo' },
  clients: (count: number) => (count === 1 ? 'cliente' : 'clientes'),
  projects: (count: number) => (count === 1 ? 'projeto' : 'projetos'),
  count: projects,
  matches: (matching: number, all: number) => `${formatNumber(matching)} de ${projects(all)}`,
  loading: 'Carregando clientes e projetos',
  error: 'Não foi possível carregar os projetos',
  noMatch: 'Nenhum projeto encontrado',
  noMatchText: 'Mude a busca ou os filtros para ver outros projetos.',
  none: 'Nenhum projeto ainda',
  noneText: 'Quando alguém enviar o primeiro material, o projeto aparece aqui.',
  columnProject: 'Projeto',
  columnEditor: 'Editor',
  columnValue: 'Valor',
  columnActions: 'Ações',
  selectAll: 'Selecionar todos os projetos desta página',
  select: (title: string) => `Selecionar ${title}`,
  fold: (name: string) => `Mostrar ou ocultar os projetos de ${name}`,
  more: (count: number) => `Mostrar mais ${projects(count)}`,
  loadingMore: 'Carregando...',
  moreError: 'Não foi possível carregar os outros projetos. Tente de novo.',
  range: (first: number, last: number, total: number) =>
    `${formatNumber(first)} a ${formatNumber(last)} de ${describeTotal(total)} ${total === 1 ? 'cliente' : 'clientes'}`,
  previous: 'Anterior',
  next: 'Próxima',
  unread: (count: number) => (count === 1 ? '1 mensagem nova' : `${formatNumber(count)} mensagens novas`),
  onHold: 'Em espera',
  assign: 'Atribuir',
  afterPayment: 'após o pagamento',
  noEditor: 'sem editor',
  exportCsv: 'Exportar CSV',
  exporting: 'Exportando...',
} as const;

/** The menu of a row, and what it asks before it acts. */
export const ACTION_TEXTS = {
  menu: (title: string) => `Ações de ${title}`,
  open: 'Abrir projeto',
  analysis: 'Ver análise',
  assign: 'Atribuir editor',
  reassign: 'Trocar editor',
  unassign: 'Retirar editor',
  complete: 'Marcar como concluído',
  pay: 'Registrar pagamento',
  cancelProject: 'Cancelar projeto',
  changeStatus: 'Mudar status',
  back: 'Voltar',
  close: 'Fechar',
  reason: 'Motivo',
  unassignTitle: 'Retirar editor?',
  unassignText: (editor: string, title: string) =>
    `${editor} deixa de ver “${title}”. O projeto continua em produção, com o mesmo prazo, até você atribuir outra pessoa.`,
  unassignReasonHint: 'Fica no histórico do projeto.',
  unassigning: 'Retirando...',
  unassigned: 'Editor retirado do projeto.',
  unassignError: 'Erro ao retirar editor',
  completeTitle: 'Marcar como concluído?',
  completeText: (title: string, file: string) =>
    `“${title}” é entregue com o arquivo “${file}”, e o cliente recebe o aviso.`,
  completeAbout: (title: string) => `O cliente recebe “${title}” e o aviso de que ficou pronta.`,
  noFile: 'Ainda não há arquivo final',
  noFileText: 'Envie-o em Arquivos, como entrega final, ou espere quem produz enviar.',
  completing: 'Finalizando...',
  completed: 'Projeto concluído!',
  completeError: 'Erro ao finalizar projeto',
  cancelTitle: 'Cancelar projeto?',
  cancelText: (title: string) => `“${title}” deixa de ser produzido. Nada foi pago por ele.`,
  cancelling: 'Cancelando...',
  cancelled: 'Projeto cancelado.',
  statusError: 'Erro ao atualizar status',
} as const;

/** Bulk actions on what is selected. */
export const BULK_TEXTS = {
  region: 'Ações em lote',
  selected: (count: number) => (count === 1 ? 'selecionado' : 'selecionados'),
  clear: 'Desmarcar',
  more: 'Mais ações',
  statusTitle: 'Mudar status',
  statusText: (count: number) => `Em ${projects(count)}. Antes de mudar, você vê o que acontece com cada um.`,
  newStatus: 'Novo status',
  chooseStatus: 'Escolha um status',
  reasonHint: 'Fica no histórico de cada projeto, com o seu nome.',
  reasonMissing: 'Escreva o motivo',
  look: 'Ver o que muda',
  looking: 'Conferindo...',
  change: (count: number) => (count === 0 ? 'Nenhum muda' : `Mudar ${projects(count)}`),
  changing: 'Mudando...',
  undo: 'Desfazer',
  undoing: 'Desfazendo...',
  to: 'passa a',
  moved: {
    preview: (count: number) => (count === 1 ? '1 projeto muda' : `${projects(count)} mudam`),
    done: (count: number) => (count === 1 ? '1 projeto mudou' : `${projects(count)} mudaram`),
    undone: (count: number) => (count === 1 ? '1 projeto voltou atrás' : `${projects(count)} voltaram atrás`),
  },
  kept: {
    preview: (count: number, why: string) => `${count === 1 ? '1 não muda' : `${count} não mudam`}: ${why}`,
    done: (count: number, why: string) => `${count === 1 ? '1 não mudou' : `${count} não mudaram`}: ${why}`,
    undone: (count: number, why: string) =>
      `${count === 1 ? '1 ficou como está' : `${count} ficaram como estão`}: ${why}`,
  },
  progress: (done: number, total: number) => `${formatNumber(done)} de ${projects(total)}`,
  stop: 'Parar',
  stopping: 'Parando...',
  someDone: (done: number, total: number) =>
    `${formatNumber(done)} de ${projects(total)} ${total === 1 ? 'atualizado' : 'atualizados'}`,
  refused: 'O que foi recusado e por quê',
  success: 'Tudo certo!',
} as const;

/** The dialog that gives projects to an editor. */
export const ASSIGN_TEXTS = {
  title: 'Atribuir editor',
  reassignTitle: 'Trocar editor',
  about: (title: string) => `Projeto: ${title}.`,
  aboutMany: (count: number, titles: string, others: number) =>
    `A ${formatNumber(count)} projetos: ${titles}${others > 0 ? ` e mais ${formatNumber(others)}` : ''}.`,
  starts: 'A produção começa na hora.',
  goesOn: 'Quem assume vê o que já foi enviado.',
  legend: 'Editor',
  search: 'Buscar editor por nome ou e-mail',
  searchHint: 'Nome ou e-mail',
  loading: 'Carregando editores',
  error: 'Não foi possível carregar os editores',
  none: 'Nenhum editor ainda',
  noneText: 'Adicione alguém na aba Editores.',
  noMatch: 'Nenhum editor encontrado',
  suggested: 'sugerido',
  current: 'atual',
  choose: 'Selecione um editor',
  onTime: 'no prazo',
  noHistory: 'sem histórico ainda',
  more: 'Mostrar mais editores',
  cancel: 'Cancelar',
  confirm: 'Atribuir',
  confirmTo: (name: string) => `Atribuir a ${name}`,
  assigning: 'Atribuindo...',
  done: (name: string) => `Projeto atribuído a ${name}.`,
  doneMany: (count: number, name: string) => `${projects(count)} atribuídos a ${name}.`,
  failure: 'Erro ao atribuir editor',
  because: 'Por quê:',
  way: 'Como atribuir',
  share: (count: number) => `Distribuir ${formatNumber(count)}`,
  toOne: 'Tudo a uma pessoa',
  shareHow: 'Pesa o que cada pessoa tem em aberto, os prazos, a pontualidade e as notas.',
  staysAsIs: (count: number) =>
    count === 1
      ? '1 dos selecionados fica como está.'
      : `${formatNumber(count)} dos selecionados ficam como estão.`,
  preview: 'Quem recebe cada projeto',
  editorOf: (title: string) => `Editor de ${title}`,
  nobody: 'Ninguém pode receber agora',
  nobodyText: 'Quem produz está em pausa ou ainda não aceitou o convite. Veja a aba Editores.',
  doneShared: (count: number) => `${projects(count)} distribuídos.`,
  overtaken: 'Outra pessoa foi mais rápida',
  overtakenText: 'Se você trocar, quem estava com o projeto recebe um aviso.',
  giveAnyway: (name: string) => `Trocar para ${name}`,
  undo: 'Desfazer',
  undoReason: 'Atribuição desfeita logo em seguida',
  undone: 'Atribuição desfeita',
  undoneText:
    'Cada projeto voltou a quem estava com ele; os que não tinham editor seguem em produção, sem editor.',
} as const;
