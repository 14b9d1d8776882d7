import {
  BOOKLET_PRICES,
  DELIVERY_TYPES,
  PAGE_COUNTS,
  PLANS,
  PRESENTATION_PRICES,
  REVISION_WINDOW_DAYS,
  type ServiceType,
  SLIDE_COUNTS,
} from '#shared/catalog/catalog.ts';
import { MATERIAL_KINDS, namesOf } from '#shared/files/accepted-kinds.ts';
import { formatReais } from '#shared/money.ts';

const terms = Object.values(DELIVERY_TYPES).map(({ termDays }) => termDays);
const FASTEST = Math.min(...terms);
const LONGEST = Math.max(...terms);
const [fewestSlides, mostSlides] = [Math.min(...SLIDE_COUNTS), Math.max(...SLIDE_COUNTS)];
const [fewestPages, mostPages] = [Math.min(...PAGE_COUNTS), Math.max(...PAGE_COUNTS)];

/** What the landing page says; each figure comes from the catalogue, because a published price binds. */
export const LANDING_TEXTS = {
  hero: {
    title: ['Seu rascunho', 'vira'],
    titleMark: 'aula pronta',
    lead: `Envie um ${namesOf(MATERIAL_KINDS).join(', ')} ou só o texto. Em minutos chega uma análise pedagógica gratuita. Você lê, ajusta e só paga se aprovar.`,
    createPresentation: 'Criar Apresentação',
    createBooklet: 'Criar Apostila',
    points: ['Análise grátis', 'PIX ou cartão', 'Revisões incluídas'],
    pen: 'a gente monta',
    notes: ['Frações, 5º ano', 'receita de bolo!', '1/2 xícara + 1/4', 'desenhar pizza'],
  },
  report: {
    title: 'A análise chega antes da cobrança',
    lead: 'Este é o parecer que aparece na sua tela, feito de um exemplo nosso. Leia, marque as melhorias que quer e aprove quando fizer sentido.',
    kind: 'Análise pedagógica',
    form: 'slides, PowerPoint, aula de 50 min',
    step: 'Etapa 3 de 7. Depois da sua aprovação vem o pagamento.',
    structure: 'Estrutura sugerida',
    whole: 'Ver a análise inteira',
    fold: 'Recolher a análise',
    visuals: 'Sugestões visuais',
    topics: 'Peso dos temas',
    improvements: 'Melhorias propostas',
    engagement: 'Para engajar a turma',
    total: 'Total, entrega normal',
    action: 'Analisar o meu material',
  },
  receive: {
    title: 'O que você recebe',
    lead: 'Material seu, com o seu conteúdo, no formato em que você trabalha. Sem marca-d’água.',
    items: [
      {
        title: 'Slides prontos',
        text: `De ${fewestSlides} a ${mostSlides} slides em PowerPoint, Google Slides ou PDF, com notas para quem apresenta.`,
      },
      {
        title: 'Apostilas estruturadas',
        text: `De ${fewestPages} a ${mostPages} páginas em capítulos, com atividades, exercícios e gabarito.`,
      },
      {
        title: 'Fluxograma do curso',
        text: 'As seções e os temas na ordem em que serão dados, com o peso de cada um. Vem na análise, antes de você pagar.',
      },
    ],
  },
  steps: {
    title: 'Como funciona',
    lead: 'Quatro passos. O pagamento só aparece no terceiro.',
    more: 'Ver cada passo em detalhe',
  },
  reasons: {
    title: 'Por que a Lousa',
    goal: 'Meta: 98% de satisfação',
    goalText: 'Publicamos o resultado medido assim que houver 20 avaliações.',
    measured: 'de avaliações com 4 ou 5 estrelas',
    measuredText: 'Medido nas avaliações de quem recebeu o material.',
    items: [
      {
        title: 'Você lê antes de pagar',
        text: 'A análise mostra estrutura, temas, lacunas e sugestões, cada uma ligada ao trecho do seu material.',
      },
      {
        title: 'Gente no acabamento',
        text: 'Um editor produz a partir do que você aprovou e conversa com você na própria página da aula.',
      },
      {
        title: 'Prazo com data',
        text: `De ${FASTEST} a ${LONGEST} dias corridos depois do pagamento, conforme a entrega que você escolhe. A data fica na tela.`,
      },
      {
        title: 'Revisões incluídas',
        text: `${PLANS.basico.revisions} no plano Básico, sem limite no Master. Cada uma é pedida em até ${REVISION_WINDOW_DAYS} dias depois da entrega.`,
      },
      {
        title: 'Garantia ou reembolso',
        text: 'Se a entrega não corresponder ao que você aprovou, peça revisão ou o dinheiro de volta pela página da aula.',
      },
      {
        title: 'Seus dados, suas regras',
        text: 'Baixe ou apague tudo em Configurações. Não usamos o seu material para treinar modelos.',
      },
    ],
  },
  prices: {
    title: 'Preços',
    lead: `Apresentações a partir de ${formatReais(Math.min(...Object.values(PRESENTATION_PRICES)))}, apostilas a partir de ${formatReais(Math.min(...Object.values(BOOKLET_PRICES)))}. A análise é gratuita.`,
    choose: 'Tamanho do material',
    units: { presentation: 'slides', booklet: 'páginas' } satisfies Record<ServiceType, string>,
    inUnits: { presentation: ', em slides', booklet: ', em páginas' } satisfies Record<ServiceType, string>,
    delivery: 'Entrega',
    term: 'Prazo',
    total: 'Total',
    termOf: (days: number) => `até ${days} dias`,
    revisions: (count: number | null) =>
      count === null ? 'revisões sem limite' : count === 1 ? '1 revisão' : `${count} revisões`,
    order: 'Enviar meu material',
    note: 'Dias corridos, contados do pagamento. O total é arredondado para reais inteiros.',
  },
  schools: {
    title: 'Para escolas e instituições',
    lead: 'O mesmo cuidado para uma disciplina inteira, com proposta por escrito e nota fiscal.',
    from: 'a partir de',
    perSubject: 'por disciplina',
    see: 'Ver modalidades',
    modalitiesTitle: 'Três modalidades para escolas',
    modalitiesLead: 'Por disciplina, do rascunho pronto para a sua equipe à produção completa.',
    samples: 'Ver amostras',
    quote: 'Pedir orçamento',
    modalities: {
      ia_total:
        'O primeiro rascunho montado por programa a partir do seu material, entregue para a sua equipe finalizar.',
      ia_validacao: 'O rascunho mais a conferência do conteúdo pela nossa equipe, antes de chegar a você.',
      ia_curadoria: 'Produção completa por editores, com curadoria pedagógica e revisões de ponta a ponta.',
    },
  },
  samples: {
    title: 'Amostras para folhear',
    lead: 'Materiais de demonstração feitos por nós, com conteúdo e nomes inventados.',
    open: 'Folhear',
    mark: 'Amostra',
  },
  faq: { title: 'Perguntas frequentes', all: 'Ver todas as perguntas' },
  close: {
    title: 'Comece pelo que você já tem',
    text: 'Uma aula rabiscada serve. A análise chega em minutos e não custa nada.',
    action: 'Começar Agora',
  },
} as const;
