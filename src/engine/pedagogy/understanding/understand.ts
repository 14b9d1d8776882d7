import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { withoutAside } from '#engine/pedagogy/language/without-aside.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { agreeInItems, tellAnswered, tellCounted } from './agree-in-items.ts';
import { type Bit, listBits } from './bit.ts';
import { featuresOf } from './bit-features.ts';
import { isClassLine, topicOfHeadLine } from './class-line.ts';
import { correctRole, roleInForm } from './correct-role.ts';
import { findSlideTitles, looksLikeTitle } from './find-slide-titles.ts';
import { type JudgedGenre, judgeGenre } from './genre/judge-genre.ts';
import { ADVISES, FORBIDS, LABEL } from './heading-class.ts';
import { keepQuestionsWhole } from './keep-questions.ts';
import { isContentRole, type Role, type Telling } from './role.ts';
import { tellFields, tellFormHeads, tellPlanSlides } from './roles-in-plan.ts';
import { chooseRole, loadRoleWeights, scoreRoles } from './score-roles.ts';
import { tellTheirSteps } from './task-of-order.ts';
import { tellClues } from './tell-clues.ts';
import { judgeNumerals, tellKeyed, tellLettered } from './tell-lettered.ts';
import { agreeInDialogues, agreeInTwins, tellLinesAlike } from './tell-lines-alike.ts';
import { tellProblems } from './tell-problems.ts';
import { tellRounds } from './tell-rounds.ts';
import { tellGroups, tellLabelled, tellNamed } from './tell-siblings.ts';
import { tellTalesRead } from './tell-tales-read.ts';
import { marksOf } from './text-marks.ts';

/** What a document is and what each of its bits does. */
export interface Understanding extends JudgedGenre {
  /** The genre was said, not judged: there is no doubt about it and nothing else speaks for it. */
  isTold: boolean;
  bits: (Bit & { role: Role })[];
  /** Blocks of what a form shows filled in, to show how: invented, true of nothing. */
  filled: ReadonlySet<string>;
  /** Blocks of a tale, a letter or a poem: read in their order, true of nothing. */
  tales: ReadonlyMap<string, Telling>;
  /** Of a block's bit by its place among the block's items or cells; a paragraph has one, 0. */
  roleOf(blockId: string, index: number): Role | null;
}

/**
 * Judges the genre of a document and the role of each bit. `told` is the genre a teacher said it is: it is taken, and
 * the roles are judged by it.
 */
export function understand(
  source: Pick<SourceDocument, 'kind' | 'title' | 'pages' | 'slides' | 'blocks'>,
  told: Genre | null = null,
): Understanding {
  const bits = listBits(source.blocks);
  const judged = judgeGenre(source, bits);
  const genre = told ?? judged.genre;
  const weights = loadRoleWeights();
  // What a teacher tells himself in a line says nothing of what the line is.
  const read = source.kind === 'text' ? bits.map((bit) => ({ ...bit, text: withoutAside(bit.text) })) : bits;
  const marks = featuresOf(read, { kind: source.kind, genre });
  const roles = new Map<string, Role>();
  const probabilities = agreeInLists(
    bits,
    marks.map((own) => scoreRoles(own, weights)),
  );
  const isSlideTitle = source.kind === 'pptx' ? findSlideTitles(bits) : () => false;
  const filled = genre === 'modelo_formulario' ? findFilled(bits) : new Set<string>();
  const judgedEach = bits.map((bit, index) => {
    const judged = chooseRole(probabilities[index] ?? new Float64Array());
    const isTitle =
      isTypedTitle(source.kind, bits, index) ||
      (isSlideTitle(bit) && MAY_NAME_A_SLIDE.has(judged)) ||
      (judged === 'reference' && headsList(bits, index));
    const likeliest = isTitle
      ? 'heading'
      : judged === 'heading' && signsSlide(bits, index)
        ? 'reference'
        : judged;
    // Furniture stands around something: the only piece of a document is what it says.
    const told =
      likeliest === 'furniture' && bits.length === 1
        ? 'explanation'
        : likeliest === 'heading' && CALLS.test(bit.text)
          ? 'instruction'
          : likeliest;
    const asked = told === 'alternative' && asksInItsList(bits, index) ? 'exercise' : told;
    const possible =
      genre === 'modelo_formulario'
        ? roleInForm(bit, asked)
        : correctRole(bit, asked, marks[index] ?? [], ASKING_GENRES.has(genre));
    const role = filled.has(bit.block.id) && !STAYS_IN_FILLED.has(possible) ? 'example' : possible;
    return { ...bit, role };
  });
  const ofItsKind = ASKING_GENRES.has(genre)
    ? judgedEach
    : PLANS.has(genre)
      ? tellTheirSteps(tellFields(tellFormHeads(judgedEach)))
      : tellAnswered(tellPlanSlides(ON_SLIDES.has(genre) ? tellCounted(judgedEach) : judgedEach));
  const inItems = agreeInItems(tellProblems(agreeInDialogues(agreeInTwins(tellLabelled(ofItsKind)))));
  const { bits: judgedAlone, tales } = tellTalesRead(
    TESTS.has(genre)
      ? keepQuestionsWhole(inItems)
      : ASKING_GENRES.has(genre)
        ? inItems
        : tellLinesAlike(tellGroups(tellLettered(tellNamed(inItems)))),
  );
  const known = tellRounds(
    tellClues(tellKeyed(judgeNumerals(tellBelowHeads(judgedAlone, PLANS.has(genre))))),
  );
  for (const { block, index, role } of known) roles.set(`${block.id} ${index}`, role);
  return {
    ...(told === null ? judged : takeTold(told, judged)),
    isTold: told !== null,
    bits: known,
    filled,
    tales,
    roleOf: (blockId, index) => roles.get(`${blockId} ${index}`) ?? null,
  };
}

