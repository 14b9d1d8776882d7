import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import type { ItemMatter } from './composition.ts';
import { isFlattened, isOnlyFormulas } from './forms/find-formula.ts';
import type { Formed } from './forms/form.ts';
import { isEmptyLabel, splitHead } from './forms/form.ts';
import { formCheck, formFreeQuestions } from './frame/form-check.ts';
import { formCorrection } from './frame/form-correction.ts';
import { formPractice } from './frame/form-practice.ts';

/** An objective begins with what the class will do. */
const INFINITIVE = /^(\p{L}+[aeiô]r),? /u;
/** `(EF06CI01) Classificar …`: its code stands below. */
const CODE = /^\(E[FMI]\d{2}[A-Z]{2}\d{2,3}\)\s*/u;
const MOST_OBJECTIVES = 4;
const MOST_PARTS = 6;
const MOST_IDEAS = 4;
const FEWEST_IDEAS = 2;
const MOST_SOURCES = 8;

/** What opens, checks and closes the lesson; null for slides of content. */
export function formFrame(
  matter: ItemMatter,
  analysis: AiAnalysis,
  minutes: readonly number[],
): Formed | null {
  const { item, points } = matter;
  switch (item.purpose) {
    case 'capa':
      return { layout: 'cover', blocks: [], claim: null, rest: points };
    case 'sumario':
      return formAgenda(analysis, minutes);
    case 'abertura': {
      const [only, ...others] = points.filter((point) => !isEmptyLabel(point));
      // How a test is to be answered is read line by line.
      if (others.length > 0 || (only === undefined && points.length > 1)) return null;
      return { layout: 'question', blocks: [], claim: (only ?? points[0])?.text ?? null, rest: [] };
    }
    case 'objetivos':
      return formObjectives(matter, analysis);
    case 'pratica':
      return (
        formCorrection(matter) ??
        formFreeQuestions(matter, analysis) ??
        formPractice(matter, minutes[matter.index] ?? null)
      );
    case 'verificacao':
      return formCheck(matter, analysis);
    case 'gabarito':
      return formAnswerKey(matter);
    case 'sintese':
    case 'encerramento': {
      const told = points.filter((point) => !isOnlyFormulas(point));
      const readable = points.filter((point) => !isFlattened(point));
      const kept = [told, readable].find((some) => some.length >= FEWEST_IDEAS) ?? points;
      const ticket = findTicket(kept, analysis);
      const ideas = kept
        .filter((point) => point !== ticket)
        .slice(0, MOST_IDEAS)
        .map(splitHead);
      if (ideas.length === 0)
        return askFor(`o que fica de “${analysis.structure.plan[0]?.title ?? item.title}”`);
      return {
        layout: 'summary',
        blocks: [
          { type: 'points' as const, items: ideas },
          ...(ticket === null ? [] : [{ type: 'text' as const, ...ticket }]),
        ],
        claim: null,
        rest: kept.filter((point) => point !== ticket).slice(MOST_IDEAS),
      };
    }
    case 'referencias': {
      const entries = points.slice(0, MOST_SOURCES).map(({ text }) => text);
      return {
        layout: 'sources',
        blocks: [{ type: 'sources', entries }],
        claim: null,
        rest: points.slice(MOST_SOURCES),
      };
    }
    case 'conteudo':
    case 'exemplo':
      return null;
  }
}

const ASKS = /\?|^(?:Complete|Verdadeiro ou falso)/u;
/** Two lines of the slip in the widest letters. */
const LONGEST_TICKET = 130;
/** Asks what the class knew before: nothing that the lesson answers. */
const BEFORE = /já sabem|^Quem já consegue/u;
const FEW_IDEAS = 2;

