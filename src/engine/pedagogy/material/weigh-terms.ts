import { extractKeyPhrases, type KeyPhrase } from '#engine/pedagogy/language/phrases/key-phrases.ts';
import type { PhraseDocument } from '#engine/pedagogy/language/phrases/phrase-candidates.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Material } from './collect-material.ts';
import type { Piece, Statement } from './piece.ts';

export interface LessonTerm extends Omit<KeyPhrase, 'blockIds'> {
  stems: string[];
  /** `order` of a piece → how many of its statements name the term. */
  places: ReadonlyMap<number, number>;
  /** Statements of all pieces that name it. */
  total: number;
}

export interface LessonTerms {
  /** Most telling first. */
  terms: LessonTerm[];
  /** What answers the material's own questions. */
  asked: ReadonlySet<Statement>;
  /** What says what a headed part is about, and what that is worth. */
  cores: ReadonlyMap<Statement, number>;
  /** How much a statement tells about the lesson, 0 and up; long ones gain little by length. */
  scoreStatement(statement: Pick<Statement, 'stems'>): number;
  /** The terms of these pieces, those at home here first. */
  termsOf(pieces: readonly Piece[]): LessonTerm[];
}

const MOST_TERMS = 60;
/** Added to a sentence's number of words, so that a fragment of two strong words does not win. */
const SMOOTHING = 7;

/** How much a use in a piece of a role counts; 1 where it is not listed. */
const WORTH: Partial<Record<Role, number>> = {
  example: 0.7,
  procedure: 0.8,
  exercise: 0.6,
  statement_to_judge: 0.6,
  alternative: 0.4,
  answer: 0.6,
  teacher_guidance: 0.6,
  table_data: 0.5,
  instruction: 0.4,
  admin: 0.4,
  caption: 0.6,
  blank: 0.3,
  reference: 0.2,
  code: 0.15,
  furniture: 0.1,
  formula: 0.05,
};

type Read = Pick<Material, 'pieces'> & Partial<Pick<Material, 'exercises' | 'objectives' | 'asides'>>;

/** What is read for terms: all that the material says, beside what is taught also what is asked and advised. */
export function listTermTexts(material: Read, title = ''): PhraseDocument[] {
  const others = [material.exercises, material.objectives, material.asides].flatMap((pieces) => pieces ?? []);
  const documents = [...material.pieces, ...others.filter(({ role }) => !OF_THE_PAPER.has(role))]
    .filter(({ kind, text }) => kind !== 'code' && kind !== 'equation' && text !== '')
    .map((piece, index) => ({
      blockId: index < material.pieces.length && material.pieces.includes(piece) ? String(piece.order) : '',
      text: termText(piece),
      isHeading: piece.kind === 'heading',
      worth: WORTH[piece.role] ?? 1,
    }));
  return title === '' ? documents : [...documents, { blockId: '', text: title, isHeading: false, worth: 1 }];
}

/** Where a paper comes from, whom it is for, where it leads: no word of them is one of the lesson. */
const OF_THE_PAPER: ReadonlySet<Role> = new Set(['link', 'admin', 'furniture', 'blank']);
const TO_ONESELF: ReadonlySet<Role> = new Set(['teacher_guidance', 'instruction']);
const OF_PEOPLE = /^\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+)*$/u;

/** `João Pedro` in `devolver a prova do João Pedro`: whoever is named only in what is said to oneself is a pupil or a colleague. */
function isOfLesson({ pieces, exercises, objectives, asides }: Read): (term: { phrase: string }) => boolean {
  const said = [pieces, exercises, objectives, asides?.filter(({ role }) => !TO_ONESELF.has(role))]
    .flatMap((some) => some ?? [])
    .map(({ text }) => text.toLowerCase())
    .join('\n');
  return ({ phrase }) => !OF_PEOPLE.test(phrase) || said.includes(phrase.toLowerCase());
}

/** `… e chora, e ri` above `assíndeto: …` are no sentence together, and verses that show a figure of speech name nothing. */
const termText = ({ text }: Piece): string =>
  text
    .replace(/(?<=[\p{L}\d])\n(?=\p{L}[^:.\n]{2,40}:\s)/gu, '.\n')
    .replace(/["“][^"“”]*\s\/\s[^"“”]*["”]/gu, ' ');

/** `yyyy xxxx`: a place to be filled in. */
const isNoFilling = ({ phrase }: { phrase: string }): boolean =>
  !/(?<!\p{L})(\p{L})\1{2,}(?!\p{L})/iu.test(phrase);

