import { STAFF_LABELS } from '#shared/lessons/lesson-status.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { formatReais } from '#shared/money.ts';
import { DIFFERENCE_KINDS } from '#shared/payments/differences.ts';
import { INVOICE_STATUSES } from '#shared/payments/invoice-status.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { REFUND_REASONS } from '#shared/payments/refund-status.ts';
import { ROLES } from '#shared/roles.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { LEAD_STATUSES } from './lead-status.ts';

/** The fields of before and after, by their name in the log. */
const FIELDS: Record<string, string> = {
  status: 'Situação',
  statusBefore: 'Situação anterior',
  title: 'Título',
  content: 'Conteúdo',
  comments: 'Comentários',
  format: 'Formato',
  size: 'Tamanho',
  priceCents: 'Preço',
  refundReason: 'Motivo do reembolso',
  method: 'Forma de pagamento',
  difference: 'Diferença',
  providerRef: 'Referência do provedor',
  oursCents: 'Nos nossos livros',
  theirsCents: 'No provedor',
  open: 'Diferenças em aberto',
  invoice: 'Nota fiscal',
  editorId: 'Editor',
  round: 'Entrega',
  stars: 'Estrelas',
  comment: 'Comentário',
  deadline: 'Prazo',
  fileId: 'Arquivo',
  lessonId: 'Aula',
  fileType: 'Tipo do arquivo',
  version: 'Versão',
  sha256: 'Impressão digital',
  isBlocked: 'Acesso ao arquivo',
  blockReason: 'Motivo do bloqueio',
  scanStatus: 'Antivírus',
  deletedAt: 'Excluído em',
  role: 'Papel',
  pausedUntil: 'Pausa até',
  changed: 'Campos alterados',
  people: 'Contas',
  lessons: 'Aulas',
  payments: 'Pagamentos',
  files: 'Arquivos',
  messages: 'Mensagens',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  pendingEmail: 'Novo e-mail',
  device: 'Aparelho',
  refusal: 'Recusa',
  times: 'Vezes',
  lastAt: 'Última vez',
};

/** The names that a value of a field may be; a status is a lesson's, a file's or a lead's, which share none. */
const VALUES: Record<string, Record<string, string>> = {
  status: {
    ...STAFF_LABELS,
    ...LEAD_STATUSES,
    active: 'Ativo',
    deleted: 'Excluído',
    archived: 'Arquivado',
  },
  format: OUTPUT_FORMATS,
  refundReason: REFUND_REASONS,
  method: PAYMENT_METHODS,
  difference: DIFFERENCE_KINDS,
  invoice: INVOICE_STATUSES,
  role: ROLES,
  fileType: {
    user_content: 'Conteúdo do cliente',
    editor_work: 'Trabalho do editor',
    final_delivery: 'Entrega final',
    ai_analysis: 'Análise',
  },
  refusal: {
    password: 'Senha errada',
    code: 'Código errado',
    too_many: 'Tentativas demais',
    not_admin: 'Não é da administração',
  },
  scanStatus: {
    not_scanned: 'Não verificado',
    scanning: 'Verificando',
    clean: 'Sem ameaças',
    infected: 'Ameaça encontrada',
  },
};
VALUES.statusBefore = VALUES.status ?? {};

const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export interface AuditChange {
  field: string;
  /** Null where there was nothing. */
  before: string | null;
  after: string | null;
}

/**
 * Before and after side by side, field by field, in words; fields that both sides say the same of are left out.
 * `names`: what the ids in it stand for.
 */
export function describeChanges(
  before: unknown,
  after: unknown,
  names: Readonly<Record<string, string>> = {},
): AuditChange[] {
  const [old, now] = [toRecord(before), toRecord(after)];
  const fields = new Set([...Object.keys(old), ...Object.keys(now)]);
  // The money of an entry stands in its sentence (describeEntry).
  fields.delete('amountCents');
  return [...fields]
    .map((field) => ({
      field: FIELDS[field] ?? field,
      before: describeValue(field, old[field], names),
      after: describeValue(field, now[field], names),
    }))
    .filter((change) => change.before !== change.after);
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const describeRound = (round: number): string =>
  round === 1 ? '1ª entrega' : `${round}ª entrega (${round - 1}ª revisão)`;

function describeValue(
  field: string,
  value: unknown,
  names: Readonly<Record<string, string>>,
): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (field === 'isBlocked') return value === true ? 'bloqueado' : 'liberado';
  if (field === 'round' && typeof value === 'number') return describeRound(value);
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (field.endsWith('Cents') && typeof value === 'number') return formatReais(value / 100);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((each) => FIELDS[String(each)] ?? String(each)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (ISO_INSTANT.test(value)) return formatDateTime(value);
  return VALUES[field]?.[value] ?? names[value] ?? value;
}
