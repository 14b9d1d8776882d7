import type { Request } from '#engine/pedagogy/adjustments/adjustment.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import type { LessonWish } from '#engine/pedagogy/material/lesson-wishes.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { DraftItem, DraftSection } from '#engine/pedagogy/plan/draft-item.ts';
import { WISHED } from '#engine/pedagogy/plan/obey-wishes.ts';
import { planStructure } from '#engine/pedagogy/plan/plan-structure.ts';
import type { WishOf } from '#engine/pedagogy/plan/wished-questions.ts';
import type { AiAnalysis, Answer } from '#shared/analysis/ai-analysis.ts';
import { answerOrder } from './answer-order.ts';
import { answerTopic } from './answer-topic.ts';
import { declined, done, leftToTeam, type Said } from './said.ts';

const LONGEST_ECHO = 160;
/** What is told again beside the answers to a later request. */
const STILL_HOLDS: ReadonlySet<Answer['outcome']> = new Set(['done', 'team']);

/** What the analysis found beside the plan. */
export interface Found {
  capacity: AiAnalysis['capacity'];
  hardSentences: number;
  visuals: number;
}

/**
 * Every request of the newest text with what became of it, then what still holds of the earlier ones. Judged by the
 * finished plan, never by the intention: what does not stand in it is not claimed.
 */
export function answerRequests(lesson: Lesson, draft: readonly DraftSection[], found: Found): Answer[] {
  const { requests, unread } = lesson.adjustments;
  const newest = lesson.input.adjustments.length;
  const usual = once(() => planUsually(lesson));
  const answers = requests
    .map((request) => ({ request, ...answer(request, lesson, draft, found, usual) }))
    .filter(({ request, outcome }) => request.round === newest || STILL_HOLDS.has(outcome))
    .sort((a, b) => b.request.round - a.request.round)
    .map(({ request, outcome, text, offers = [] }) => ({ asked: echo(request.said), outcome, text, offers }));
  const told = unread.length === 0 ? answers : [...answers, misunderstood(lesson, unread)];
  return told.filter(
    (one, index) => told.findIndex((other) => other.text === one.text && other.asked === one.asked) === index,
  );
}

