import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { datedLines } from '#engine/pedagogy/lesson/find-members.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { themeInSentence } from '#engine/pedagogy/lesson/name-theme.ts';
import type { LessonWish } from '#engine/pedagogy/material/lesson-wishes.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { askChecks, showChecks } from './ask-questions.ts';
import { glossesOf } from './gloss-terms.ts';
import type { Question } from './questions/question.ts';

const ALL = 60;
/** With fewer no line of time is drawn. */
export const FEWEST_DATES = 3;

export type WishOf<K extends LessonWish['kind']> = Extract<LessonWish, { kind: K }>;

/** The wishes of one kind, as they were typed in the lesson or asked for later, the newest last. */
export const wishesOf = <K extends LessonWish['kind']>({ adjustments }: Lesson, kind: K): WishOf<K>[] =>
  adjustments.requests.flatMap(({ wish }) =>
    wish.kind === 'lesson' && wish.wants.kind === kind ? [wish.wants as WishOf<K>] : [],
  );

/** Where a wish is written; the first line of the lesson for one that came later. */
function basisOf({ material, sections }: Lesson, wish: LessonWish): Statement[] {
  const own = material.wishes.find((one) => one.wish === wish)?.statement;
  const first = sections.flatMap(({ pieces }) => pieces).flatMap(({ statements }) => statements)[0];
  return [own ?? first].filter((one) => one !== undefined);
}

/** What the wishes ask beside what any lesson is asked: the teacher's myths, sentences to judge for a quiz of such. */
export const askWished = (lesson: Lesson): Question[] => [
  ...askMyths(lesson),
  ...(wishesOf(lesson, 'quiz').length > 0 ? judgePairs(lesson) : []),
];

/** `Glasnost: transparência política`, `1957: Sputnik`: a name with what the material says of it, every other one with what it says of the next. */
export function judgePairs(lesson: Lesson): Question[] {
  const perSection = lesson.sections.map(({ pieces }, index) => {
    const told = pieces.flatMap((piece) => lesson.points.get(piece) ?? []);
    const labelled = told.filter(({ text }) => LABELLED.test(text));
    const glosses = glossesOf(lesson, index);
    return [
      ...glosses,
      ...labelled.filter(({ text }) => !glosses.some((one) => nameOf(one) === nameOf({ text }))),
    ];
  });
  return [...perSection, datesOf(lesson)].flatMap((pairs) =>
    pairs.flatMap(({ text, basis }, at): Question[] => {
      const [name = '', said = ''] = split(text);
      const other = split(pairs[(at + 1) % pairs.length]?.text ?? '')[1] ?? '';
      const isFalse = at % 2 === 1 && other !== '' && other !== said;
      if (said === '' || (pairs.length > 1 && other === '')) return [];
      const told = isFalse ? other : said;
      return [
        {
          kind: 'verdadeiro_falso',
          text: `Verdadeiro ou falso? “${upperFirst(name)}: ${told.replaceAll(/[“”]/gu, '')}”`,
          options: ['Verdadeiro', 'Falso'],
          answer: isFalse ? `Falso: o certo é “${upperFirst(name)}: ${said}”.` : 'Verdadeiro',
          bloomLevel: 'entender',
          basis: basis.slice(0, 1),
          section: 0,
        },
      ];
    }),
  );
}
/** `Custo fixo: não muda com a produção`, in words. */
const LABELLED = /^\p{Lu}\p{L}+(?: \p{L}+){0,3}: [^:=→?]{12,110}$/u;
const nameOf = ({ text }: { text: string }): string => (split(text)[0] ?? '').toLowerCase();
const split = (text: string): string[] => {
  const at = text.indexOf(': ');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 2)];
};

/** The sentences that the teacher gives for `mito ou verdade`, each to be judged. */
export function askMyths(lesson: Lesson): Question[] {
  return wishesOf(lesson, 'myths').flatMap((wish) =>
    wish.given.map(({ text, isTrue }) => ({
      kind: 'verdadeiro_falso' as const,
      text: `Verdadeiro ou falso? “${upperFirst(text)}”`,
      options: ['Verdadeiro', 'Falso'],
      answer: isTrue ? 'Verdadeiro' : 'Falso: é um mito.',
      bloomLevel: 'avaliar' as const,
      basis: basisOf(lesson, wish),
      section: 0,
    })),
  );
}

