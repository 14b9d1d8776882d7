import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';
import { callGroup } from './activities/level-style.ts';
import { scheduleActivities } from './activities/schedule-activities.ts';
import { suggestEngagement } from './activities/suggest-engagement.ts';
import { listTypos } from './advice/list-typos.ts';
import { suggestImprovements } from './advice/suggest-improvements.ts';
import { tellLeftOut } from './advice/tell-left-out.ts';
import { tellShownKey } from './advice/test-advice.ts';
import { bringsTheory } from './advice/what-it-brings.ts';
import { answerRequests } from './answers/answer-requests.ts';
import { correctSlips } from './correct-slips.ts';
import { findMaterialCodes } from './curriculum/find-material-codes.ts';
import { judgeCapacity, shareLeftOut } from './lesson/judge-capacity.ts';
import { judgeReadability } from './lesson/judge-readability.ts';
import type { Lesson } from './lesson/lesson.ts';
import { openLesson } from './lesson/open-lesson.ts';
import { sayInPlan } from './lesson/points/tell-listings.ts';
import type { AnalysisInput } from './material/analysis-input.ts';
import { openPassageBook, type PassageBook } from './material/passage-book.ts';
import type { Statement } from './material/piece.ts';
import { findObjectives } from './objectives/find-objectives.ts';
import { listParts } from './outline/arrange-parts.ts';
import { askOwn } from './plan/ask-own.ts';
import type { DraftSection } from './plan/draft-item.ts';
import { findTopics } from './plan/find-topics.ts';
import { namePart } from './plan/name-practice.ts';
import { planStructure } from './plan/plan-structure.ts';
import { showQuestion, writeQuiz } from './plan/questions/write-quiz.ts';
import { askWished } from './plan/wished-questions.ts';
import { writeKey } from './plan/write-key.ts';
import { judgeComponent } from './understanding/genre/judge-component.ts';
import type { NumberedItem } from './visuals/draft-visual.ts';
import { suggestAnalogies } from './visuals/suggest-analogies.ts';
import { suggestVisuals } from './visuals/suggest-visuals.ts';
import { writeSummary } from './write-summary.ts';

export const ENGINE = { name: 'lousa-pedagogia', version: '1' } as const;
const MOST_KEY_PHRASES = 25;
/** Enough for a check of the whole lesson and some in reserve. */
const MOST_QUIZ = 20;
/** Letters of an own question that a slide shows of it in any case. */
const LIKE = 30;

/**
 * The free pedagogical analysis of one lesson, made without any model: the same input gives the same answer.
 * Everything it says about the lesson is taken from the material and tied to passages; proposals are called so.
 * Never throws on content: thin, broken or hostile material gives a poorer, still true analysis.
 * @param lesson the same input, where it was opened before
 */
