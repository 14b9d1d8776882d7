/** What the machine's first draft says to whoever makes the lesson. */
export const DRAFT_TEXTS = {
  title: 'Rascunho',
  loading: 'Carregando o rascunho',
  loadError: 'Não foi possível carregar o rascunho',
  composing: 'Montando o rascunho a partir da análise aprovada. Leva alguns segundos.',
  none: 'Sem rascunho',
  ready: (size: string) => `Pronto, com ${size}, do plano que foi aprovado.`,
  delivered: 'Esta versão já foi entregue',
  deliveredText: (canEdit: boolean) =>
    canEdit
      ? 'O que a revisão pede ainda não está nela. No estúdio, os pedidos estão ao lado.'
      : 'O que a revisão pede ainda não está nela. Ajuste no seu programa e envie em Entregar.',
  judging: 'Conferindo a última mudança…',
  clean: 'A verificação não encontrou nada a mudar.',
  blocking: (count: number) =>
    count === 1 ? '1 ponto impede a entrega' : `${count} pontos impedem a entrega`,
  warnings: (count: number) => (count === 1 ? '1 aviso para conferir' : `${count} avisos para conferir`),
  download: 'Baixar',
  downloading: 'Gerando...',
  downloadFailed: 'Não foi possível baixar o rascunho',
  open: 'Abrir no estúdio',
  editHere: 'Ajuste no estúdio, ou no seu programa e envie em Entregar; ou entregue como está.',
  revise: 'Ajuste no estúdio, ou no seu programa e envie em Entregar.',
  edit: 'Ajuste no seu programa e envie em Entregar, ou entregue como está.',
  see: { slide: 'Ver os slides', page: 'Ver as páginas' },
  deliver: 'Entregar o rascunho',
  deliverTitle: 'Entregar o rascunho como está',
  deliverText: (client: string, file: string) =>
    `${client} recebe um aviso e já pode baixar “${file}”, gerado deste rascunho, e a mesma aula em outro formato: o PDF vai sempre.`,
  cannotDeliver: 'Corrija o que impede a entrega e entregue de novo daqui, ou envie o arquivo pronto.',
} as const;
