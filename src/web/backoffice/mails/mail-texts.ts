import { formatNumber } from '#shared/text/format.ts';
import { formatTotal } from '#web/platform/format-total.ts';

/** What the list of mails says. */
export const MAIL_TEXTS = {
  lead: 'Os e-mails dos últimos 90 dias. Sem servidor de e-mail configurado, cada um é gravado em arquivo.',
  search: 'Buscar e-mail',
  searchHint: 'Endereço ou assunto',
  status: 'Situação',
  anyStatus: 'Todas as situações',
  loading: 'Carregando e-mails',
  error: 'Não foi possível carregar os e-mails',
  none: 'Nenhum e-mail ainda',
  noneText: 'Cada e-mail que o sistema escrever aparece aqui.',
  noMatch: 'Nenhum e-mail encontrado',
  noMatchText: 'Nada combina com a busca e os filtros.',
  count: (shown: number, total: number) =>
    total === 1
      ? '1 e-mail'
      : shown < total
        ? `${formatNumber(shown)} de ${formatTotal(total)} e-mails`
        : `${formatNumber(total)} e-mails`,
  columnMail: 'E-mail',
  columnStatus: 'Situação',
  columnTries: 'Tentativas',
  columnWhen: 'Escrito em',
  columnSent: 'Envio',
  notWritten: 'ainda não escrito',
  noAddress: 'sem endereço ainda',
  nextTry: (when: string) => `próxima tentativa em ${when}`,
  notSent: 'não enviado',
  lastError: 'Erro',
  tries: (amount: number) => (amount === 1 ? '1 tentativa' : `${amount} tentativas`),
} as const;

/** What an opened mail says. */
export const MAIL_DRAWER_TEXTS = {
  open: (title: string) => `Abrir “${title}”`,
  to: 'Para',
  kind: 'Tipo',
  subject: 'Assunto',
  lesson: 'Projeto',
  openLesson: 'Abrir o projeto',
  called: 'Pedido em',
  sent: 'Aceito pelo servidor em',
  next: 'Próxima tentativa',
  tries: 'Tentativas',
  lastError: 'Último erro',
  code: (code: string) => `código ${code}`,
  noWordsTitle: 'O texto não fica guardado',
  noWords:
    'Um e-mail pode levar um link que abre a conta da pessoa ou palavras de uma conversa. Por isso o texto é escrito na hora do envio, com o que vale naquele momento, e não é guardado. Ao reenviar, ele é escrito de novo.',
} as const;

/** What a failure means and what helps, by the code the mail server or the connection gave. */
export function describeMailError(code: string): string {
  if (code === 'EAUTH' || code === '535' || code === '530')
    return 'O servidor de e-mail recusou o usuário ou a senha. Confira SMTP_URL.';
  if (code === 'EDNS' || code === 'ENOTFOUND')
    return 'O servidor de e-mail não foi encontrado. Confira SMTP_URL.';
  if (['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ESOCKET', 'ETIMEDOUT', 'ETLS'].includes(code))
    return 'O servidor de e-mail não respondeu.';
  if (code === '550' || code === '551' || code === '553')
    return 'O servidor de e-mail diz que este endereço não recebe. Confira o endereço com a pessoa.';
  if (code === '552') return 'A caixa de e-mail da pessoa está cheia.';
  if (/^4\d\d$/.test(code)) return 'O servidor de e-mail pediu para tentar mais tarde.';
  if (/^5\d\d$/.test(code)) return 'O servidor de e-mail recusou a mensagem.';
  return 'O envio falhou por um erro que não conhecemos. O registro do servidor tem os detalhes.';
}

/** What is said when a mail is sent again. */
export const RESEND_TEXTS = {
  label: 'Reenviar',
  labelOf: (title: string) => `Reenviar “${title}”`,
  busy: 'Reenviando...',
  title: (title: string) => `Reenviar “${title}”?`,
  text: 'O servidor não confirmou este envio. Se ele chegou, a pessoa recebe o mesmo e-mail duas vezes.',
  cancel: 'Cancelar',
  done: 'E-mail de volta à fila',
  failed: 'Erro ao reenviar o e-mail',
} as const;

/** What mails are about, by the first part of their kind. */
const KINDS: Record<string, string> = {
  account: 'Conta',
  lesson: 'Aula',
  payment: 'Pagamento',
  production: 'Produção',
  messages: 'Mensagens sem leitura',
  'infected-file': 'Arquivo com ameaça',
};
export const kindName = (kind: string): string => KINDS[kind.split('.', 1)[0] ?? ''] ?? kind;
/** Its subject; what it is about while it has none yet. */
export const mailTitle = ({ kind, subject }: { kind: string; subject: string | null }): string =>
  subject ?? `${kindName(kind)} (${MAIL_TEXTS.notWritten})`;