/** Below `Glossário` stand its entries. What stands below `O que não fazer` is neither aimed at nor done; what stands below `Boas práticas` is done, not solved; what stands below `Material` is what it takes. */
function tellBelowHeads<T extends Bit & { role: Role }>(bits: readonly T[], isPlan: boolean): T[] {
  let [isForbidden, isAdvice, isGlossary, isMaterial] = [false, false, false, false];
  let technique = '';
  return bits.map((bit) => {
    const headsTerms = bit.kind !== 'cell' && HEADS_GLOSSARY.test(bit.text);
    const heads = bit.role === 'heading' && bit.kind !== 'item';
    if (heads || headsTerms || NAMES_ERRORS.test(bit.text) || LABEL.test(bit.text))
      [isForbidden, isAdvice, isGlossary, isMaterial] = [
        FORBIDS.test(bit.text),
        ADVISES.test(bit.text),
        headsTerms,
        !isPlan && HEADS_MATERIAL.test(bit.text),
      ];
    if (heads && !isPlan) technique = techniqueOf(bit.text, technique);
    if (headsTerms) return { ...bit, role: 'heading' };
    if (isMaterial && NAMES_THINGS.has(bit.role) && (bit.kind === 'item' || /,[^,]+,/.test(bit.text)))
      return { ...bit, role: 'procedure' };
    if (technique !== '' && bit.role === 'teacher_guidance' && IS_DONE.test(bit.text))
      return { ...bit, role: 'procedure' };
    if (isGlossary && TERM_OF_GLOSSARY.test(bit.text)) return { ...bit, role: 'definition' };
    if (isContentRole(bit.role) && bit.cell === null && OPEN_CHOICE.test(bit.text))
      return { ...bit, role: 'exercise' };
    const isDone =
      bit.role === 'exercise' || (bit.kind === 'item' && (AIMED.has(bit.role) || bit.role === 'heading'));
    if (isAdvice && isDone && !/[?_]/.test(bit.text)) return { ...bit, role: 'procedure' };
    return isForbidden && AIMED.has(bit.role) ? { ...bit, role: 'explanation' } : bit;
  });
}

const HEADS_TECHNIQUE =
  /^\W*(\d{0,2})\s?[.)–-]?\s*(?:t[ée]cnicas?|procedimentos?|passo a passo|modo de (?:fazer|preparo|usar)|como fazer|execu[çc][ãa]o)(?: .{0,40})?$/iu;
/** `contar movimentos por 1 min SEM avisar o paciente`: done by whoever learns the technique. */
const IS_DONE = /^\W*(?:n[ãa]o |nunca )?\p{L}+(?:[aei]r|por)(?:-se)?(?!\p{L})/iu;

