/** What the older panel says beyond the words of worklist, delivery and conversation. */
export const EDITOR_TEXTS = {
  title: 'Produções atribuídas',
  lead: 'Situação, entrega e mensagens de cada produção em uma lista.',
  toWorklist: 'Abrir Meus projetos',
  list: 'Produções',
  progress: 'Andamento',
  begin: 'Em andamento',
  finish: 'Concluir',
  messages: 'Mensagens',
} as const;
