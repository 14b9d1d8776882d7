import type { DeliveryType, ServiceType } from '#shared/catalog/catalog.ts';
import { MATERIAL_RULE } from '#shared/files/accepted-kinds.ts';
import type { OutputFormat } from '#shared/lessons/order.ts';

/** What the order screen says; the sentences of broken rules stand in the shared schema. */
export const ORDER_TEXTS = {
  title: { presentation: 'Nova apresentação', booklet: 'Nova apostila' } satisfies Record<
    ServiceType,
    string
  >,
  lead: 'A análise é gratuita e você só paga se aprovar.',
  kindLabel: 'Tipo de material',

  contentGroup: 'O que você vai ensinar',
  contentLead: 'Escreva o texto, envie um arquivo ou os dois.',
  lessonTitle: 'Título da aula',
  content: 'Conteúdo',
  contentHint: 'Com arquivo, pode ficar vazio: diga só o que não pode faltar.',
  contentPlaceholder: 'O que você quer ensinar, na ordem em que falaria',
  tooLong: (over: string) => `Passou ${over} do limite. O texto inteiro pode ir como arquivo.`,
  attachAsFile: 'Anexar como arquivo',
  cut: 'Cortar em 3.000',
  wasAttached: 'O texto inteiro foi para o arquivo.',
  wasCut: 'O fim do texto foi cortado.',
  undo: 'Desfazer',
  file: 'Arquivo',
  drop: 'Arraste para cá ou',
  choose: 'Escolher arquivo',
  chooseOther: 'Trocar arquivo',
  fileHint: MATERIAL_RULE.hint,
  removeFile: (name: string) => `Remover ${name}`,
  cancelUpload: (name: string) => `Cancelar envio de ${name}`,
  uploadLabel: 'Envio do arquivo',
  sending: (sent: string, total: string) => `Enviando ${sent} de ${total}`,
  checking: 'Conferindo o arquivo...',
  cancelled: 'Envio cancelado. O arquivo continua escolhido e vai com o pedido.',
  reading: 'Lendo o arquivo',
  inLine: (count: string) => `Na fila, há cerca de ${count} arquivos na frente`,
  readingPage: (done: string, total: string) => `Lendo a página ${done} de ${total}`,
  readingLabel: 'Leitura do arquivo',
  goesAlong: (size: string) => `${size}, vai junto com o pedido`,
  fileGone: 'O arquivo enviado não está mais guardado. Escolha-o de novo.',
  sendingFile: (percent: string) => `Arquivo: ${percent}`,

  formatGroup: 'Formato',
  formatQuestion: 'Em que formato você vai usar?',
  formatNotes: {
    presentation: {
      powerpoint: 'Abre e edita no computador',
      google_slides: 'Edita no navegador, em grupo',
      pdf: 'Com sumário e botões, sem edição',
    },
    booklet: {
      powerpoint: 'Páginas que você edita no computador',
      google_slides: 'Páginas que você edita no navegador',
      pdf: 'Pronta para imprimir ou ler na tela',
    },
  } satisfies Record<ServiceType, Record<OutputFormat, string>>,
  sizeQuestion: { presentation: 'Quantos slides?', booklet: 'Quantas páginas?' } satisfies Record<
    ServiceType,
    string
  >,

  deliveryGroup: 'Prazo',
  deliveryLead:
    'O prazo conta a partir da confirmação do pagamento. As datas abaixo são para quem paga hoje.',
  deliveryQuestion: 'Prazo de entrega',
  basePrice: 'preço base',
  deliveryNames: {
    normal: 'Entrega normal',
    urgent: 'Entrega urgente',
    super_urgent: 'Entrega super urgente',
    express: 'Entrega expressa',
  } satisfies Record<DeliveryType, string>,

  detailsGroup: 'Turma',
  detailsLead: 'Quanto mais a gente souber da turma, melhor a análise. Só o nível de ensino já ajuda.',
  level: 'Nível de ensino',
  noLevel: 'Escolha um nível',
  duration: 'Duração da aula',
  minutes: 'minutos',
  audience: 'Público-alvo',
  audienceHint: 'Serve para acertar o tom. Não aparece nos slides.',
  objectives: 'Objetivos de aprendizagem',
  objectivesHint: 'Comece cada um por um verbo: explicar, comparar, calcular.',
  comments: 'Comentários para a equipe',
  commentsPlaceholder: 'Cores da escola, o que evitar, um slide que precisa existir',

  details: (level: string, minutes: string) =>
    [level, minutes && `${minutes} min`].filter(Boolean).join(', ') || 'opcional',

  summary: 'Seu pedido',
  noSumYet: 'O tamanho e o preço aparecem aqui quando houver material.',
  total: 'Total',
  onlyIfApproved: 'só se você aprovar',
  submit: 'Analisar com IA - Gratuito',
  submitting: 'Enviando...',
  cancelSending: 'Cancelar o envio do arquivo',
  unlimitedRevisions: 'Revisões ilimitadas',

  successTitle: 'Sucesso!',
  success: 'Aula enviada com sucesso. Redirecionando para análise...',
  failureTitle: 'Erro',
  failure: 'Falha ao enviar aula. Tente novamente.',
  leaveQuestion: 'O envio ainda não terminou. Sair mesmo assim?',

  draftTitle: 'Continuamos do seu rascunho',
  draftText: 'O que você escreveu antes está de volta.',
  draftWithFile: 'O que você escreveu antes está de volta, e o arquivo que já tinha chegado também.',
  staffOnlyTitle: 'Nova aula',
  staffOnly: 'Pedidos são feitos na conta de quem ensina. Esta é a sua mesa.',
  startOver: 'Começar do zero',
} as const;