function answer(
  { wish }: Request,
  lesson: Lesson,
  draft: readonly DraftSection[],
  found: Found,
  usual: () => DraftSection[],
): Said {
  const { frameWishes } = lesson;
  const items = draft.flatMap((section) => section.items);
  switch (wish.kind) {
    case 'lesson':
      return answerWish(wish.wants, lesson, draft);
    case 'order':
      return answerOrder(wish.wants, lesson);
    case 'more_practice':
      return frameWishes.practice === 'more'
        ? done('Reservei mais espaço para exercícios.')
        : declined(noRoomFor('mais exercícios'));
    case 'less_practice':
      return frameWishes.practice === 'less'
        ? done('Reduzi o espaço dos exercícios.')
        : declined('Neste tamanho o plano já não tem um espaço só para exercícios.');
    case 'more_questions':
      return frameWishes.checks === 'more'
        ? done('Reservei mais espaço para perguntas de verificação.')
        : declined(noRoomFor('mais perguntas'));
    case 'more_examples':
      return items.some(({ points }) =>
        points.some(({ basis }) =>
          basis.some(({ piece }) => lesson.classOf(piece).forms.includes('example')),
        ),
      )
        ? done('Dei preferência aos trechos do material que trazem exemplos.')
        : declined(
            'O material não traz exemplos, e o plano só usa o que está nele. Escreva um caso da turma em “Enviar outro material” para ele entrar.',
          );
    case 'less_text':
      return countPoints(draft) < countPoints(usual())
        ? done('Deixei menos pontos no plano.')
        : declined('O plano já tem poucos pontos em cada item; não havia o que cortar.');
    case 'more_text':
      return countPoints(draft) > countPoints(usual())
        ? done('Deixei mais pontos no plano.')
        : declined('O plano já usa o que o material diz; para ter mais texto, envie mais material.');
    case 'more_visuals':
      return found.visuals > 0
        ? done(
            `As sugestões visuais trazem ${countOf(found.visuals, 'ideia', 'ideias')} de imagem ou esquema.`,
          )
        : declined('Não encontrei no material trechos que peçam uma imagem ou um esquema.');
    case 'simpler':
      return found.hardSentences > 0
        ? done(
            `Marquei em “Leitura” ${countOf(found.hardSentences, 'frase', 'frases')} a simplificar, cada uma com o motivo. A equipe de produção recebe o pedido.`,
          )
        : leftToTeam(
            'Não encontrei frases difíceis a marcar. A equipe de produção recebe o pedido junto com a aula.',
          );
    case 'objectives': {
      const at = items.findIndex(({ purpose }) => purpose === 'objetivos') + 1;
      return at > 0 && (items[at - 1]?.points.length ?? 0) > 0
        ? done(
            `Os objetivos propostos estão ${lesson.unit === 'slide' ? 'no slide' : 'na página'} ${at}. Confira se são os da sua aula.`,
          )
        : declined('Neste tamanho o plano não tem um espaço só para objetivos. Um tamanho maior resolve.');
    }
    case 'style':
      return leftToTeam(
        'Aparência, títulos e ordem ficam com a equipe de produção, que recebe o seu pedido.',
      );
    case 'only':
      return declined(
        `Para não tirar nada por engano, diga o que deve sair. Hoje o plano tem as partes ${quoteWords(titlesOf(lesson))}: peça, por exemplo, “Tire ${titlesOf(lesson).at(-1) ?? 'a última parte'}”.`,
      );
    case 'numbered':
      return declined(
        `Diga o assunto em vez do número: os números mudam quando o plano é refeito. Por exemplo: ${examples(lesson).slice(0, 1).join('')}.`,
      );
    case 'fixed_place':
      return leftToTeam(
        'Esse espaço faz parte de todo plano deste tamanho. A equipe de produção recebe o pedido.',
      );
    case 'needs_teacher':
      return declined(
        'Isto depende do seu texto: o plano só usa o que está no material. Mude-o em “Enviar outro material”; a equipe de produção também recebe o pedido.',
      );
    case 'corrections':
      return leftToTeam(
        'O plano cita o material como ele está escrito. A equipe de produção recebe as correções e as faz na aula.',
      );
    case 'short_material':
      return answerShort(lesson, found.capacity);
    default:
      return answerTopic(wish, lesson, draft, usual);
  }
}

function answerShort({ input }: Lesson, { verdict, betterSize }: AiAnalysis['capacity']): Said {
  if (verdict !== 'falta_material') return done('O material agora preenche o tamanho do pedido.');
  return {
    ...declined(
      'O plano só usa o que está no material. Envie mais material, ou mude para um tamanho que ele preencha.',
    ),
    offers: betterSize === null ? [] : [{ serviceType: input.serviceType, size: betterSize }],
  };
}

/** What became of a wish, read off the plan itself. */
function answerWish(wish: LessonWish, lesson: Lesson, draft: readonly DraftSection[]): Said {
  const items = draft.flatMap((section) => section.items);
  const find = (title: string): { at: number[]; points: Grounded[] } => {
    const own = items.flatMap((one, at) => (one.title.startsWith(title) ? [{ one, at: at + 1 }] : []));
    return { at: own.map(({ at }) => at), points: own.flatMap(({ one }) => one.points) };
  };
  const on = (at: readonly number[]): string =>
    at.length === 1 ? `no slide ${at[0]}` : `nos slides ${at[0]} a ${at.at(-1)}`;
  if (wish.kind === 'capitals') return done('Tudo o que está nos slides vai em letras maiúsculas.');
  if (lesson.unit !== 'slide')
    return leftToTeam('Isto vale para slides. A equipe de produção recebe o pedido.');
  if (wish.kind === 'place') {
    const { at } = find(wish.name);
    return at.length > 0
      ? done(`O slide “${wish.name}” está reservado: é o slide ${at[0]}.`)
      : declined(`Não coube um slide só para “${wish.name}”. Peça um tamanho maior.`);
  }
  if (wish.kind === 'timeline') {
    const { at } = find(WISHED.timeline);
    return at.length > 0
      ? done(`A linha do tempo está ${on(at)}.`)
      : declined(
          'Não encontrei no material três datas com o que aconteceu em cada uma; escreva-as uma por linha para a linha do tempo entrar.',
        );
  }
  if (wish.kind === 'one_each') return answerEach(wish, items, lesson.input.size);
  const { at, points } =
    wish.kind === 'quiz'
      ? find(WISHED.quiz)
      : wish.kind === 'myths'
        ? find(WISHED.myths)
        : find(WISHED[wish.how]);
  if (wish.kind === 'myths' && at.length === 0 && find(WISHED.both).at.length > 0)
    return done(`As frases que você deu estão no quiz, ${on(find(WISHED.both).at)}. Não inventamos outras.`);
  const count = wish.count ?? points.length;
  const name = wish.kind === 'quiz' ? 'O quiz' : wish.kind === 'myths' ? '“Mito ou verdade?”' : 'A discussão';
  const lacks = `O material não dá mais perguntas com resposta certa, e não inventamos conteúdo: escreva ${count - points.length === 1 ? 'a que falta' : 'as que faltam'} na aula.`;
  if (points.length === 0)
    return declined(
      `${name} não entrou: ${wish.kind === 'myths' ? 'escreva as frases, cada uma com MITO ou VERDADE, e elas entram como perguntas.' : lowerFirst(lacks)}`,
    );
  return points.length >= count
    ? done(`${name} está ${on(at)}, com ${countOf(points.length, 'pergunta', 'perguntas')}.`)
    : declined(`${name} está ${on(at)}, com ${points.length} das ${count} perguntas. ${lacks}`);
}