const PERSON = '\\p{Lu}\\p{L}+(?:\\s(?:d[aeo]s?\\s)?\\p{Lu}\\p{L}+){0,3}';
/** `Profª Denise`, `Professora: Denise Prado`, `teacher Bob`, `obrigada! Prô Lia`: who gives the lesson. */
const TEACHER = new RegExp(
  `(?<!\\p{L})(?:[Pp]rof(?:essora?|\\.)?(?:ª|\\.ª|a\\.)?|PROF(?:ESSORA?|ª|\\.)?|[Pp]r[ôo]|[Tt]eacher|[Tt]ia|[Dd]ona|[Vv]ov[óôo]|[Dd]iretora?|[Cc]oordenadora?|[Tt]utora?|[Ee]nf\\.ª?)(?:\\s?\\(a\\))?\\s*:?\\s+(?:[Ee]nf\\.ª?\\s+|[Dd]ra?\\.\\s+)?(${PERSON})`,
  'gu',
);
/** `(SOUZA, 2015)`, `Souza (2020, p. 15)`: whose work is quoted. */
const QUOTED =
  /\((?:\p{Lu}{3,}(?:[;,&]? (?:et al\.?|e|\p{Lu}{3,}))*), ?(?:19|20)\d\d|\p{Lu}\p{L}+(?= \((?:19|20)\d\d)/gu;
/** Where a paper comes from. */
const HOUSE =
  /^(?:(?:emei?e?f|emei|emeb|eeep|eeem|erem|e\.? ?[em]\.?|col[ée]gio|escola (?:municipal|estadual)|cursinho|construtora|prof\.?[ªa]?|pr[ôo]|teacher) \p{L}|.+ ltda$)/iu;
/** `km`, `s²`, `refs`, `h30`: a unit, a sign of a formula, a short form. */
const SHORT_FORM =
  /^(?:\p{Ll}{1,2}[²³\d]*|refs?|obs|pto|p[áa]g|cap|ex|pr[ôo]|prof[ªa]?)$|^(?:km|cm|mm|kg|mg|ml) de /u;
const WITH_SIGN = /(?:^|\s)\p{Ll}{1,2}[²³](?:\s|$)/u;

/** `quarenta` */
const isNumber = (phrase: string): boolean =>
  /^\p{Ll}+$/u.test(phrase) && tagSentence(phrase)[0]?.tag === 'NUM';

/** Tells the names that a paper bears and not its subject: of its teacher, its school, of those it quotes; nor signs. */
function readsAsTerm(documents: readonly PhraseDocument[]): (term: { phrase: string }) => boolean {
  const names = documents.flatMap(({ text }) => [
    ...[...text.matchAll(TEACHER)].flatMap(([whole, name]) => [whole, name ?? '']),
    ...[...text.matchAll(QUOTED)].flatMap(([whole]) => whole.match(/\p{L}{3,}/gu) ?? []),
  ]);
  const known = new Set(names.map((name) => name.toLowerCase()));
  for (const name of names)
    for (const word of name.split(' ')) if (word.length > 2) known.add(word.toLowerCase());
  // A teacher may have a name that the lesson is about.
  const isSubject = (lower: string): boolean =>
    documents.filter(({ text }) => text.toLowerCase().includes(lower)).length > MOST_OF_A_NAME;
  return ({ phrase }) => {
    const lower = phrase.toLowerCase();
    if (SHORT_FORM.test(phrase) || WITH_SIGN.test(phrase) || HOUSE.test(phrase) || isNumber(phrase))
      return false;
    return !lower.split(' ').every((word) => known.has(word)) || isSubject(lower);
  };
}

/** Blocks that a name of the paper itself stands in at most. */
const MOST_OF_A_NAME = 3;

/** The lesson's own vocabulary with its weights. */
export function weighTerms(material: Read, title = ''): LessonTerms {
  const { pieces } = material;
  const byOrder = new Map(pieces.map((piece) => [piece.order, piece]));
  const documents = listTermTexts(material, title);
  const terms = extractKeyPhrases(documents, { limit: MOST_TERMS })
    .filter(isNoFilling)
    .filter(readsAsTerm(documents))
    .filter(isOfLesson(material))
    .map(({ blockIds, ...phrase }): LessonTerm => {
      const stems = phrase.key.split(' ');
      const places = new Map(
        blockIds
          .filter((id) => id !== '')
          .map((id) => [Number(id), countUses(stems, byOrder.get(Number(id)))]),
      );
      return { ...phrase, stems, places, total: [...places.values()].reduce((sum, uses) => sum + uses, 0) };
    });
  const weights = weighStems(pieces, terms, material.exercises ?? []);
  return {
    terms,
    asked: new Set(),
    cores: new Map(),
    scoreStatement: (statement) => {
      let sum = 0;
      for (const key of statement.stems) sum += weights.get(key) ?? 0;
      return sum / (statement.stems.size + SMOOTHING);
    },
    termsOf: (own) => rankTerms(own, terms),
  };
}

const WORTH_ASKED = 1.4;

/** At least one: the phrase was found there, even where its words stand in two statements. */
function countUses(stems: readonly string[], piece: Piece | undefined): number {
  const uses =
    piece?.statements.filter((statement) => stems.every((key) => statement.stems.has(key))).length ?? 0;
  return Math.max(1, uses);
}

/** Frequency tells little alone: a stem of a key phrase counts up to four times as much, and more again where a question asks for it. */
function weighStems(
  pieces: readonly Piece[],
  terms: readonly LessonTerm[],
  exercises: readonly Piece[],
): Map<string, number> {
  const asked = new Set(exercises.flatMap(({ statements }) => statements.flatMap(({ stems }) => [...stems])));
  const frequency = new Map<string, number>();
  for (const piece of pieces)
    for (const statement of piece.statements)
      for (const key of statement.stems) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const boost = new Map<string, number>();
  for (const term of terms)
    for (const key of term.stems) boost.set(key, Math.max(boost.get(key) ?? 0, term.weight));
  const weights = new Map<string, number>();
  for (const [key, count] of frequency)
    weights.set(
      key,
      Math.log1p(count) * (1 + 3 * (boost.get(key) ?? 0)) * (asked.has(key) ? WORTH_ASKED : 1),
    );
  return weights;
}

function rankTerms(pieces: readonly Piece[], terms: readonly LessonTerm[]): LessonTerm[] {
  const orders = new Set(pieces.map((piece) => piece.order));
  return terms
    .map((term) => {
      let inside = 0;
      for (const [place, uses] of term.places) if (orders.has(place)) inside += uses;
      const share = inside / Math.max(1, term.total);
      return { term, inside, score: term.weight * Math.log1p(inside) * (0.25 + share) };
    })
    .filter((entry) => entry.inside > 0)
    .sort((a, b) => b.score - a.score || (a.term.key < b.term.key ? -1 : 1))
    .map((entry) => entry.term);
}
