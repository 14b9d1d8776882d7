const tell = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** What the home says to who works here. */
export const STAFF_HOME_TEXTS = {
  loading: 'Carregando o seu dia',
  openInbox: 'Abrir a caixa',
  openPanel: 'Abrir o painel',
  openDesk: 'Abrir meus projetos',
  nextDue: 'Próximas entregas',
  open: 'Abrir',
  listError: 'Não foi possível carregar seus projetos',
  nothingDue: 'Nada em aberto',
  nothingDueText: 'Quando a administração passar um projeto para você, ele aparece aqui com o prazo.',
  /** `open` counts those shown, the most urgent ones. */
  editorLead: ({ open, overdue, unread }: { open: number; overdue: number; unread: number }) =>
    [
      overdue > 0 && tell(overdue, 'Uma entrega passou do prazo.', 'entregas passaram do prazo.'),
      unread > 0 && tell(unread, 'Uma mensagem espera por você.', 'mensagens esperam por você.'),
      open === 0 ? 'Nenhum projeto em aberto agora.' : 'O que vence primeiro está logo abaixo.',
    ]
      .filter(Boolean)
      .join(' '),
} as const;
