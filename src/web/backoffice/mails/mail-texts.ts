import { formatNumber } from '#web/platform/format.ts';
import { formatTotal } from '#web/platform/format-total.ts';

/** What the list of mails says. */
export const MAIL_TEXTS = {
  lead: 'Os e-mails dos últimos 90 dias. Sem servidor de e-mail configurado, cada um é gravado em arquivo.',
  search: 'Buscar e-mail',
  searchHint: 'Endereço ou assunto',
  status: 'Situação',
  anyStatus: 'Situação',
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

/** What a mail is about, by the first part of its kind: said while it has no subject yet. */
const KINDS: Record<string, string> = {
  account: 'Conta',
  lesson: 'Aula',
  payment: 'Pagamento',
  production: 'Produção',
  messages: 'Mensagens sem leitura',
  'infected-file': 'Arquivo com ameaça',
};
export const mailTitle = ({ kind, subject }: { kind: string; subject: string | null }): string =>
  subject ?? `${KINDS[kind.split('.', 1)[0] ?? ''] ?? kind} (${MAIL_TEXTS.notWritten})`;
