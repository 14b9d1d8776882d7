import { BOOKLET_PRICES, DELIVERY_TYPES, PRESENTATION_PRICES } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money/money.ts';

const cheapest = (prices: Record<number, number>) => formatReais(Math.min(...Object.values(prices)));
const fastest = Math.min(...Object.values(DELIVERY_TYPES).map((delivery) => delivery.termDays));

/** What a visitor reads first; every figure comes from the catalogue. */
export const WELCOME_TEXTS = {
  title: ['Seu rascunho', 'vira'],
  titleMark: 'aula pronta',
  lead: 'Envie um PDF, DOCX, PPTX ou só o texto. Em minutos chega uma análise pedagógica gratuita. Você lê, ajusta e só paga se aprovar.',
  createPresentation: 'Criar Apresentação',
  createBooklet: 'Criar Apostila',
  points: ['Análise grátis', 'PIX ou cartão', 'Revisões incluídas'],
  pen: 'a gente monta',
  notes: ['Frações, 5º ano', 'receita de bolo!', '1/2 xícara + 1/4', 'desenhar pizza'],
  stepsTitle: 'A análise chega antes da cobrança',
  steps: [
    {
      title: 'Envie o que você tem',
      text: 'Um arquivo de até 10MB ou o texto colado. Digitalização também vale.',
    },
    {
      title: 'Leia a análise',
      text: 'Estrutura, temas, lacunas e sugestões, cada uma ligada ao trecho de onde veio.',
    },
    {
      title: 'Aprove e receba',
      text: `Pague só depois de aprovar. Entrega a partir de ${fastest} dias, com revisões.`,
    },
  ],
  prices: `Apresentações a partir de ${cheapest(PRESENTATION_PRICES)}, apostilas a partir de ${cheapest(BOOKLET_PRICES)}.`,
  createAccount: 'Criar conta grátis',
} as const;
