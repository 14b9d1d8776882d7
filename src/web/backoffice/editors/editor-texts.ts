import { UPCOMING_DAYS } from '#shared/production/due-state.ts';

const deliveries = (count: number) => (count === 1 ? '1 entrega' : `${count} entregas`);

/** What the editors tab says. */
export const EDITOR_TEXTS = {
  search: 'Buscar editor',
  searchHint: 'Nome ou e-mail',
  add: 'Adicionar editor',
  loading: 'Carregando os editores',
  error: 'Não foi possível carregar os editores',
  count: (shown: number, total: number) =>
    shown < total ? `${shown} de ${total} editores` : total === 1 ? '1 editor' : `${total} editores`,
  none: 'Nenhum editor ainda',
  noneText: 'Adicione quem vai produzir as aulas.',
  noMatch: 'Nenhum editor encontrado',
  noMatchText: 'Procure por outro nome ou e-mail.',
  columnEditor: 'Editor',
  columnOpen: 'Em aberto',
  columnSoon: `Vencem em ${UPCOMING_DAYS} dias`,
  columnOverdue: 'Atrasados',
  columnPunctuality: 'Pontualidade',
  columnActions: 'Ações',
  nothingOverdue: 'nenhum',
  suggested: 'sugerido',
  suggestedHint: 'Quem tem menos em aberto, nada atrasado e entrega no prazo vem primeiro.',
  onTime: (percent: number) => `${percent}% no prazo`,
  ofLast: (count: number) => (count === 1 ? 'na última entrega' : `nas últimas ${deliveries(count)}`),
  noHistory: 'sem histórico ainda',
  overdue: (count: number) => (count === 1 ? '1 atrasado' : `${count} atrasados`),
  openCount: (count: number) =>
    count === 0 ? 'nada em aberto' : count === 1 ? '1 em aberto' : `${count} em aberto`,
  soonCount: (count: number) => `${count} para os próximos ${UPCOMING_DAYS} dias`,
  seeProjects: 'Ver produção',
  actionsOf: (name: string) => `Ações de ${name}`,
  delete: 'Excluir editor',
  resetTotp: 'Desativar verificação em duas etapas',
  cancel: 'Cancelar',
} as const;

export const ADD_EDITOR_TEXTS = {
  title: 'Adicionar editor',
  text: 'Passe o e-mail e a senha para a pessoa; ela pode trocar a senha depois de entrar.',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  password: 'Senha',
  passwordHint: 'Pelo menos 6 caracteres.',
  allNeeded: 'Todos os campos são obrigatórios',
  submit: 'Adicionar editor',
  adding: 'Adicionando...',
  failed: 'Erro ao adicionar editor',
  done: 'Editor adicionado!',
  doneText: (name: string) => `${name} já pode entrar com o e-mail e a senha.`,
} as const;

export const DELETE_EDITOR_TEXTS = {
  title: (name: string) => `Excluir ${name}?`,
  text: 'A conta é fechada na hora e não pode ser reaberta. As entregas já feitas continuam nas aulas.',
  busyTitle: (count: number) => (count === 1 ? 'Há 1 produção em aberto' : `Há ${count} produções em aberto`),
  busyText: 'Passe o que está em aberto a outra pessoa antes de excluir a conta.',
  seeProjects: 'Ver produções em aberto',
  confirm: 'Excluir editor',
  busy: 'Excluindo...',
  failed: 'Erro ao excluir editor',
  done: 'Editor excluído!',
} as const;

export const RESET_TOTP_TEXTS = {
  title: (name: string) => `Desativar a verificação em duas etapas de ${name}?`,
  text: 'Para quem perdeu o celular e os códigos de recuperação. A pessoa volta a entrar só com a senha e recebe um e-mail avisando.',
  confirm: 'Desativar',
  busy: 'Desativando...',
  failed: 'Erro ao desativar a verificação em duas etapas',
  done: 'Verificação em duas etapas desativada!',
} as const;
