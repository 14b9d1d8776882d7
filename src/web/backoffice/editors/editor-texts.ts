import { describeDay } from '#shared/accounts/pause.ts';
import { INVITATION_DAYS } from '#shared/accounts/staff.contract.ts';
import { UPCOMING_DAYS } from '#shared/production/due-state.ts';
import { formatDate } from '#shared/text/format.ts';

const deliveries = (count: number) => (count === 1 ? '1 entrega' : `${count} entregas`);

/** What the editors tab says. */
export const EDITOR_TEXTS = {
  search: 'Buscar editor',
  searchHint: 'Nome ou e-mail',
  add: 'Adicionar editor',
  invite: 'Convidar por e-mail',
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
  columnRating: 'Nota',
  notRated: 'sem notas ainda',
  ofRatings: (count: number) => (count === 1 ? 'de 1 avaliação' : `de ${count} avaliações`),
  columnTotp: 'Duas etapas',
  totpOn: 'ativada',
  totpOff: 'desativada',
  columnActions: 'Ações',
  paused: (until: string | null) => (until ? `em pausa até ${describeDay(until)}` : 'em pausa'),
  invitedOn: (at: string) => `convite enviado em ${formatDate(at)}`,
  rename: 'Corrigir nome',
  pause: 'Pausar',
  changePause: 'Mudar a pausa',
  reactivate: 'Encerrar a pausa',
  inviteAgain: 'Reenviar convite',
  passwordLink: 'Enviar link de nova senha',
  nothingOverdue: 'nenhum',
  suggested: 'sugerido',
  onTime: (percent: number) => `${percent}% no prazo`,
  ofLast: (count: number) => (count === 1 ? 'na última entrega' : `nas últimas ${deliveries(count)}`),
  noHistory: 'sem histórico ainda',
  overdue: (count: number) => (count === 1 ? '1 atrasado' : `${count} atrasados`),
  openCount: (count: number) =>
    count === 0 ? 'nada em aberto' : count === 1 ? '1 em aberto' : `${count} em aberto`,
  soonCount: (count: number) => `${count} para os próximos ${UPCOMING_DAYS} dias`,
  seeLessons: 'Ver produção',
  actionsOf: (name: string) => `Ações de ${name}`,
  delete: 'Excluir editor',
  resetTotp: 'Desativar verificação em duas etapas',
  cancel: 'Cancelar',
} as const;

export const ADD_EDITOR_TEXTS = {
  title: 'Adicionar editor',
  way: 'Como a pessoa entra',
  withPassword: 'Senha inicial',
  withInvitation: 'Convite por e-mail',
  text: 'Passe o e-mail e a senha para a pessoa; ela pode trocar a senha depois de entrar.',
  invitationText: `A pessoa recebe um link e escolhe a própria senha. Ele vale por ${INVITATION_DAYS} dias, e você pode reenviar.`,
  invite: 'Enviar convite',
  inviting: 'Enviando...',
  invited: 'Convite enviado!',
  invitedText: (email: string) => `O link foi para ${email}.`,
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
  seeLessons: 'Ver produções em aberto',
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

export const RENAME_TEXTS = {
  title: 'Corrigir nome',
  text: 'É o nome que os clientes veem na conversa.',
  confirm: 'Salvar nome',
  busy: 'Salvando...',
  failed: 'Erro ao corrigir o nome',
  done: 'Nome corrigido!',
} as const;

export const PAUSE_TEXTS = {
  title: (name: string) => `Pausar ${name}?`,
  text: 'A pessoa não recebe produções novas e é avisada por e-mail. Ela continua podendo entrar.',
  until: 'Até que dia',
  untilHint: 'Último dia da pausa. Sem data, ela vale até você encerrar.',
  past: 'Escolha um dia a partir de hoje',
  stillHas: (count: number) => (count === 1 ? 'Há 1 produção em aberto' : `Há ${count} produções em aberto`),
  stillHasText: 'O que já está com a pessoa continua com ela. Troque o editor do que não pode esperar.',
  confirm: 'Pausar',
  busy: 'Pausando...',
  failed: 'Erro ao pausar',
  done: 'Pausa registrada!',
} as const;

export const REACTIVATE_TEXTS = {
  title: (name: string) => `Encerrar a pausa de ${name}?`,
  text: 'A pessoa volta a receber produções novas e é avisada por e-mail.',
  confirm: 'Encerrar a pausa',
  busy: 'Encerrando...',
  failed: 'Erro ao encerrar a pausa',
  done: 'Pausa encerrada!',
} as const;

export const INVITE_AGAIN_TEXTS = {
  title: (name: string) => `Reenviar o convite de ${name}?`,
  text: (email: string) => `Um novo link, que vale por ${INVITATION_DAYS} dias, vai para ${email}.`,
  confirm: 'Reenviar convite',
  busy: 'Enviando...',
  failed: 'Erro ao reenviar o convite',
  done: 'Convite enviado!',
} as const;

export const PASSWORD_LINK_TEXTS = {
  title: (name: string) => `Enviar link de nova senha a ${name}?`,
  text: (email: string) =>
    `O link vai para ${email} e vale por 1 hora. A senha de agora vale até a pessoa escolher outra.`,
  confirm: 'Enviar link',
  busy: 'Enviando...',
  failed: 'Erro ao enviar o link',
  done: 'Link enviado!',
} as const;
