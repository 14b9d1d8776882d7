/** What more than one screen says of a production. */
export const PRODUCTION_TEXTS = {
  errorTitle: 'Erro',
  successTitle: 'Sucesso!',
  noDeadline: 'sem prazo',
  unread: (count: number) => (count === 1 ? ' mensagem não lida' : ' mensagens não lidas'),
} as const;
