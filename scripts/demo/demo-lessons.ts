import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { OrderFile } from '#tests/builders/orders.ts';
import { buildPdf } from '#tests/builders/pdf-builder.ts';
import { fractions } from '#tests/builders/samples/fractions.ts';
import { frenchRevolution } from '#tests/builders/samples/french-revolution.ts';
import { onlineSafety } from '#tests/builders/samples/online-safety.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { waterCycle } from '#tests/builders/samples/water-cycle.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { sampleLessonPdf } from '#tests/builders/samples/write-sample-pdf.ts';
import { writeSamplePptx } from '#tests/builders/samples/write-sample-pptx.ts';
import { writeSampleText } from '#tests/builders/samples/write-sample-text.ts';
import { DEMO_SCHOOL, type DemoEditor, type DemoTeacher } from './demo-people.ts';

export interface DemoDelivery {
  /** Made elsewhere; without one the draft is handed over. */
  file?: () => OrderFile;
  notes: string;
}

/** One order and how far it has come. */
export interface DemoLesson {
  teacher: DemoTeacher;
  /** The title tells a teacher's lessons apart; nothing else has to. */
  title: string;
  orderedDaysAgo: number;
  /** Fields of the order form. */
  fields: Record<string, string>;
  file?: () => OrderFile;
  goal: LessonStatus;
  editor?: DemoEditor;
  /** What the editor hands over, where the goal is `completed`. */
  delivery?: DemoDelivery;
  /** How the teacher found it. */
  rating?: { hours: number; stars: number; comment: string };
  /** What the teacher adds to the log of comments, and the conversation, by hours after the order. */
  comment?: { hours: number; text: string };
  /** Asked for by the teacher when the seven days of the purchase are over, so that somebody has to decide. */
  refundRequest?: { hours: number; reason: string };
  messages?: { by: 'teacher' | 'editor'; hours: number; text: string }[];
}

const inSchool = (group: string) => `${group}, ${DEMO_SCHOOL}`;
const SEE_FILE = 'Usar o arquivo em anexo.';
/** A scanned sheet on which nothing can be read. */
const emptyScan = () =>
  buildPdf({ pages: [{ items: [{ type: 'image', x: 0, y: 0, width: 595, height: 842 }] }] });

