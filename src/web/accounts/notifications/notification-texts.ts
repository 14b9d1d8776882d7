import type { NotificationChoice } from '#shared/accounts/notifications.contract.ts';
import type { Role } from '#shared/roles.ts';

export const NOTIFICATION_TEXTS = {
  title: 'Notificações',
  text: 'Escolha os e-mails que quer receber. O que você muda é salvo na hora.',
  legend: 'E-mails que você escolhe',
  always: 'Chegam sempre, porque protegem sua conta e seu dinheiro:',
  saved: (label: string, isWanted: boolean) =>
    isWanted ? `${label}: você vai receber os e-mails.` : `${label}: você não recebe mais os e-mails.`,
  undo: 'Desfazer',
  saveError: 'A escolha não foi salva',
  loadError: 'Não foi possível ver suas escolhas',
} as const;

/** The mails that come to each role, and when; a choice that changes nothing for somebody is not offered. */
export const CHOICES_OF_ROLE: Record<Role, Partial<Record<NotificationChoice, string>>> = {
  teacher: {
    messages: 'Quando a produção escreve e você não abre a conversa.',
    progress: 'Quando a análise fica pronta, a produção começa e a entrega chega.',
  },
  editor: {
    messages: 'Quando alguém escreve em um projeto seu e você não abre a conversa.',
    deadlines: 'Aos 7, 3 e 1 dias do prazo de cada projeto seu.',
  },
  admin: {
    messages: 'Quando um cliente escreve em uma aula que ainda não tem editor.',
    deadlines: 'Quando uma produção passa do prazo.',
  },
};

/** Those nobody can do without. */
export const MAILS_ALWAYS_SENT: Record<Role, readonly string[]> = {
  teacher: ['Confirmação e troca de e-mail', 'Troca e redefinição de senha', 'Pagamentos e reembolsos'],
  editor: [
    'Confirmação e troca de e-mail',
    'Troca e redefinição de senha',
    'Verificação em duas etapas desativada',
    'Projetos que você recebe ou que passam a outra pessoa',
  ],
  admin: [
    'Confirmação e troca de e-mail',
    'Troca e redefinição de senha',
    'Verificação em duas etapas desativada',
    'Pedidos de reembolso e diferenças nos pagamentos',
  ],
};
