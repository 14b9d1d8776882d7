import type { ReactNode } from 'react';

/** What the dashboard itself says; its list and its conversation have words of their own. */
export const DASHBOARD_TEXTS = {
  title: 'Dashboard',
  greeting: 'Olá,',
  lead: 'Acompanhe seus projetos, aprove as análises e fale com a equipe.',
  staffLead: 'Os projetos que você pode ver, do mais novo ao mais antigo.',
  newLesson: 'Nova Aula',
  paidUntil: (day: string) => `Sua aula chega até ${day}.`,
  paidText: 'O prazo já está contando.',
  follow: 'Acompanhar a aula',
  dismiss: 'Fechar aviso',
} as const;

/** The words that stand in the document before its script, and are drawn the same by it. */
export function DashboardGreeting({ name }: { name: ReactNode }) {
  return (
    <span className="wrap-anywhere">
      {DASHBOARD_TEXTS.greeting} {name}
    </span>
  );
}

/**
 * What waits for the teacher, and before that is known or where nothing does, what the dashboard is for: the
 * document holds a sentence of full size, so that no late one is the first large thing on the screen. Two lines
 * on a phone, whichever it is.
 */
export function DashboardLead({ children }: { children?: ReactNode }) {
  return <span className="block max-sm:min-h-[2lh]">{children ?? DASHBOARD_TEXTS.lead}</span>;
}
