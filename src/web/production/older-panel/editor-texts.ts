/** What the older panel says beyond the words of desk, delivery and conversation. */
export const EDITOR_TEXTS = {
  title: 'Produções atribuídas',
  lead: 'Situação, entrega e mensagens de cada produção em uma lista.',
  toDesk: 'Abrir Meus projetos',
  list: 'Produções',
  progress: 'Andamento',
  begin: 'Em andamento',
  finish: 'Concluir',
  messages: 'Mensagens',
} as const;
