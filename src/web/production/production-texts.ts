/** What more than one screen says of a production. */
export const PRODUCTION_TEXTS = {
  errorTitle: 'Erro',
  successTitle: 'Sucesso!',
  noDeadline: 'sem prazo',
  deliveredOn: 'entregue em',
  held: 'em espera, prazo',
  stars: (stars: number) => `nota ${stars}`,
  inTime: 'no prazo',
  late: (days: number) => (days === 1 ? '1 dia de atraso' : `${days} dias de atraso`),
  unread: (count: number) => (count === 1 ? ' mensagem não lida' : ' mensagens não lidas'),
} as const;