export function analyse(input: AnalysisInput, lesson: Lesson = openLesson(input)): AiAnalysis {
  const book = openPassageBook();
  const objectives = findObjectives(lesson.material);
  const draft = planStructure(lesson, objectives);
  const { structure, items, orders } = writeStructure(lesson, draft, book);
  const shown = statementsOf(draft);
  const leftOut = lesson.unit === 'slide' ? shareLeftOut(lesson, shown) : 0;
  const capacity = judgeCapacity(lesson, leftOut);
  const readability = judgeReadability(lesson);
  const { images, infographics } = suggestVisuals(lesson, items);
  const write = (path: string, said: readonly Parameters<typeof book.record>[1][]): string[] =>
    said.map((one, index) => book.record(`${path}/${index}`, one));

  const quiz = listQuiz(lesson, structure.plan, book);
  const pieces = items.map((item) => item.pieces);
  writeKey(lesson, { plan: structure.plan, pieces, quiz, orders }, book);
  // A booklet is read over weeks: there is no class to run by the clock.
  const activities = lesson.unit === 'page' ? [] : scheduleActivities(lesson);
  const keyPhrases = lesson.terms.terms
    .slice(0, MOST_KEY_PHRASES)
    .map(({ phrase, weight }) => ({ phrase, weight }));
  return correctSlips({
    engine: ENGINE,
    summary: writeSummary({
      ...{ lesson, objectives, capacity, draft, leftOut },
      warnings: input.source?.warnings ?? [],
    }),
    document: tellDocument(lesson),
    structure,
    topics: {
      modules: findTopics(lesson).map((topic, index) => ({
        name: topic.name,
        description: book.record(`/topics/modules/${index}/description`, topic.description),
        keyPoints: write(`/topics/modules/${index}/keyPoints`, topic.keyPoints),
        weight: topic.weight,
      })),
    },
    keyPhrases,
    readability: {
      ...readability,
      toSimplify: readability.toSimplify.map(({ text, reason, statement }) => ({
        text,
        reason,
        passageId: book.cite(statement),
      })),
    },
    objectives: objectives.map(({ text, verb, statement }) => ({
      text,
      verb: verb?.verb ?? null,
      bloomLevel: verb?.level ?? null,
      passageId: book.cite(statement),
    })),
    visualSuggestions: {
      images: write('/visualSuggestions/images', images),
      infographics: write('/visualSuggestions/infographics', infographics),
      analogies: write('/visualSuggestions/analogies', suggestAnalogies(lesson)),
    },
    visuals: [...infographics, ...images]
      .flatMap((visual) => visual.basis.slice(0, 1).map((first) => ({ visual, first })))
      .map(({ visual, first }, index) => ({
        kind: visual.kind,
        text: book.record(`/visuals/${index}/text`, visual),
        planItem: visual.planItem,
        passageId: book.cite(first),
      })),
    quiz,
    improvements: write(
      '/improvements',
      callGroup(lesson, suggestImprovements(lesson, objectives, readability)),
    ),
    engagementSuggestions: write('/engagementSuggestions', callGroup(lesson, suggestEngagement(lesson))),
    schedule: {
      lessonMinutes: lesson.minutes,
      activities: activities.map(({ title, minutes, description }, index) => ({
        title,
        minutes,
        description: callGroup(lesson, [description])
          .map((told) => book.record(`/schedule/activities/${index}/description`, told))
          .join(),
      })),
    },
    capacity,
    component: judgeComponent(lesson.material.understanding?.bits ?? [], {
      title: lesson.input.title,
      terms: keyPhrases.map(({ phrase }) => phrase),
      genre: lesson.material.understanding?.genre,
    }),
    skillCodes: findMaterialCodes({
      source: input.source,
      typed: [input.title, input.content, input.learningObjectives],
    }),
    typos: listTypos(lesson.material, book.cite, shown),
    passages: book.passages,
    evidence: book.evidence,
    answers: answerRequests(lesson, draft, {
      capacity,
      hardSentences: readability.toSimplify.length,
      visuals: images.length + infographics.length,
    }),
    warnings: [
      ...(input.source?.warnings.map((warning) => warning.message) ?? []),
      ...lesson.material.notices,
      ...tellShownKey(lesson),
      ...tellLeftOut(lesson, draft, [
        ...quiz.map(({ question }) => question),
        ...activities.map(({ description }) => description.text),
      ]),
    ],
  });
}

function statementsOf(draft: readonly DraftSection[]): ReadonlySet<Statement> {
  return new Set(
    draft.flatMap(({ items }) => items.flatMap((item) => item.points.flatMap(({ basis }) => basis))),
  );
}

/** What the material was taken for, with what follows for the plan. */
function tellDocument(lesson: Lesson): AiAnalysis['document'] {
  const { understanding, strategy } = lesson.material;
  if (understanding === null) return null;
  const { genre, confidence, reasons, isTold, others } = understanding;
  const lacks = genre === 'lista_exercicios' && !bringsTheory(lesson) ? ` ${WITHOUT_THEORY}` : '';
  const notice = strategy.notice === null ? null : `${strategy.notice}${lacks}`;
  return { genre, confidence, reasons, isTold, notice, others };
}

const WITHOUT_THEORY =
  'A teoria não está no material; se quiser que ela apareça, envie também o texto ou as aulas.';

