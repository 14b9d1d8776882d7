/** What moving a deadline says. */
export const DEADLINE_TEXTS = {
  title: 'Mudar prazo',
  text: (title: string, hasEditor: boolean) =>
    `“${title}”. ${hasEditor ? 'Quem edita recebe um e-mail. ' : ''}O cliente também, se o prazo ficar mais longe.`,
  day: 'Novo prazo',
  tooSoon: 'Escolha um dia a partir de amanhã',
  reason: 'Motivo',
  reasonHint: 'Vai nos e-mails e fica no histórico do projeto.',
  back: 'Voltar',
  saving: 'Salvando...',
  done: 'Prazo alterado.',
  failed: 'Erro ao mudar prazo',
} as const;
