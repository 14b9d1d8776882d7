/** What the dashboard itself says; its list and its conversation have words of their own. */
export const DASHBOARD_TEXTS = {
  title: 'Dashboard',
  greeting: (name: string) => `Olá, ${name}`,
  lead: 'Acompanhe seus projetos, aprove as análises e fale com a equipe.',
  staffLead: 'Os projetos que você pode ver, do mais novo ao mais antigo.',
  newLesson: 'Nova Aula',
  paidUntil: (day: string) => `Sua aula chega até ${day}.`,
  paidText: 'O prazo já está contando.',
  follow: 'Acompanhar a aula',
  dismiss: 'Fechar aviso',
} as const;
