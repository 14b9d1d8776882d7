import { writeSubstances } from '#engine/composing/write-chemistry.ts';
import { findGivenKey } from '#engine/pedagogy/material/read-key.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { shareOut } from '#engine/pedagogy/plan/share-out.ts';
import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { DECK_VERSION, type Deck, type Slide } from '#shared/composition/deck.ts';
import { EDUCATION_LEVELS } from '#shared/lessons/order.ts';
import { chooseLook } from './choose-look.ts';
import { completeLists } from './complete-lists.ts';
import { type CompositionInput, gatherMatter, type ItemMatter } from './composition.ts';
import { formContent } from './form-content.ts';
import { formFrame } from './form-frame.ts';
import { type Formed, withoutNumber } from './forms/form.ts';
import { answerGiven } from './frame/answer-given.ts';
import { settleQuestions, settleTitles, varyLayouts } from './settle-slides.ts';
import { writeNotes } from './write-notes.ts';

/**
 * The deck of an approved analysis: one slide for each item of its plan, each in the form that its content asks for.
 * Says only what the analysis says, in its order, and the lists whole of which it tells a part; what does not fit a slide
 * goes to its notes, what the material lacks becomes a marked place. The same input gives the same deck.
 */
export function composeDeck(input: CompositionInput): Deck {
  const { analysis } = input;
  const minutes = shareMinutes(analysis);
  const composed = completeLists(gatherMatter(input)).map((matter) => ({
    matter,
    formed: formFrame(matter, analysis, minutes) ?? formContent(matter, input.pictures, analysis.quiz),
  }));
  const planned = composed.map(({ matter }) => titleOf(matter, { claim: null }));
  const raw = composed.map(({ matter, formed }) => toSlide(matter, formed));
  const answered = answerGiven(raw, findGivenKey(input.file ?? input.typed), analysis.quiz);
  const slides = settleQuestions(varyLayouts(settleTitles(answered, planned)));
  const used = new Set(
    slides.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'picture' || block.type === 'formula' ? (block.picture ?? []) : [],
      ),
    ),
  );
  return {
    version: DECK_VERSION,
    kind: 'deck',
    title: input.title,
    subtitle: null,
    tag: tagOf(input),
    author: input.author,
    component: analysis.component,
    ...chooseLook(input.level, analysis.component, input.look),
    sections: analysis.structure.sections.map(({ title }, at) => ({ title: withoutNumber(title, at) })),
    slides: writeSubstances(
      slides.map((slide, index) => {
        const { matter, formed } = composed[index] ?? {};
        if (matter === undefined || formed === undefined) return slide;
        const answers = answersOf(slide, raw[index]);
        const told = {
          ...slide,
          rest: [...formed.rest, ...answers],
          shown: `${slide.title} ${JSON.stringify(slide.blocks)}`,
        };
        const own = { minutes: minutes[index] ?? null, next: slides[index + 1]?.title ?? null };
        return { ...slide, minutes: own.minutes, notes: writeNotes(matter, told, analysis, own) };
      }),
    ),
    pictures: input.pictures.filter(({ key }) => used.has(key)),
  };
}

/** What the material's own key answers: its slide of answers may not hold them all. */
function answersOf(slide: Slide, before: Slide | undefined): Statement[] {
  return slide.blocks.flatMap((block, at) => {
    const asked = before?.blocks[at];
    const isGiven = block.type === 'question' && asked?.type === 'question' && asked.answer === null;
    if (!isGiven || block.answer === null) return [];
    const told = block.reason === null ? block.answer : `${block.answer} – ${block.reason}`;
    return [{ text: `Resposta da questão ${block.number}: ${told}`, passageIds: [] }];
  });
}

function toSlide(matter: ItemMatter, formed: Formed): Slide {
  return {
    id: `s${matter.item.number}`,
    layout: formed.layout,
    section: matter.item.section,
    ...(formed.layout === 'cover'
      ? askOnCover(splitTitle(titleOf(matter, formed)), matter)
      : { title: titleOf(matter, formed), subtitle: null }),
    blocks: formed.blocks,
    source: null,
    notes: '',
    minutes: null,
  };
}

function titleOf({ item }: ItemMatter, { claim }: Pick<Formed, 'claim'>): string {
  const planned = item.title.replace(FOR_THE_TEACHER, '').replace(OPEN_END, '');
  const named = withoutNumber(planned, item.section);
  return item.isTitleTold ? named : (claim ?? named);
}

/** A cover of fewer letters reads in one go. */
const LONGEST_COVER = 34;
const SHORTEST_CLAUSE = 6;
/** `Treinamento: …`, `Lista 4 – …`: what is taught is named behind it. */
const LABELS =
  /\d|^(?:aula|apostila|atividade|capítulo|curso|exercícios|lista|módulo|oficina|palestra|plano|prova|resumo|revisão|roteiro|tema|treinamento|unidade|workshop)(?!\p{L})/iu;

/** `Apostila de Física - FIS201`. */
const CODE = /^\p{Lu}+[\d .-]+$/u;

/** `Calorimetria - calor sensível e calor latente`: the second clause of a long title stands below the first on the cover. */
function splitTitle(title: string): Pick<Slide, 'title' | 'subtitle'> {
  const [, first = '', second = ''] = /^([^:?]+?)(?:: | [-–—] )([^?]+)$/u.exec(title) ?? [];
  const isWhole = title.length <= LONGEST_COVER && !/ [-–—] /u.test(title);
  const isNamed = CODE.test(second) || !LABELS.test(first);
  if (isWhole || !isNamed || Math.min(first.length, second.length) < SHORTEST_CLAUSE)
    return { title, subtitle: null };
  return { title: first, subtitle: upperFirst(second) };
}

/** Where no slide is left to open with its question, the class reads it below the title; what asks for the title itself is said. */
function askOnCover(cover: Pick<Slide, 'title' | 'subtitle'>, { points }: ItemMatter): typeof cover {
  const asked = points.find(({ text }) => /^[^“]*\?$/u.test(text) && text.length <= LONGEST_ASKED);
  return { ...cover, subtitle: cover.subtitle ?? asked?.text ?? null };
}
/** Two lines of the largest subtitle that a theme sets. */
const LONGEST_ASKED = 64;

/** The plan tells the teacher what to look at; the class is not asked. */
const FOR_THE_TEACHER = / \(proposta para você revisar\)$/u;

/** `Resuminho: queda livre -`: what the line went on with is not in the title. */
const OPEN_END = /\s[-–—]$/u;
/** Subject and stage for the cover: `Ciências · Ensino fundamental`. */
function tagOf({ analysis, level }: CompositionInput): string | null {
  const words = [analysis.component, level === null ? null : EDUCATION_LEVELS[level]].filter(
    (word) => word !== null,
  );
  return words.length === 0 ? null : words.join(' · ');
}

/** How much longer a slide of a kind is looked at than one of content with two points. */
const WEIGHT: Record<PlanItem['purpose'], number> = {
  ...{ capa: 0, sumario: 0.5, abertura: 1.5, objetivos: 0.5, conteudo: 1, exemplo: 1.2 },
  ...{ pratica: 3, verificacao: 2, sintese: 1, gabarito: 1.5, referencias: 0, encerramento: 0.5 },
};

/** Minutes for each slide, whole, that add up to the minutes of the lesson. */
function shareMinutes({ structure, schedule }: AiAnalysis): number[] {
  const weights = structure.plan.map(({ purpose, points }) =>
    purpose === 'conteudo' ? 0.6 + 0.2 * Math.min(5, points.length) : WEIGHT[purpose],
  );
  return shareOut(weights, schedule.lessonMinutes);
}
