import type { TopicKind, Wish } from '#engine/pedagogy/adjustments/adjustment.ts';
import { findTopic, names } from '#engine/pedagogy/adjustments/find-topic.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Purpose } from '#engine/pedagogy/lesson/choose-frame.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords, nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import type { DraftSection } from '#engine/pedagogy/plan/draft-item.ts';
import { declined, done, leftToTeam, type Said } from './said.ts';

const LONGEST_QUOTE = 90;
const MOST_PLACES = 5;
/** Slides and pages with a title of ours, which speaks of no subject (`Objetivos da aula`, `Para lembrar`). */
const OUR_TITLES: readonly Purpose[] = [
  'sumario',
  'abertura',
  'objetivos',
  'verificacao',
  'sintese',
  'gabarito',
  'referencias',
  'encerramento',
];
/** What is made of the lesson's own title, which is the teacher's. */
const MADE_OF_TITLE: readonly Purpose[] = ['capa', 'abertura', 'encerramento'];

interface Place {
  number: number;
  purpose: Purpose;
}

/** What became of a wish about a subject, read off the plan itself. */
export function answerTopic(
  wish: Extract<Wish, { topic: string }>,
  lesson: Lesson,
  draft: readonly DraftSection[],
  usual: () => DraftSection[],
): Said {
  const places = placesOf(wish.topic, draft);
  if (wish.kind === 'drop_topic') return answerDrop(wish, lesson, places);
  const found = findTopic(wish.topic, lesson.sections);
  if (found === null) {
    if (wish.kind === 'less_topic') return done(`“${wish.topic}” não aparece no material nem no plano.`);
    // Objectives and exercises of the material may name it too.
    return places.length > 0
      ? done(`“${wish.topic}” está ${tell(places, lesson)}.`)
      : declined(
          `O material não fala de “${wish.topic}”, e não inventamos conteúdo. Envie um trecho ou arquivo sobre o assunto para ele entrar no plano.`,
        );
  }
  if (wish.kind === 'include')
    return places.length > 0
      ? done(`“${wish.topic}” está ${tell(places, lesson)}.`)
      : declined(
          `O material cita “${wish.topic}”${quoteOf(found.statements[0]?.text)}, mas sem uma frase que caiba no plano como está. Escreva-a em uma linha própria do material, ou deixe com a equipe de produção, que recebe o pedido.`,
        );
  const title = lesson.sections[found.section]?.title ?? '';
  const [now, before] = [countItems(draft, found.section), countItems(usual(), found.section)];
  if (wish.kind === 'more_topic') {
    const where = names(new Set(contentStems(title)), contentStems(wish.topic))
      ? `à parte “${title}”`
      : `a “${wish.topic}”, na parte “${title}”`;
    if (now > before && places.length > 0)
      return done(`Dei mais espaço ${where}: ${countedIn(now, lesson)}.`);
    return places.length > 0
      ? declined(
          `“${wish.topic}” está ${tell(places, lesson)}, mas neste tamanho o material não enche mais espaço sem tirar outra parte. Um tamanho maior ou mais texto sobre isso resolve.`,
        )
      : declined(
          `O material cita “${wish.topic}”${quoteOf(found.statements[0]?.text)}, mas não tem texto que encha mais espaço. Envie um trecho sobre isso.`,
        );
  }
  return now < before
    ? done(`Dei menos espaço à parte “${title}”: ${countedIn(now, lesson)}.`)
    : declined(
        found.isWholeSection
          ? `A parte “${title}” já ocupa o mínimo neste plano. Para ela sair, peça: “Tire ${title}”.`
          : `“${wish.topic}” aparece no meio de “${title}” e não tem parte própria. Para sair do plano, peça: “Tire ${wish.topic}”.`,
      );
}

function answerDrop(wish: { kind: TopicKind; topic: string }, lesson: Lesson, places: Place[]): Said {
  const request = lesson.adjustments.requests.find((one) => one.wish === wish);
  const outcome = request === undefined ? 'not_there' : lesson.adjustments.dropped.get(request);
  if (outcome === 'is_the_lesson')
    return declined(
      `Quase todo o material fala de “${wish.topic}”: sem isso não sobra aula. Nada saiu do plano; diga que parte deve sair, ou envie outro material.`,
    );
  if (outcome === 'not_there' && places.length === 0)
    return done(`“${wish.topic}” não aparece no material nem no plano.`);
  const inTitle =
    places.length > 0 && names(new Set(contentStems(lesson.input.title)), contentStems(wish.topic));
  if (places.length === 0) return done(`Tirei “${wish.topic}” do plano, dos pontos e dos títulos.`);
  return inTitle && places.every(({ purpose }) => MADE_OF_TITLE.includes(purpose))
    ? done(
        `Tirei o que o material diz de “${wish.topic}”. O nome só aparece no título da aula, que é seu, e ${tell(places, lesson)}, que o repete.`,
      )
    : leftToTeam(
        `Tirei o que o material diz de “${wish.topic}”, mas o nome ainda aparece ${tell(places, lesson)}. A equipe de produção recebe o pedido.`,
      );
}

/** The slides or pages in whose title or points the subject stands. */
function placesOf(topic: string, draft: readonly DraftSection[]): Place[] {
  const asked = contentStems(topic);
  const isFormula = /^(?:equac(?:ao|oes)|formulas?|reac(?:ao|oes)) /.test(`${normalise(topic)} `);
  const speaks = (text: string): boolean =>
    names(new Set(contentStems(text.replaceAll(/[-–/]/g, ' '))), asked) ||
    names(new Set(contentStems(text)), asked) ||
    (isFormula && /->|→|⟶|\S\s*=\s*\S/.test(text));
  return draft
    .flatMap((section) => section.items)
    .flatMap(({ purpose, title, points }, index) =>
      [...(OUR_TITLES.includes(purpose) ? [] : [title]), ...points.map(({ text }) => text)].some(speaks)
        ? [{ number: index + 1, purpose }]
        : [],
    );
}

function tell(places: readonly Place[], { unit }: Lesson): string {
  const shown = places.slice(0, MOST_PLACES).map(({ number }) => String(number));
  const [one, many] = unit === 'slide' ? ['no slide', 'nos slides'] : ['na página', 'nas páginas'];
  const more = places.length > MOST_PLACES ? ' e outros' : '';
  return places.length === 1
    ? `${one} ${shown[0]}`
    : `${many} ${more === '' ? listWords(shown) : shown.join(', ')}${more}`;
}

function countItems(draft: readonly DraftSection[], section: number): number {
  return draft.find(({ content }) => content === section)?.items.length ?? 0;
}

const countedIn = (count: number, { unit }: Lesson): string =>
  unit === 'slide' ? `${count} slide${count === 1 ? '' : 's'}` : `${count} página${count === 1 ? '' : 's'}`;

function quoteOf(text: string | undefined): string {
  if (text === undefined) return '';
  const plain = nestQuotes(text.replace(/[.;:]$/, ''));
  return ` (“${plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, plain.lastIndexOf(' ', LONGEST_QUOTE))}…`}”)`;
}
