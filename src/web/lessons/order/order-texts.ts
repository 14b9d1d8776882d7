import type { DeliveryType, ServiceType } from '#shared/catalog/catalog.ts';
import type { OutputFormat } from '#shared/lessons/order.ts';

/** What the order screen says; the sentences of broken rules stand in the shared schema. */
export const ORDER_TEXTS = {
  title: { presentation: 'Nova apresentação', booklet: 'Nova apostila' } satisfies Record<
    ServiceType,
    string
  >,
  lead: 'Conte o que você quer ensinar. A análise é gratuita e você só paga se aprovar.',
  kindLabel: 'Tipo de material',

  contentGroup: 'O que você vai ensinar',
  contentLead: 'Escreva o texto e, se já tiver um arquivo, envie junto.',
  lessonTitle: 'Título da aula',
  content: 'Conteúdo',
  contentHint: 'Com arquivo, basta dizer o que não pode faltar.',
  file: 'Arquivo',
  drop: 'Arraste para cá ou',
  choose: 'Escolher arquivo',
  chooseOther: 'Trocar arquivo',
  fileHint: 'PDF, DOCX ou PPTX, até 10MB',
  removeFile: (name: string) => `Remover ${name}`,
  cancelUpload: (name: string) => `Cancelar envio de ${name}`,
  uploadLabel: 'Envio do arquivo',
  sending: (sent: string, total: string) => `Enviando ${sent} de ${total}`,
  checking: 'Conferindo o arquivo...',
  cancelled: 'Envio cancelado. O arquivo continua escolhido.',

  formatGroup: 'Formato e tamanho',
  formatQuestion: 'Em que formato você vai usar?',
  formatNotes: {
    powerpoint: 'Abre e edita no computador',
    google_slides: 'Edita no navegador, em grupo',
    pdf: 'Com sumário e botões, sem edição',
  } satisfies Record<OutputFormat, string>,
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

  detailsGroup: 'Detalhes',
  detailsLead: 'Quanto mais a gente souber da turma, melhor a análise. Só o nível de ensino já ajuda.',
  level: 'Nível de ensino',
  noLevel: 'Escolha um nível',
  duration: 'Duração da aula',
  minutes: 'minutos',
  audience: 'Público-alvo',
  objectives: 'Objetivos de aprendizagem',
  objectivesHint: 'Comece cada um por um verbo: explicar, comparar, calcular.',
  comments: 'Comentários para a equipe',
  commentsPlaceholder: 'Cores da escola, o que evitar, um slide que precisa existir',

  summary: 'Seu pedido',
  total: 'Total',
  onlyIfApproved: 'só se você aprovar',
  submit: 'Analisar com IA - Gratuito',
  submitting: 'Enviando...',
  unlimitedRevisions: 'Revisões ilimitadas',

  successTitle: 'Sucesso!',
  success: 'Aula enviada com sucesso. Redirecionando para análise...',
  failureTitle: 'Erro',
  failure: 'Falha ao enviar aula. Tente novamente.',
  leaveQuestion: 'O envio ainda não terminou. Sair mesmo assim?',

  draftTitle: 'Continuamos do seu rascunho',
  draftText: 'O texto que você escreveu antes está de volta. O arquivo precisa ser escolhido de novo.',
  startOver: 'Começar do zero',
} as const;