/** The number of the part that tells a technique, or a sign that it has none; its own parts (`5.3`) are of it. */
function techniqueOf(head: string, before: string): string {
  const [, number] = HEADS_TECHNIQUE.exec(head) ?? [];
  if (number !== undefined) return number || '-';
  return before !== '' && new RegExp(`^\\W*${before}\\.\\d`, 'u').test(head) ? before : '';
}

/** `O “C” significa: ( ) Crítica ( ) Comportamento`, `V ou F: …`: asked, whatever stands above it. */
const OPEN_CHOICE = /\([ _]{1,5}\)\s*[^()]{2,80}\([ _]{1,5}\)|^\W*V(?:erdadeiro)? ou F(?:also)?\s*[:–-]/iu;
const HEADS_GLOSSARY = /^\W*(?:gloss[áa]rio|vocabul[áa]rio)\W*$/iu;
/** `2. Material` over what a technique or a recipe takes. */
const HEADS_MATERIAL =
  /^\W*(?:\d{1,2}\s?[.)–-]\s*)?(?:materia(?:l|is)|ingredientes|equipamentos|ferramentas|utens[íi]lios)(?: (?:necess[áa]ri|utilizad|usad)[oa]s?)?\W*$/iu;
const NAMES_THINGS: ReadonlySet<Role> = new Set([
  'instruction',
  'teacher_guidance',
  'admin',
  'caption',
  'furniture',
]);
/** `Endêmica: que só vive em um lugar`, `Bioma – conjunto de ecossistemas` */
const TERM_OF_GLOSSARY = /^\p{L}[\p{L}\s-]{1,40}?(?:\s?:|\s[–—=-])\s+\p{L}.{5,}/u;

/** `erro comum dos alunos:` in notes, above the errors. */
const NAMES_ERRORS = /^\W*erros?(?!\p{L})[^:.?]{0,40}:\s*$/iu;
const AIMED: ReadonlySet<Role> = new Set(['objective', 'procedure', 'exercise', 'instruction']);

