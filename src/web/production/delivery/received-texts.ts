import { formatNumber } from '#shared/text/format.ts';

/** What a teacher reads of a delivery, its rating and its revisions. */
export const RECEIVED_TEXTS = {
  loading: 'Carregando a entrega',
  loadError: 'Não foi possível carregar as entregas',
  ready: 'Sua aula está pronta',
  readyAgain: 'A revisão está pronta',
  deliveredOn: 'Entregue em',
  version: (round: number) => `Versão ${round}`,
  noCopies: 'Este arquivo foi finalizado fora da Lousa, por isso vai sem cópia em PDF.',
  download: 'Baixar',
  downloadAs: (format: string) => `Baixar ${format}`,
  files: 'Arquivos da entrega',
  /** Beside the slides or pages that were handed over. */
  shown: { slide: 'Estes são os slides que você recebeu.', page: 'Estas são as páginas que você recebeu.' },
  having: 'A versão que você já tem',
  havingText: 'A edição está fazendo a revisão. Até a nova entrega, é esta que vale.',
  downloading: 'Baixando...',
  downloadError: 'Não foi possível baixar o arquivo',
  noFile: 'O arquivo não está disponível agora. Fale com a equipe.',
  closedTitle: 'Projeto encerrado sem entrega',
  closedText:
    'A equipe encerrou este projeto e nenhum arquivo foi entregue. Se não era o que você esperava, fale com a equipe.',
  notes: 'Observações da edição',
  asked: 'Revisão pedida',
  /** What there is while a revision is made. */
  current: 'Versão entregue, para baixar',
  earlier: (count: number) => (count === 1 ? 'Versão anterior' : `${count} versões anteriores`),
} as const;

export const RATING_TEXTS = {
  question: 'Como ficou esta entrega?',
  own: 'Avaliação',
  starNames: ['Muito ruim', 'Ruim', 'Regular', 'Boa', 'Excelente'],
  stars: (count: number) => (count === 1 ? '1 estrela' : `${count} estrelas`),
  given: (count: number) => `${count} de 5 estrelas`,
  comment: 'Comentário',
  commentHint: 'O que ajudou, o que faltou: a edição lê.',
  send: 'Enviar avaliação',
  sending: 'Enviando...',
  thanks: 'Agradecemos a sua avaliação!',
  thanksText: 'Ela ajuda quem produziu a sua aula.',
  failedTitle: 'Erro',
  failed: 'Não foi possível enviar a avaliação. Tente novamente.',
} as const;

const counted = (count: number) => (count === 1 ? '1 revisão' : `${formatNumber(count)} revisões`);

export const REVISION_TEXTS = {
  title: 'Quer mudar algo?',
  /** `left` is null where the plan sets no limit. */
  open: (left: number | null) =>
    left === null
      ? 'Seu plano tem revisões sem limite.'
      : `Seu plano ainda tem ${counted(left)} para esta aula.`,
  lastDay: 'Último dia para pedir:',
  ask: 'Pedir revisão',
  usedUp: 'As revisões do seu plano já foram usadas.',
  tooLate: (day: string) => `O prazo para pedir uma revisão terminou em ${day}.`,
  onHold:
    'O pagamento desta aula está em conferência. Uma revisão pode ser pedida quando isso for resolvido.',
  dialogTitle: 'Pedir revisão',
  what: 'O que deve mudar?',
  whatHint: 'Diga o slide ou a página e como deve ficar.',
  consequence: (left: number | null) =>
    [
      left === 1 && 'Usa a última revisão do seu plano.',
      left !== null && left > 1 && `Usa 1 das ${formatNumber(left)} revisões que restam.`,
      'A edição retoma a sua aula. O arquivo de agora continua aqui para baixar.',
    ]
      .filter(Boolean)
      .join(' '),
  back: 'Voltar',
  send: 'Pedir revisão',
  sending: 'Enviando...',
  asked: 'Revisão pedida!',
  askedText: 'A edição recebeu o seu pedido.',
  askedUntil: (day: string) => `A edição recebeu o seu pedido. Nova entrega até ${day}.`,
  failedTitle: 'Erro',
  failed: 'Não foi possível pedir a revisão. Tente novamente.',
} as const;
