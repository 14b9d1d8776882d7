import { formatNumber } from '#shared/text/format.ts';
import { formatTotal } from '#web/platform/format-total.ts';

/** What the audit says; the words of actions and fields are shared with its CSV. */
export const AUDIT_TEXTS = {
  title: 'Auditoria',
  lead: 'Quem fez o quê, quando e de onde. Os registros não podem ser alterados.',
  entries: 'Registros',
  mails: 'E-mails',
  filters: 'Filtrar registros',
  action: 'Ação',
  anyAction: 'Todas as ações',
  subject: 'Sobre',
  anySubject: 'Sobre tudo',
  actor: 'Buscar por quem fez',
  actorHint: 'Nome ou e-mail de quem fez',
  from: 'De',
  to: 'Até',
  onlySubject: (name: string) => `Só o que aconteceu com “${name}”.`,
  onlyActor: (name: string) => `Só o que foi feito por ${name}.`,
  showAll: 'Mostrar tudo',
  loading: 'Carregando registros',
  error: 'Não foi possível carregar os registros',
  none: 'Nenhum registro ainda',
  noneText: 'Tudo o que for feito no sistema aparece aqui.',
  noMatch: 'Nenhum registro encontrado',
  noMatchText: 'Nada combina com os filtros.',
  count: (shown: number, total: number) =>
    total === 1
      ? '1 registro'
      : shown < total
        ? `${formatNumber(shown)} de ${formatTotal(total)} registros`
        : `${formatNumber(total)} registros`,
  columnWhen: 'Quando',
  columnWho: 'Quem',
  columnWhat: 'O quê',
  columnChange: 'Mudança',
  columnDetails: 'Detalhes',
  details: 'Detalhes',
  machine: 'Sistema',
  removed: 'não existe mais',
  whole: 'inteira',
  before: 'Antes',
  after: 'Depois',
  noChange: 'Nenhum campo mudou de valor.',
  ip: 'Endereço IP',
  noIp: 'não guardado',
  session: 'Sessão',
  reason: 'Motivo',
  code: 'Código',
  seeLesson: 'Ver aula',
  allOfSubject: 'Ver o histórico',
  allOfActor: 'Tudo desta pessoa',
} as const;
