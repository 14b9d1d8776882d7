import type { LaterStatus } from '#shared/lessons/lesson-status.ts';

/** What a lesson that is paid for, or given up, has to say: what is, and what comes next. */
export const LATER_TEXTS: Record<LaterStatus, { title: string; text: string; next: string }> = {
  paid: {
    title: 'Pagamento confirmado',
    text: 'A produção começa em breve. Uma pessoa da equipe de edição vai assumir a sua aula.',
    next: 'Em seguida vem a produção.',
  },
  in_production: {
    title: 'Sua aula está sendo produzida',
    text: 'A equipe de edição está montando o material a partir desta análise.',
    next: 'Em seguida vem a entrega.',
  },
  completed: {
    title: 'Sua aula foi finalizada',
    text: 'O material está pronto. Encontre-o no Dashboard.',
    next: 'Tudo concluído.',
  },
  cancelled: {
    title: 'Este pedido foi cancelado',
    text: 'Para continuar, faça um novo pedido.',
    next: '',
  },
};
export const DEADLINE_TEXT = (date: string) => `Entrega até ${date}.`;