/** Whether each question or point stands on a slide of its own. */
function answerEach(
  { of, answersAfter }: WishOf<'one_each'>,
  items: readonly DraftItem[],
  size: number,
): Said {
  const isAsked = /^(?:quest|exerc|pergunt|problem|conta|desafi|atividad)/.test(of);
  const about = items.filter(({ purpose, points }) =>
    isAsked ? purpose === 'pratica' && points.length > 0 : purpose === 'conteudo' && points.length > 0,
  );
  const full = about.filter(({ points }) => points.length > 1).length;
  const key = items.findIndex(({ purpose }) => purpose === 'gabarito') + 1;
  const answers = !answersAfter
    ? ''
    : key > 0
      ? ` As respostas vêm depois das perguntas, no slide ${key}.`
      : ' As respostas estão nas anotações de cada slide.';
  return full === 0
    ? done(`Cada slide traz um só.${answers}`)
    : declined(
        `Em ${size} slides não cabe um para cada: alguns trazem mais de um.${answers} Peça mais slides para ter um por vez.`,
      );
}

/** Said once for all of it, whole, with what can be asked for. */
function misunderstood(lesson: Lesson, unread: readonly string[]): Answer {
  return {
    asked: unread.join(' / '),
    outcome: 'declined',
    text: `Não entendi este pedido, e ele não mudou o plano. Você pode escrever, por exemplo: ${examples(lesson).join(', ')}. A equipe de produção recebe o texto junto com a aula.`,
    offers: [],
  };
}

function examples(lesson: Lesson): string[] {
  const [first, second] = titlesOf(lesson);
  return [
    ...(first === undefined ? [] : [`“Tire ${first}”`]),
    ...(second === undefined ? [] : [`“Fale mais de ${second}”`]),
    '“Mais exercícios”',
    '“Menos texto”',
  ];
}

const titlesOf = ({ sections }: Lesson): string[] =>
  sections.map(({ title }) => title).filter((title) => title !== '');

/** The plan as it would be without the wishes that only weigh it differently. */
function planUsually(lesson: Lesson): DraftSection[] {
  const { adjustments } = lesson;
  const neutral = {
    ...adjustments,
    factors: adjustments.factors.map(() => 1),
    pointsDelta: 0,
    prefersExamples: false,
    included: [],
  };
  return planStructure({ ...lesson, adjustments: neutral }, []);
}

const countPoints = (draft: readonly DraftSection[]): number =>
  draft
    .flatMap((section) => section.items)
    .filter(({ purpose }) => purpose === 'conteudo' || purpose === 'exemplo')
    .reduce((sum, item) => sum + item.points.length, 0);

function noRoomFor(what: string): string {
  return `Neste tamanho não há lugar para ${what} sem tirar uma parte do conteúdo. Um tamanho maior resolve.`;
}

/** The teacher's own words, so that there is no doubt which wish is meant. */
function echo(said: string): string {
  return said.length <= LONGEST_ECHO ? said : `${said.slice(0, said.lastIndexOf(' ', LONGEST_ECHO))}…`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
