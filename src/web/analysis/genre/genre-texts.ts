/** What the page says around what the material was taken for. */
export const GENRE_TEXTS = {
  why: 'Por quê?',
  other: 'Não é isso?',
  title: 'O que é o seu material?',
  description: 'A análise é feita de novo a partir da sua resposta e continua gratuita.',
  legend: 'Tipo do material',
  current: 'como li agora',
  same: 'Escolha outro tipo, ou volte se este está certo.',
  send: 'Refazer a análise',
  sending: 'Enviando...',
  sent: 'A nova análise já começou.',
  back: 'Voltar',
} as const;