/** `2) Segundo o Texto 1,` among `a) … b) …`: the reader took questions and their options for one list. */
function asksInItsList(bits: readonly Bit[], index: number): boolean {
  const bit = bits[index];
  if (bit?.kind !== 'item' || !NUMBERED_ITEM.test(bit.text)) return false;
  const near = bits.slice(Math.max(0, index - 1), index + 2);
  return near.some(({ block, text }) => block === bit.block && LETTERED_ITEM.test(text));
}
const NUMBERED_ITEM = /^(?:quest[ãa]o\s*)?\d{1,3}\s?[).º–-]\s*[\p{L}(]/iu;
const LETTERED_ITEM = /^\(?[a-e]\s?[).–-]\s*\S/iu;

/** `ANOTEM NO CADERNO`: told to the class, whatever it is set as. */
const CALLS =
  /^\W*(?:anote|copie|registre|escreva|abra|pegue)m?\s(?:\p{L}+\s){0,3}(?:caderno|livro|agenda)s?\W*$/iu;

/** `Esta apresentação é o exemplo de uma agência`: from here on a form is filled in, to show how. */
const SHOWS_FILLED =
  /^(?:est[ea]|o|a)s? (?:apresentação|documento|modelo|texto|arquivo|slides?|material|páginas?)(?: (?:abaixo|a seguir|seguintes?))? (?:é|são|traz|trazem|mostra|mostram) (?:o |um |apenas um )?(?:exemplo|modelo preenchido)/iu;
const STAYS_IN_FILLED: ReadonlySet<Role> = new Set([
  'heading',
  'reference',
  'exercise',
  'table_data',
  'link',
]);

/** The invented content of a form that is shown filled in; a slide that tells what must be done speaks to its makers. */
function findFilled(bits: readonly Bit[]): ReadonlySet<string> {
  const from = bits.findIndex(({ text }) => splitSentences(text).some((one) => SHOWS_FILLED.test(one)));
  if (from < 0) return new Set();
  const place = ({ at, id }: Bit): number | string => at ?? id;
  const tells = (bit: Bit): boolean =>
    marksOf(bit).includes('isObliged') || /^não (?:se )?esqueça/iu.test(bit.text);
  const telling = new Set(bits.filter(tells).map(place));
  const [cover, ...rest] = bits.slice(from + 1).filter((bit) => !telling.has(place(bit)));
  return new Set(rest.filter(({ at }) => at === null || at !== cover?.at).map(({ block }) => block.id));
}

/** What the first line of a slide is taken for when nothing else shows that it names it. */
const MAY_NAME_A_SLIDE: ReadonlySet<Role> = new Set([
  'admin',
  'blank',
  'caption',
  'definition',
  'example',
  'explanation',
  'furniture',
  'objective',
]);

/** `Frontino de Medeiros` behind what a slide says, with nothing below it: who said so. */
function signsSlide(bits: readonly Bit[], index: number): boolean {
  const [before, bit] = [bits[index - 1], bits[index]];
  const after = bits.findIndex(({ kind }, at) => at > index && kind !== 'note');
  const next = bits[after];
  return (
    bit?.kind === 'paragraph' &&
    bit.at !== null &&
    next?.at !== bit.at &&
    before?.kind === 'paragraph' &&
    before.at === bit.at &&
    /[.!?]["”“»]?$/u.test(before.text.trim()) &&
    /^\p{Lu}\p{Ll}+(?:\s(?:d[aeo]s?|e|\p{Lu}\p{Ll}*\.?)){0,4}$/u.test(bit.text.trim())
  );
}

/** `Estado Novo (1937-45)` above a list: years alone make no source of a line that heads something. */
function headsList(bits: readonly Bit[], index: number): boolean {
  const bit = bits[index];
  return bit?.kind === 'paragraph' && bits[index + 1]?.kind === 'item' && looksLikeTitle(bit.text);
}

const ON_SLIDES: ReadonlySet<Genre> = new Set(['slides_aula', 'treinamento_corporativo']);
const PLANS: ReadonlySet<Genre> = new Set(['plano_de_aula', 'plano_de_ensino']);
const TESTS: ReadonlySet<Genre> = new Set(['prova', 'lista_exercicios', 'trabalho']);
const ASKING_GENRES: ReadonlySet<Genre> = new Set([
  'prova',
  'lista_exercicios',
  'trabalho',
  'modelo_formulario',
]);

const LONGEST_TYPED_TITLE = 60;
/** With class and teacher in it. */
const LONGEST_HEAD_LINE = 110;

/** The first line of rough notes says what they are about. */
function isTypedTitle(kind: SourceDocument['kind'], bits: readonly Bit[], index: number): boolean {
  const bit = bits[index];
  return (
    kind === 'text' &&
    (index === 0 || (index === 1 && isClassLine(bits[0]?.text ?? ''))) &&
    bits.length >= 4 &&
    bit?.kind === 'paragraph' &&
    (bit.text.length <= LONGEST_TYPED_TITLE ||
      (bit.text.length <= LONGEST_HEAD_LINE && topicOfHeadLine(bit.text) !== bit.text)) &&
    !/[.;:,]$/.test(bit.text)
  );
}

function takeTold(told: Genre, { genre, others }: JudgedGenre): JudgedGenre {
  return {
    genre: told,
    confidence: 1,
    reasons: [],
    others: [genre, ...others].filter((one) => one !== told),
  };
}

/** The items of a list are mostly of one kind: each is judged half by itself, half by all of them. */
function agreeInLists(bits: readonly Bit[], own: readonly Float64Array[]): Float64Array[] {
  const sums = new Map<Bit['block'], Float64Array>();
  for (const [index, { kind, block }] of bits.entries()) {
    if (kind !== 'item') continue;
    const sum = sums.get(block) ?? new Float64Array(own[index]?.length ?? 0);
    for (const [at, probability] of (own[index] ?? []).entries()) sum[at] = (sum[at] ?? 0) + probability;
    sums.set(block, sum);
  }
  return own.map((probabilities, index) => {
    const bit = bits[index];
    const sum = bit === undefined ? undefined : sums.get(bit.block);
    if (bit === undefined || sum === undefined) return probabilities;
    return probabilities.map((probability, at) => (probability + (sum[at] ?? 0) / bit.count) / 2);
  });
}