/** The drafted plan with its numbers, blocks and passages; `items` is the same plan for what is suggested on it. */
function writeStructure(
  lesson: Lesson,
  draft: readonly DraftSection[],
  book: PassageBook,
): { structure: AiAnalysis['structure']; items: NumberedItem[]; orders: ReadonlySet<number> } {
  const plan: PlanItem[] = [];
  const items: NumberedItem[] = [];
  const orders = new Set<number>();
  const announced = new Set<string>();
  const sections = draft.map((section, index) => {
    for (const item of section.items) {
      const at = `/structure/plan/${plan.length}`;
      const statements = item.points.flatMap((point) => point.basis);
      const blocks = [
        ...item.pieces.map((piece) => piece.blockRef),
        ...statements.map(({ piece }) => piece.blockRef),
      ];
      plan.push({
        number: plan.length + 1,
        section: index,
        purpose: item.purpose,
        title: item.title,
        points: item.points.map((point, place) =>
          book.record(`${at}/points/${place}`, sayInPlan(point, announced)),
        ),
        blockIds: [...new Set(blocks)].filter((ref) => !ref.startsWith('o:')),
        passageIds: [...new Set(statements.map(book.cite))],
      });
      if (
        item.purpose === 'pratica' &&
        statements.length > 0 &&
        statements.every(({ role }) => role === 'instruction') &&
        !item.points.some(({ text }) => text.endsWith('?'))
      )
        orders.add(plan.length);
      items.push({ number: plan.length, title: item.title, pieces: item.pieces, content: section.content });
    }
    return {
      title: section.title,
      description: book.record(`/structure/sections/${index}/description`, section.description),
      slides: section.items.map((item) => item.title),
    };
  });
  const names = lesson.sections.map((section) => namePart(lesson, section));
  const parts = lesson.unit === 'page' ? listParts(lesson.sections, names, lesson.spell) : null;
  return {
    structure: { unit: lesson.unit, slideCount: lesson.input.size, sections, plan, ...(parts && { parts }) },
    items,
    orders,
  };
}

/** The slide that asks an own question: the one that shows most of it. */
const findAsking = (plan: readonly PlanItem[], asked: string): PlanItem | undefined =>
  [asked.slice(0, LIKE_WHOLE), openingOf(asked)]
    .map((shown) => plan.find(({ points }) => points.some((point) => point.includes(shown))))
    .find((item) => item !== undefined);
const LIKE_WHOLE = 100;

/** What a slide shows of an own question in any case: its order, where its letters stand on lines of their own. */
function openingOf(asked: string): string {
  // Of what is judged a slide shows the sentence.
  const text = asked.replace(/^Verdadeiro ou falso\? “/u, '');
  const [order = ''] = text.slice(0, LIKE).split(/[:.?](?:\s|$)/u);
  return order.length >= SHORTEST_ORDER ? order : text.slice(0, LIKE);
}
const SHORTEST_ORDER = 12;

/** The questions of the lesson with their answers, those that the plan asks first, and of these the material's own. */
function listQuiz(lesson: Lesson, plan: readonly PlanItem[], book: PassageBook): AiAnalysis['quiz'] {
  const wished = askWished(lesson).filter(({ text }) => plan.some(({ points }) => points.includes(text)));
  const own = [...askOwn(lesson), ...wished];
  const all = [own, writeQuiz(lesson).flat()].flatMap((questions) =>
    questions
      .flatMap((question) => {
        const { kind, text, options, answer, reason, bloomLevel, basis } = question;
        const shown = showQuestion(question);
        const asked =
          questions === own ? findAsking(plan, text) : plan.find(({ points }) => points.includes(shown));
        return basis.slice(0, 1).map((first) => ({
          kind,
          question: text,
          options,
          answer,
          ...(reason !== undefined && { reason }),
          bloomLevel,
          planItem: asked?.number ?? null,
          passageId: book.cite(first),
        }));
      })
      .sort((a, b) => (a.planItem ?? plan.length + 1) - (b.planItem ?? plan.length + 1)),
  );
  const [asked, others] = [true, false].map((isAsked) =>
    all.filter(({ planItem }) => (planItem !== null) === isAsked),
  );
  return [...(asked ?? []), ...(others ?? [])].slice(0, MOST_QUIZ);
}
