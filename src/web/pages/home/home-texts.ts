import { BOOKLET_PRICES, PAGE_COUNTS, PRESENTATION_PRICES, SLIDE_COUNTS } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';

const rangeOf = (values: readonly number[]) => ({ from: Math.min(...values), to: Math.max(...values) });
const slides = rangeOf(SLIDE_COUNTS);
const pages = rangeOf(PAGE_COUNTS);
const priceRange = (prices: Record<number, number>) => {
  const { from, to } = rangeOf(Object.values(prices));
  return `${formatReais(from)} a ${formatReais(to)}`;
};
const slidePrices = rangeOf(Object.values(PRESENTATION_PRICES));

/** What the signed-in home says; sizes and prices come from the catalogue. */
export const HOME_TEXTS = {
  pageTitle: 'Início',
  idleLead: 'Envie um roteiro e receba a análise pedagógica gratuita. Você só paga se aprovar.',
  idleAction: 'Enviar um roteiro',
  approveLead: (title: string) => `A análise de “${title}” ficou pronta. Leia e aprove quando fizer sentido.`,
  approveAction: 'Ler a análise',
  payLead: (title: string) =>
    `“${title}” está aprovada. A produção começa quando o pagamento for confirmado.`,
  payAction: 'Ir para o pagamento',
  failedLead: (title: string) =>
    `Não conseguimos ler o material de “${title}”. Envie outro arquivo ou o texto, e a análise recomeça.`,
  failedAction: 'Enviar outro material',
  unreadLead: (count: number, title?: string) =>
    `${count === 1 ? 'Há 1 mensagem nova' : `Há ${count} mensagens novas`} da equipe${title ? ` sobre “${title}”` : ''}.`,
  unreadAction: 'Ler e responder',
  readyLead: (title: string) => `“${title}” está pronta. Baixe, olhe com calma e diga o que achou.`,
  readyAction: 'Ver a entrega',
  start: 'Começar',
  presentation: 'Nova Apresentação',
  presentationText: `De ${slides.from} a ${slides.to} slides, com notas para falar em aula.`,
  // The customer writes it so.
  presentationPrice: `R$ ${slidePrices.from}-${slidePrices.to}`,
  booklet: 'Nova Apostila',
  bookletText: `De ${pages.from} a ${pages.to} páginas, com exercícios e gabarito.`,
  bookletPrice: priceRange(BOOKLET_PRICES),
  dashboard: 'Dashboard',
  dashboardText: 'Aprovar, pagar, conversar e baixar.',
  inProgressCount: (count: number) => `${count} em andamento`,
  figures: 'Números',
  total: 'Projetos',
  completed: 'Finalizados',
  inProgress: 'Em andamento',
  averageTime: 'Tempo médio',
  recent: 'Projetos recentes',
  seeAll: 'Ver Todos',
  see: 'Ver',
  createdOn: 'criado em',
  noLessons: 'Nenhum projeto ainda',
  noLessonsText: 'Envie um roteiro ou só o texto. A análise é gratuita.',
  createFirst: 'Criar Primeira Apresentação',
  listError: 'Não foi possível carregar seus projetos',
  loadingList: 'Carregando seus projetos',
} as const;