/** What a class answers before it goes: the question that stands among the ideas, else, below few of them, that of the opening. */
function findTicket(points: readonly Statement[], { structure }: AiAnalysis): Statement | null {
  const asked = points.findLast(({ text }) => ASKS.test(text));
  if (asked !== undefined)
    return points.length > FEWEST_IDEAS && asked.text.length <= LONGEST_TICKET ? asked : null;
  const opening = structure.plan.find(({ purpose }) => purpose === 'abertura')?.points ?? [];
  const [question = ''] = opening;
  const isReal = opening.length === 1 && question.endsWith('?') && !BEFORE.test(question);
  if (points.length > FEW_IDEAS || !isReal) return null;
  const told = question.replace(/^Antes de começar: /u, '');
  const text = `E agora, como você responde: ${lower(told)}`;
  return text.length <= LONGEST_TICKET ? { text, passageIds: [] } : null;
}

/** A name keeps its capital. */
const OPENS = /^(?:o|a|os|as|por|para|como|qua\p{L}+|quem|onde|em|de|d[oa]s?|n[oa]s?|que|se|é)(?!\p{L})/iu;

const lower = (text: string): string =>
  OPENS.test(text) ? text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1) : text;

/** The sections of the lesson with the minutes of their slides; where they are many, short neighbours are joined. */
function formAgenda({ structure }: AiAnalysis, minutes: readonly number[]): Formed {
  const all = structure.sections.map(({ title }, section) => ({
    title,
    minutes: structure.plan.reduce(
      (sum, item, at) => sum + (item.section === section ? (minutes[at] ?? 0) : 0),
      0,
    ),
  }));
  const parts = all.filter(({ minutes: own }) => own > 0);
  while (parts.length > MOST_PARTS) joinShortest(parts);
  return { layout: 'agenda', blocks: [{ type: 'agenda', parts }], claim: null, rest: [] };
}

/** Two names longer than this are no line of an agenda. */
const LONGEST_PART = 60;

/** The two neighbours that take the least time together become one part, under both names or the one that says more. */
function joinShortest(parts: { title: string; minutes: number }[]): void {
  const sums = parts.slice(1).map(({ minutes }, at) => minutes + (parts[at]?.minutes ?? 0));
  const at = sums.indexOf(Math.min(...sums));
  const [one, other] = [parts[at], parts[at + 1]];
  if (one === undefined || other === undefined) return;
  const both = `${one.title}; ${other.title}`;
  const main = one.title.length > other.title.length ? one : other;
  const title = both.length <= LONGEST_PART ? both : main.title;
  parts.splice(at, 2, { title, minutes: sums[at] ?? 0 });
}

function formObjectives({ points }: ItemMatter, { skillCodes }: AiAnalysis): Formed {
  const items = points
    .slice(0, MOST_OBJECTIVES)
    .map((point) => ({ ...point, text: point.text.replace(CODE, '') }))
    .map((point) => ({ verb: INFINITIVE.exec(point.text)?.[1] ?? null, ...point }));
  if (items.length === 0) return askFor('os objetivos da aula');
  const codes = [...new Set(skillCodes.map(({ code }) => code))].slice(0, MOST_PARTS);
  return {
    layout: 'objectives',
    blocks: [{ type: 'objectives', items, codes }],
    claim: null,
    rest: points.slice(MOST_OBJECTIVES),
  };
}

/** Nothing was said where something must be: a person brings it. */
const askFor = (wish: string): Formed => ({
  ...{ layout: 'points', blocks: [{ type: 'place', wish }], claim: null, rest: [] },
});

/** What the deck asks is answered when its slides are settled; until then, and where nothing is known, a place. */
function formAnswerKey({ points }: ItemMatter): Formed {
  const wish =
    points
      .find(({ text }) => text.startsWith('Respostas'))
      ?.text.replace(/^Respostas/u, 'respostas')
      .replace(/;.*$/su, '') ?? 'as respostas dos exercícios';
  return { layout: 'answerKey', blocks: [{ type: 'place', wish }], claim: null, rest: [] };
}