/** What can be talked about: the teacher's own words for it, else what differs, why, what for, what comes of it. */
export function talkOf(lesson: Lesson, wish: WishOf<'discuss'>): Grounded[] {
  if (wish.text !== null) {
    const text = `${upperFirst(wish.text.trim().replace(/[\s.;!?]+$/u, ''))}?`;
    return [{ text, basis: basisOf(lesson, wish) }];
  }
  const open = askChecks(lesson, ALL).filter(({ kind, text }) => kind === 'aberta' && IS_TALK.test(text));
  const apart = tellApart(lesson);
  return [...apart, ...showChecks(open), ...promptsOf(lesson)]
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, wish.count);
}
const IS_TALK = /^(?:Que diferença|Por que|Para que|O que (?:acontece|causa|provoca|se deve))/u;

const APART =
  /diferen[çc]as? (?:entre|d[oae]s? (?:\d|dois|duas|tr[êe]s)\s?:?)\s*(?<names>\p{L}[^:;()]{5,90}?)(?:\s(?:que|pq|pois)\s|[.;)!]|$)/iu;

/** `dar destaque na diferença dos 3: efeito estufa, aquecimento e ozônio` */
function tellApart(lesson: Lesson): Grounded[] {
  const { guidance } = lesson.material;
  const names = guidance.map((text) => APART.exec(text)?.groups?.names).find((one) => one !== undefined);
  const each = (names ?? '').split(/,\s(?:e\s)?|\se\s/u).map((name) => {
    const keys = contentStems(name.replace(/\p{L}+\./gu, ''));
    const term = lesson.terms.terms.find(({ stems }) => keys.every((key) => stems.includes(key)));
    return /\./.test(name) ? (term?.phrase ?? '') : name.trim();
  });
  if (each.length < 2 || each.includes('')) return [];
  return [{ text: `Que diferença há entre ${listWords(each)}?`, basis: firstOf(lesson) }];
}

/** What there is to be said of a part by its kind; it has no one right answer. */
const PROMPTS: readonly [RegExp, string][] = [
  [/consequ[êe]ncias|impactos/iu, 'Qual das consequências vocês acham mais grave? Por quê?'],
  [
    /(?<!\p{L})(?:causas|motivos|fatores|por que)(?!\p{L})/iu,
    'Qual das causas pesou mais, na opinião de vocês? Por quê?',
  ],
  [
    /o que (?:pode(?:mos)?|d[áa]|se pode) |solu[çc][õo]es|medidas|preven[çc][ãa]o|cuidados/iu,
    'O que dá para fazer a respeito na nossa escola ou no nosso bairro?',
  ],
  [/vantagens/iu, 'As vantagens compensam as desvantagens? Por quê?'],
];

function promptsOf(lesson: Lesson): Grounded[] {
  const heads = lesson.sections.flatMap(({ title, pieces }) => [
    { text: title, statements: pieces[0]?.statements ?? [] },
    ...pieces.filter(({ kind }) => kind === 'heading'),
  ]);
  const own = PROMPTS.flatMap(([kind, text]) => {
    const head = heads.find((one) => kind.test(one.text));
    return head === undefined ? [] : [{ text, basis: head.statements.slice(0, 1) }];
  });
  const basis = firstOf(lesson);
  const theme = themeInSentence(lesson);
  return [
    ...own,
    ...(isStory(lesson)
      ? [{ text: 'O que mudou e o que continua parecido daquela época até hoje?', basis }]
      : []),
    ...(theme === null ? [] : [{ text: `O que, sobre ${theme}, mais surpreendeu vocês? Por quê?`, basis }]),
    { text: 'Que parte da aula vocês explicariam a quem faltou, e com que exemplo?', basis },
  ];
}

const firstOf = ({ sections }: Lesson): Statement[] =>
  sections.flatMap(({ pieces }) => pieces.flatMap(({ statements }) => statements)).slice(0, 1);

/** `1957: Sputnik, primeiro satélite artificial`: the dates of the lesson with what they are told of. */
export function datesOf(lesson: Lesson): Grounded[] {
  const lines = lesson.sections.flatMap(({ pieces }) => datedLines(matterOf(pieces)));
  const dates =
    lines.length >= FEWEST_DATES ? lines : listDates(lesson).filter(({ text }) => /\d{3}/.test(text));
  return dates.flatMap(({ text, statement }): Grounded[] => {
    const said = statement.text
      .replace(text, ' ')
      .replace(/(?<=^|\s)(?:em|no ano de|desde|a partir de) {2,}|[\s.;]+$/giu, '')
      .replace(/^[\s:–—,.→()-]+/u, '')
      .replace(/\s{2,}/gu, ' ');
    const isTold = said.length >= SHORTEST && said.length <= LONGEST && !/\d{4}/.test(said);
    return isTold ? [{ text: `${text}: ${lowerTitle(said, lesson.spell)}`, basis: [statement] }] : [];
  });
}
const [SHORTEST, LONGEST] = [6, 110];
