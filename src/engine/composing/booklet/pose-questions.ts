import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Question as QuizQuestion } from '#engine/pedagogy/plan/questions/question.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Chapter } from '#shared/composition/booklet.ts';
import { mix } from './ask-sections.ts';
import { DIFFICULTY, type Exercise } from './gather-exercises.ts';
import type { Tools } from './tools.ts';

/** A question that the lesson answers itself, with the sentence of the material that gives the answer. */
export function fromQuiz(question: QuizQuestion, { say }: Tools, cited: string[]): Exercise {
  const { kind, text, options, answer, reason, bloomLevel, basis } = question;
  const right = options.indexOf(answer);
  const isVerdict = kind === 'verdadeiro_falso';
  const verdict = isVerdict ? (/^verdadeiro/i.test(answer) ? 0 : 1) : right;
  const said = say(basis[0]?.text ?? '');
  // The reason of an open question is its answer; a true sentence is its own.
  // A gap filled in is the sentence of the item once more.
  const isTold = kind === 'lacuna' || /^(?:complete|que nome)/iu.test(text);
  const hasReason =
    said !== '' &&
    said.length <= LONGEST_REASON &&
    !isTold &&
    (isVerdict ? verdict === 1 : kind !== 'aberta');
  return {
    type: 'question',
    kind,
    text: isVerdict ? say(text).replace(/^Verdadeiro ou falso\?\s*/u, '') : say(text),
    passageIds: cited,
    options: options.map(say),
    right: options.length > 0 && verdict >= 0 ? verdict : null,
    // What fills a gap is written as the sentence has it.
    answer: isVerdict && verdict === 0 ? 'Verdadeiro' : writeAnswer(kind, say(answer)),
    reason: reason !== undefined ? say(reason) : hasReason ? said : null,
    difficulty: kind === 'aberta' ? Math.max(2, DIFFICULTY[bloomLevel]) : DIFFICULTY[bloomLevel],
  };
}

const LONGEST_REASON = 240;

/** A reader has a text before him, not the material; what answers in words is a sentence. */
function writeAnswer(kind: Exercise['kind'], answer: string): string {
  if (kind === 'lacuna') return answer;
  const said = upperFirst(answer).replace('o material diz', 'o texto diz');
  return kind === 'aberta' && /[\p{L}\d)”]$/u.test(said) ? `${said}.` : said;
}

/** Entries of a list that a match asks for, and how long they may be. */
const MATCHES = { least: 3, most: 5, words: 22 };
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

const RELATE = 'Relacione cada nome ao que se diz dele:';
/** The line that says what is to be done. */
export const orderOf = ({ text }: Exercise): string => text.split('\n')[0] ?? '';

/** Names with a sentence each, to be put together again: the sentences in another order. */
export function askEntries(blocks: readonly BookletBlock[]): Exercise[] {
  return blocks.flatMap((block): Exercise[] => {
    if (block.type !== 'points') return [];
    const fits = block.items.filter(
      ({ head, text }) =>
        head !== null &&
        wordsOf(text).length <= MATCHES.words &&
        !text.toLowerCase().includes(head.toLowerCase()),
    );
    const entries = fits.slice(0, MATCHES.most);
    if (entries.length < MATCHES.least) return [];
    const places = mix(entries.length);
    return [
      {
        ...{ type: 'question', kind: 'lacuna', options: [], right: null, reason: null, difficulty: 1 },
        text: [
          RELATE,
          ...entries.map(({ head }, at) => `${NUMERALS[at]}. ${head}`),
          ...places.map((at) => `(   ) ${entries[at]?.text}`),
        ].join('\n'),
        passageIds: entries.flatMap(({ passageIds }) => passageIds.slice(0, 1)),
        answer: places.map((at) => NUMERALS[at]).join(', '),
      },
    ];
  });
}

/** Sentences that are asked together, as a teacher writes them: one alone stands by itself, more than these are two. */
const TOGETHER = { least: 2, most: 6 };
const JUDGE = 'Escreva V para o que é verdadeiro e F para o que é falso:';
const FILL = 'Complete cada frase com o que falta nela:';
/** What fills the gaps, in another order; the templates draw it as a frame. */
const BANK = 'Palavras: ';
const GAP = '____';
const ORDINALS = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta'];
const SENTENCE = /^Complete(?: com o ano)?: “(.+)”\.?$/su;

/**
 * Of what was asked about single sentences, those to judge become one exercise, and so do those with a gap: one after the
 * other they look like what they are, the work of a machine. Each stands where its first did.
 * @param parts what is asked together: one for each chapter, or for all of a booklet that asks at its end
 */
export function askTogether<Part extends { exercises: Exercise[] }>(parts: readonly Part[]): Part[] {
  const all = parts.flatMap(({ exercises }) => exercises);
  const groups = [
    ...spread(all.filter(isJudged)).map(joinJudged),
    ...spread(withOneGapEach(all)).map(joinGaps),
  ];
  const joined = new Map(groups.flatMap(({ whole, of }) => of.map((one) => [one, whole] as const)));
  for (const one of all) if (!joined.has(one)) joined.set(one, correctJudged(one));
  const asked = new Set<Exercise>();
  return parts.map((part) => ({
    ...part,
    exercises: part.exercises
      .flatMap((one) => {
        const whole = joined.get(one) ?? one;
        if (asked.has(whole)) return [];
        asked.add(whole);
        return [whole];
      })
      .toSorted((a, b) => a.difficulty - b.difficulty),
  }));
}

