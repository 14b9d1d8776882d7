import type { LessonEvent } from '#shared/lessons/lesson-status.ts';
import { formatReais } from '#shared/money.ts';

/** What moves a lesson, in words: its ordering, each arrow of its life, and what an admin forces. */
const LESSON_ACTIONS = {
  'lesson.submit': 'Aula enviada',
  'lesson.start_analysis': 'Análise iniciada',
  'lesson.finish_analysis': 'Análise concluída',
  'lesson.fail_analysis': 'Análise falhou',
  'lesson.replace_material': 'Material trocado',
  'lesson.retry_analysis': 'Leitura do material repetida',
  'lesson.request_adjustments': 'Ajustes pedidos',
  'lesson.change_size': 'Tamanho trocado, análise refeita',
  'lesson.approve': 'Análise aprovada',
  'lesson.approve_without_analysis': 'Aprovada sem análise',
  'lesson.cancel': 'Aula cancelada',
  'lesson.confirm_payment': 'Pagamento confirmado',
  'lesson.assign_editor': 'Produção aberta',
  'lesson.start_by_itself': 'Produção sem editor (IA Total)',
  'lesson.deliver': 'Aula concluída',
  'lesson.request_revision': 'Aula voltou à produção',
  'lesson.refund': 'Valor reembolsado e aula cancelada',
  'lesson.forced': 'Status forçado',
} as const satisfies Record<`lesson.${LessonEvent | 'submit' | 'forced'}`, string>;

/** Who came, went or tried to: kept for six months, unlike what somebody did. */
export const ACCESS_ACTIONS = {
  'account.sign_in': 'Entrada na conta',
  'account.sign_in_refused': 'Entrada recusada',
  'account.sign_out': 'Saída da conta',
  'account.session_end': 'Sessão encerrada',
  'account.sessions_end': 'Outras sessões encerradas',
  'account.password_ask': 'Link de nova senha pedido',
  'account.export': 'Cópia dos próprios dados pedida',
} as const satisfies Record<`account.${string}`, string>;

/** Every action that is recorded, by its name in the log, as the admin reads it. */
export const AUDIT_ACTIONS = {
  ...LESSON_ACTIONS,
  ...ACCESS_ACTIONS,
  'lesson.edit': 'Aula editada',
  'lesson.change_order': 'Pedido alterado pelo cliente',
  'lesson.tell_genre': 'Tipo do material corrigido pelo cliente',
  'money.price': 'Preço alterado',
  'money.manual_payment': 'Pagamento manual registrado',
  'money.request': 'Reembolso pedido',
  'money.request_grant': 'Pedido de reembolso aceito',
  'money.request_deny': 'Pedido de reembolso negado',
  'money.refund': 'Reembolso concedido',
  'money.refund_retry': 'Reembolso reenviado ao provedor',
  'money.refund_by_hand': 'Reembolso registrado como feito por fora',
  'money.difference': 'Diferença encontrada nos livros',
  'money.difference_explain': 'Diferença explicada',
  'money.difference_clear': 'Diferença resolvida sozinha',
  'money.compare': 'Livros comparados com os provedores',
  'money.invoice_retry': 'Nota fiscal pedida de novo',
  'production.assign': 'Editor atribuído',
  'production.unassign': 'Editor retirado',
  'production.start': 'Produção iniciada',
  'production.upload': 'Arquivo final enviado',
  'production.deliver': 'Entrega feita',
  'production.replace': 'Arquivo entregue trocado',
  'production.deadline': 'Prazo alterado',
  'production.revise': 'Revisão pedida',
  'production.rate': 'Entrega avaliada',
  'file.add': 'Arquivo adicionado',
  'file.download': 'Entrega baixada',
  'file.block': 'Arquivo bloqueado',
  'file.unblock': 'Arquivo desbloqueado',
  'file.archive': 'Arquivo arquivado',
  'file.delete': 'Arquivo excluído',
  'file.restore': 'Arquivo restaurado',
  'file.purge': 'Arquivo apagado de vez',
  'client.modality': 'Contrato institucional do cliente',
  'editor.create': 'Editor adicionado',
  'editor.invite': 'Editor convidado',
  'editor.invite_again': 'Convite enviado de novo',
  'editor.rename': 'Nome do editor corrigido',
  'editor.pause': 'Editor em pausa',
  'editor.reactivate': 'Pausa do editor encerrada',
  'editor.password_link': 'Link de nova senha enviado ao editor',
  'editor.delete': 'Editor excluído',
  'editor.totp_reset': 'Verificação em duas etapas redefinida',
  'account.profile_change': 'Perfil alterado',
  'account.email_change': 'E-mail trocado',
  'account.email_keep': 'Troca de e-mail recusada',
  'account.email_cancel': 'Desistência da troca de e-mail',
  'account.password_change': 'Senha alterada',
  'account.password_reset': 'Senha redefinida pelo link do e-mail',
  'account.invitation_accept': 'Convite aceito',
  'account.totp_on': 'Verificação em duas etapas ativada',
  'account.totp_off': 'Verificação em duas etapas desativada',
  'account.delete': 'Conta excluída',
  'lead.change': 'Orçamento atualizado',
  'mail.resend': 'E-mail enviado de novo',
  cleanup: 'Dados de teste removidos',
} as const satisfies Record<string, string>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The words of an action; one that this version does not know is shown by its name. */
export const describeAction = (action: string): string =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : action;

/** What names the money it is about. */
const WITH_AMOUNT: Partial<Record<AuditAction, (amount: string) => string>> = {
  'money.manual_payment': (amount) => `Pagamento manual de ${amount} registrado`,
  'money.request_grant': (amount) => `Reembolso de ${amount} concedido a pedido`,
  'money.refund': (amount) => `Reembolso de ${amount} concedido`,
  'money.refund_retry': (amount) => `Reembolso de ${amount} reenviado ao provedor`,
  'money.refund_by_hand': (amount) => `Reembolso de ${amount} registrado como feito por fora`,
};

/** What an entry says happened, with the money it is about. */
export function describeEntry({ action, after }: { action: string; after?: unknown }): string {
  const cents = (after as { amountCents?: unknown } | null | undefined)?.amountCents;
  const sentence = typeof cents === 'number' ? WITH_AMOUNT[action as AuditAction] : undefined;
  return sentence && typeof cents === 'number' ? sentence(formatReais(cents / 100)) : describeAction(action);
}

/** How many stars a delivery was given; null in an entry about anything else. */
export function starsOf({ action, after }: { action: string; after?: unknown }): number | null {
  const stars = (after as { stars?: unknown } | null | undefined)?.stars;
  return action === 'production.rate' && typeof stars === 'number' ? stars : null;
}

/** What an entry can be about. */
export const AUDIT_SUBJECTS = {
  lesson: 'Aula',
  file: 'Arquivo',
  user: 'Conta',
  lead: 'Orçamento',
  mail: 'E-mail',
  books: 'Livros de pagamento',
  installation: 'Instalação',
} as const;

/** Who acted, where it was no person. */
export const AUDIT_MACHINES: Record<string, string> = {
  worker: 'Sistema',
  payment: 'Pagamentos',
  visitor: 'Visitante',
};
