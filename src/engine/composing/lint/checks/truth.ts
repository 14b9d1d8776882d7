import {
  type Check,
  clip,
  eachSlide,
  type Found,
  fold,
  type LintSubject,
  statementsOf,
  wordsOfBlock,
} from '#engine/composing/lint/check.ts';
import { SHOWS_LISTING } from '#engine/pedagogy/lesson/points/tell-listings.ts';
import { OF_HANDING_IN } from '#engine/pedagogy/plan/places/place-tasks.ts';
import { isContentRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import type { PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import type { LayoutName } from '#shared/composition/deck.ts';

const LEAST_TERMS = 0.4;
const TERMS = 10;
/** What these say is asked, proposed or added up by us, not told by the material. */
const OURS: ReadonlySet<LayoutName> = new Set([
  'activity',
  'quiz',
  'answerKey',
  'summary',
  'objectives',
  'agenda',
]);
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** A capital within a sentence that no sentence begins with. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}(?: (?:de |da |do |dos |das )?\p{Lu}\p{Ll}+)*/gu;

/** Documents whose text is told to the class; plans, tests and forms are made into a lesson by rules of their own. */
/** What may be told where a lesson opens: what was before, and what is asked of it. */
const OPENS: ReadonlySet<Role> = new Set(['admin', 'exercise', 'instruction']);
const TOLD: ReadonlySet<Genre> = new Set([
  'apostila',
  'slides_aula',
  'artigo_tcc',
  'manual_tutorial',
  'coletanea',
  'treinamento_corporativo',
]);

/** What the slides say is what the material says. */
export const TRUTH: readonly Check[] = [
  {
    id: 'statement-ungrounded',
    severity: 'hard',
    find: truly((subject) =>
      grounded(subject).flatMap(({ slideId, text, passageIds }) =>
        passageIds.length === 0 && !saysSo(subject, text)
          ? [{ slideId, message: `“${clip(text, 60)}” não aponta para o material.` }]
          : [],
      ),
    ),
  },
  {
    id: 'passage-unknown',
    severity: 'hard',
    find: truly((subject) => {
      const known = new Set(subject.analysis?.passages.map(({ id }) => id));
      return grounded(subject).flatMap(({ slideId, text, passageIds }) =>
        passageIds.some((id) => !known.has(id))
          ? [{ slideId, message: `A passagem de “${clip(text, 60)}” não existe.` }]
          : [],
      );
    }),
  },
  {
    id: 'statement-role',
    severity: 'hard',
    find: truly((subject) => {
      if (!TOLD.has(subject.analysis?.document?.genre ?? 'apostila')) return [];
      const { passages = [], structure } = subject.analysis ?? {};
      const blockOf = new Map(passages.map(({ id, blockId }) => [id, blockId]));
      // What the class had in lessons before, and what it is asked about it, is told where this one opens, and nowhere else.
      const opening = new Set(
        structure?.plan.flatMap(({ purpose, points }) => (purpose === 'abertura' ? points.map(fold) : [])),
      );
      return grounded(subject).flatMap(({ slideId, text, passageIds }) => {
        const roles = passageIds.flatMap((id) => subject.roles.get(blockOf.get(id) ?? '') ?? []);
        if (opening.has(fold(text)) && roles.some((role) => OPENS.has(role))) return [];
        const isBarred =
          roles.length > 0 &&
          !(OF_HANDING_IN.test(text) && roles.every((role) => role === 'instruction')) &&
          !roles.some(
            (role) => isContentRole(role) || role === 'heading' || role === 'objective' || role === 'answer',
          );
        return isBarred
          ? [{ slideId, message: `“${clip(text, 60)}” é, no material, pergunta, instrução ou moldura.` }]
          : [];
      });
    }),
  },
  {
    id: 'number-unknown',
    severity: 'hard',
    find: truly((subject) => {
      const material = subject.material ?? '';
      // A page may set `0, 92` apart where it means one number.
      const known = new Set(
        [material, material.replaceAll(/(?<=\d), (?=\d)/g, ',')].flatMap((one) => one.match(NUMBER) ?? []),
      );
      return grounded(subject).flatMap(({ slideId, text }) => {
        const foreign = (text.match(NUMBER) ?? []).find((number) => !known.has(number));
        return foreign === undefined
          ? []
          : [{ slideId, message: `O número ${foreign} não está no material.` }];
      });
    }),
  },
  {
    id: 'name-unknown',
    severity: 'hard',
    find: truly((subject) => {
      const known = ` ${fold(subject.material ?? '')}`;
      return grounded(subject).flatMap(({ slideId, text }) => {
        const foreign = (text.match(NAME) ?? []).find((name) => !known.includes(` ${fold(name)}`));
        return foreign === undefined
          ? []
          : [{ slideId, message: `O nome “${foreign}” não está no material.` }];
      });
    }),
  },
  {
    id: 'unit-missing',
    severity: 'hard',
    find: ({ deck, analysis }) =>
      (analysis?.structure.sections ?? []).flatMap(({ title }, section) =>
        deck.slides.some((slide) => slide.section === section)
          ? []
          : [{ slideId: null, message: `A parte “${title}” não tem slide.` }],
      ),
  },
  {
    id: 'key-terms-missing',
    severity: 'soft',
    find: ({ deck, analysis }) => {
      const terms = (analysis?.keyPhrases ?? []).slice(0, TERMS).map(({ phrase }) => fold(phrase));
      const told = fold(
        deck.slides.map(({ title, blocks }) => `${title} ${JSON.stringify(blocks)}`).join(' '),
      );
      const found = terms.filter((term) => told.includes(term)).length;
      return terms.length === 0 || found / terms.length >= LEAST_TERMS
        ? []
        : [
            {
              slideId: null,
              message: `Só ${found} de ${terms.length} termos centrais do material aparecem.`,
            },
          ];
    },
  },
  {
    id: 'plan-left',
    severity: 'soft',
    find: eachSlide(({ layout, blocks, section }, index, { analysis }) => {
      const item = analysis?.structure.plan[index];
      return (
        item !== undefined &&
        !OURS.has(layout) &&
        blocks.length > 0 &&
        section !== item.section &&
        'O slide não segue a ordem do plano aprovado.'
      );
    }),
  },
  {
    id: 'point-unshown',
    severity: 'soft',
    find: ({ deck, analysis }) => {
      const shown = wordsIn(
        deck.slides.map((slide) => `${slide.title} ${slide.blocks.map(wordsOfBlock).join(' ')}`),
      );
      const items = analysis?.structure.plan.filter(({ purpose }) => TELLS.has(purpose)) ?? [];
      return items.flatMap(({ number, points }) => {
        const left = points.filter((point) => !isShown(point, shown));
        const slide = deck.slides.find(({ id }) => id === `s${number}`);
        const [first = ''] = left;
        const [others, name] = [left.length - 1, left.length === 2 ? 'ponto' : 'pontos'];
        return left.length === 0
          ? []
          : [
              {
                slideId: slide?.id ?? null,
                message:
                  others === 0
                    ? `“${clip(first, 60)}” está no plano e não aparece em nenhum slide.`
                    : `“${clip(first, 60)}” e mais ${others} ${name} do plano não aparecem em nenhum slide.`,
              },
            ];
      });
    },
  },
];

/** What a plan tells the class; the rest of it asks or sums up. */
const TELLS: ReadonlySet<PlanItem['purpose']> = new Set(['conteudo', 'exemplo']);
/** Share of a point's words that a deck shows of it, in whatever form; a program is shown as one. */
const LEAST_SHOWN = 0.7;

const wordsIn = (texts: readonly string[]): ReadonlySet<string> => new Set(fold(texts.join(' ')).split(' '));

function isShown(point: string, shown: ReadonlySet<string>): boolean {
  const words = fold(point)
    .split(' ')
    .filter(({ length }) => length > 3);
  return (
    point.startsWith(SHOWS_LISTING) ||
    words.filter((word) => shown.has(word)).length >= LEAST_SHOWN * words.length
  );
}

function truly(find: (subject: LintSubject) => Found[]) {
  return (subject: LintSubject) =>
    subject.analysis === null || subject.material === null ? [] : find(subject);
}

/** The statements that must stand in the material. */
function grounded({ deck }: LintSubject) {
  return deck.slides
    .filter(({ layout }) => !OURS.has(layout))
    .flatMap(({ id, blocks }) =>
      blocks.flatMap(statementsOf).map((statement) => ({ slideId: id, ...statement })),
    );
}

const saysSo = ({ material }: LintSubject, text: string): boolean =>
  fold(material ?? '').includes(fold(text));