interface Joined {
  whole: Exercise;
  of: readonly Exercise[];
}

const isJudged = ({ kind, answer }: Exercise): boolean => kind === 'verdadeiro_falso' && answer !== null;

/** What belongs in the gap of a sentence, be it chosen or written. */
function fillOf({ kind, options, right, answer, text }: Exercise): string | null {
  if ((kind !== 'lacuna' && kind !== 'multipla_escolha') || text.split(GAP).length !== 2) return null;
  return SENTENCE.test(text) ? (options[right ?? -1] ?? answer?.replace(/\.$/u, '') ?? null) : null;
}

/** Sentences whose gaps are filled by different words, none of which another of them says. */
function withOneGapEach(exercises: readonly Exercise[]): Exercise[] {
  const taken: { one: Exercise; fill: string }[] = [];
  for (const one of exercises) {
    const fill = fillOf(one)?.toLowerCase();
    if (fill === undefined) continue;
    const tells = (text: string, said: string): boolean => text.toLowerCase().includes(said);
    const isFree = taken.every(
      (other) =>
        !other.fill.includes(fill) &&
        !fill.includes(other.fill) &&
        !tells(other.one.text, fill) &&
        !tells(one.text, other.fill),
    );
    if (isFree) taken.push({ one, fill });
  }
  return taken.map(({ one }) => one);
}

/** As few groups as can be, of about one size; none of fewer than two. */
function spread(all: readonly Exercise[]): Exercise[][] {
  if (all.length < TOGETHER.least) return [];
  const groups = Math.ceil(all.length / TOGETHER.most);
  const size = Math.ceil(all.length / groups);
  return Array.from({ length: groups }, (_, at) => all.slice(at * size, (at + 1) * size)).filter(
    ({ length }) => length >= TOGETHER.least,
  );
}

const whole = (of: readonly Exercise[], text: string[], answer: string, reason: string | null): Joined => ({
  of,
  whole: {
    ...{ type: 'question', kind: 'lacuna', options: [], right: null, reason, answer },
    text: text.join('\n'),
    passageIds: [...new Set(of.flatMap(({ passageIds }) => passageIds))],
    difficulty: Math.max(...of.map(({ difficulty }) => difficulty)),
  },
});

function joinJudged(of: readonly Exercise[]): Joined {
  const isTrue = ({ answer }: Exercise): boolean => /^verdadeir/iu.test(answer ?? '');
  // `Falso: o texto diz 1888.`: what is wrong with a false one.
  const wrong = of.flatMap(({ answer }, at) => {
    const said = /^Fals[oa]: (.+?)\.?$/su.exec(answer ?? '')?.[1];
    return said === undefined ? [] : `na ${ORDINALS[at]}, ${said}`;
  });
  // Said once, it holds for all.
  const told = wrong.map((said, at) => (at === 0 ? said : said.replace(', o texto diz ', ', ')));
  return whole(
    of,
    [JUDGE, ...of.map(({ text }) => `(   ) ${closeSentence(text)}`)],
    of.map((one) => (isTrue(one) ? 'V' : 'F')).join(', '),
    told.length === 0 ? null : `${upperFirst(told.join('; '))}.`,
  );
}

const CORRECT = 'Verdadeiro ou falso? Se for falso, corrija a frase.';

/** Judged by itself, a sentence is a matter of luck: a false one is put right too. */
export const correctJudged = (one: Exercise): Exercise =>
  !isJudged(one) || one.text.startsWith(CORRECT)
    ? one
    : { ...one, text: `${CORRECT}\n${closeSentence(one.text)}` };

const closeSentence = (text: string): string => {
  const bare = text.replace(/^“(.*)”\.?$/su, '$1').trim();
  return /[.!?]$/u.test(bare) ? bare : `${bare}.`;
};

function joinGaps(of: readonly Exercise[]): Joined {
  const fills = of.map((one) => fillOf(one) ?? '');
  const bank = fills.toSorted((a, b) => a.localeCompare(b, 'pt-BR')).join(' · ');
  const letter = (at: number): string => `${'abcdef'[at]})`;
  return whole(
    of,
    [
      FILL,
      `${BANK}${bank}`,
      ...of.map(({ text }, at) => `${letter(at)} ${closeSentence(SENTENCE.exec(text)?.[1] ?? text)}`),
    ],
    fills.map((fill, at) => `${letter(at)} ${fill}`).join('; '),
    null,
  );
}

/** Numbers run through the booklet; a short one asks at its end, the easy ones of all chapters first. */
export function numberExercises(chapters: Chapter[], isGathered: boolean): Chapter[] {
  const all = chapters.flatMap(({ exercises }) => exercises);
  const asked = isGathered ? all.toSorted((a, b) => a.difficulty - b.difficulty) : all;
  return chapters.map((chapter) => ({
    ...chapter,
    exercises: chapter.exercises.map((one) => ({ ...one, number: asked.indexOf(one) + 1 })),
  }));
}
