/** What the dashboard itself says; its list and its conversation have words of their own. */
export const DASHBOARD_TEXTS = {
  title: 'Dashboard',
  greeting: (name: string) => `Olá, ${name}`,
  lead: 'Acompanhe seus projetos, aprove as análises e fale com a equipe.',
  staffLead: 'Os projetos que você pode ver, do mais novo ao mais antigo.',
  newLesson: 'Nova Aula',
  paidTitle: 'Pagamento aprovado!',
  paidText: 'Sua apresentação entrará na fila de produção.',
} as const;