export const DEMO_LESSONS: readonly DemoLesson[] = [
  {
    teacher: 'iara',
    title: 'Frações na prática: lista comentada',
    orderedDaysAgo: 21,
    fields: {
      content: writeSampleText(fractions),
      slideCount: '10',
      educationLevel: 'fundamental',
      targetAudience: inSchool('6º ano'),
      lessonDuration: '50',
    },
    goal: 'completed',
    editor: 'otto',
    delivery: {
      file: () => ({ bytes: writeSamplePptx(fractions), name: 'Frações na prática.pptx' }),
      notes: 'Cada exercício tem a resolução nas notas do apresentador.',
    },
    rating: {
      hours: 466,
      stars: 2,
      comment: 'Os exercícios vieram sem gabarito e a fonte das contas ficou pequena para o fundo da sala.',
    },
  },
  {
    teacher: 'helena',
    title: 'Ciclo da água: revisão para a prova',
    orderedDaysAgo: 14,
    fields: {
      content: writeSampleText(waterCycle),
      slideCount: '5',
      educationLevel: 'fundamental',
      targetAudience: inSchool('5º ano'),
      lessonDuration: '50',
    },
    goal: 'completed',
    editor: 'lia',
    delivery: {
      file: () => ({ bytes: writeSamplePptx(waterCycle), name: 'Ciclo da água - revisão.pptx' }),
      notes: 'Cinco slides, com as perguntas da revisão no último.',
    },
    refundRequest: {
      hours: 331,
      reason:
        'A prova foi adiantada e a revisão chegou depois dela. Não vou conseguir usar o material neste ano.',
    },
  },
  {
    teacher: 'caio',
    title: 'Linha do tempo da Revolução Francesa',
    orderedDaysAgo: 8,
    fields: {
      content: writeSampleText(frenchRevolution).slice(0, 2900),
      slideCount: '10',
      deliveryType: 'express',
      educationLevel: 'medio',
      targetAudience: inSchool('2º ano do ensino médio'),
    },
    goal: 'in_production',
    editor: 'lia',
  },
  {
    teacher: 'helena',
    title: photosynthesis.title,
    orderedDaysAgo: 24,
    fields: {
      content: 'Turma agitada depois do recreio: quero o experimento da elódea bem visual.',
      slideCount: '15',
      educationLevel: 'fundamental',
      targetAudience: inSchool('7º ano'),
      lessonDuration: '100',
      comments: 'Temos projetor, mas não temos internet na sala.',
    },
    file: () => ({ bytes: writeSampleDocx(photosynthesis), name: 'Fotossíntese - 7º ano.docx' }),
    goal: 'completed',
    editor: 'lia',
    delivery: {
      notes:
        'O experimento ficou com os passos na ordem da sua folha, e as falas estão nas notas de cada slide.',
    },
    rating: { hours: 197, stars: 5, comment: 'Material claro e bonito. A turma adorou o experimento.' },
    messages: [
      {
        by: 'editor',
        hours: 30,
        text: 'Olá, Helena! Comecei a sua apresentação. O gráfico da elódea vai em um slide só dele, pode ser?',
      },
      {
        by: 'teacher',
        hours: 33,
        text: 'Pode, sim. Se couber, deixe a tabela ao lado para a turma comparar.',
      },
      { by: 'editor', hours: 190, text: 'Pronto! A versão final está nos arquivos da aula.' },
      { by: 'teacher', hours: 196, text: 'Ficou ótima. Usei hoje e a turma entendeu de primeira. Obrigada!' },
    ],
  },
  {
    teacher: 'caio',
    title: frenchRevolution.title,
    orderedDaysAgo: 9,
    fields: {
      content: SEE_FILE,
      slideCount: '15',
      deliveryType: 'urgent',
      educationLevel: 'medio',
      targetAudience: inSchool('2º ano do ensino médio'),
      lessonDuration: '50',
    },
    file: () => ({ bytes: writeSamplePptx(frenchRevolution), name: 'revolucao_francesa_rascunho.pptx' }),
    goal: 'in_production',
    editor: 'otto',
    comment: {
      hours: 5,
      text: 'As notas de cada slide são o que eu falo em sala. Podem ficar como notas do apresentador.',
    },
    messages: [
      {
        by: 'editor',
        hours: 40,
        text: 'Bom dia, Caio. Posso transformar a tabela de datas em uma linha do tempo desenhada?',
      },
      { by: 'teacher', hours: 44, text: 'Boa ideia! Só não tire nenhuma data, todas caem na prova.' },
      { by: 'editor', hours: 70, text: 'Combinado. Mando a primeira versão ainda nesta semana.' },
    ],
  },
  {
    teacher: 'caio',
    title: 'Revolução Francesa (pedido repetido)',
    orderedDaysAgo: 9,
    fields: {
      content: writeSampleText(frenchRevolution).slice(0, 2900),
      slideCount: '10',
      educationLevel: 'medio',
    },
    goal: 'cancelled',
    comment: { hours: 2, text: 'Enviei duas vezes sem querer. Vale o pedido com o arquivo.' },
  },
  {
    teacher: 'iara',
    title: 'Internet segura: apresentação para a reunião de famílias',
    orderedDaysAgo: 3,
    fields: {
      content: SEE_FILE,
      slideCount: '15',
      deliveryType: 'express',
      educationLevel: 'livre',
      targetAudience: inSchool('famílias do 6º ano'),
    },
    file: () => ({ bytes: sampleLessonPdf(onlineSafety), name: 'seguranca-na-internet.pdf' }),
    goal: 'paid',
    messages: [{ by: 'teacher', hours: 20, text: 'A reunião é na sexta à noite. Dá tempo?' }],
  },
  {
    teacher: 'iara',
    title: fractions.title,
    orderedDaysAgo: 2,
    fields: {
      content: writeSampleText(fractions),
      slideCount: '10',
      educationLevel: 'fundamental',
      targetAudience: inSchool('5º ano'),
      lessonDuration: '50',
      learningObjectives: 'Reconhecer, encontrar e comparar frações equivalentes.',
    },
    goal: 'waiting_payment',
  },
  {
    teacher: 'helena',
    title: waterCycle.title,
    orderedDaysAgo: 1,
    fields: {
      content: writeSampleText(waterCycle),
      format: 'google_slides',
      slideCount: '10',
      educationLevel: 'fundamental',
      targetAudience: inSchool('5º ano'),
      lessonDuration: '50',
    },
    goal: 'waiting_approval',
  },
  {
    teacher: 'iara',
    title: 'Apostila: segurança na internet para iniciantes',
    orderedDaysAgo: 0.4,
    fields: {
      content: SEE_FILE,
      format: 'pdf',
      serviceType: 'booklet',
      pageCount: '10',
      educationLevel: 'livre',
      targetAudience: inSchool('oficina aberta à comunidade'),
    },
    file: () => ({ bytes: sampleLessonPdf(onlineSafety), name: 'seguranca-na-internet.pdf' }),
    goal: 'waiting_approval',
  },
  {
    teacher: 'caio',
    title: 'Texto digitalizado sobre o Brasil Império',
    orderedDaysAgo: 0.2,
    fields: { content: SEE_FILE, slideCount: '5', educationLevel: 'medio' },
    file: () => ({ bytes: emptyScan(), name: 'folha digitalizada.pdf' }),
    goal: 'submitted',
  },
];
