import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { FULL_PRACTICE, type Purpose } from '#engine/pedagogy/lesson/choose-frame.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import { findTale } from '#engine/pedagogy/lesson/find-tale.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { namesExercises } from '#engine/pedagogy/material/sort-by-role.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { headsKey } from '#engine/pedagogy/understanding/heading-class.ts';
import type { DraftItem } from './draft-item.ts';
import { answerOpening, keepBest } from './gather-lines.ts';
import { namePart } from './name-practice.ts';
import { summarise } from './summarise.ts';
import type { TaskBank } from './task-bank.ts';

const MOST_POINTS = 5;
const FEW = 2;
/** So much that stays needs no question behind it. */
const ENOUGH = 3;
const TITLES: Partial<Record<Purpose, string>> = {
  verificacao: 'Confira o que aprendeu',
  sintese: 'Para lembrar',
  gabarito: 'Gabarito',
  referencias: 'Referências',
  encerramento: 'Para levar adiante',
};

/** Practice, check, summary, answer key, sources and closing; the `opening` question comes back at the end. */
export function fillClosing(
  lesson: Lesson,
  purposes: readonly Purpose[],
  opening: Grounded | null,
  bank: TaskBank,
  keyed: readonly DraftItem[],
): DraftItem[] {
  // What is asked to check learning is not also asked to practise.
  const checks = purposes.map((purpose) => (purpose === 'verificacao' ? takeChecks(bank) : []));
  let practices = 0;
  return purposes.map((purpose, index) => {
    if (purpose === 'pratica') {
      practices += 1;
      return keyed[practices - 1] ?? fillPractice(lesson, null, bank);
    }
    const points =
      purpose === 'verificacao'
        ? askAgain(checks[index] ?? [], opening)
        : pointsOf(lesson, purpose, purposes, opening, bank);
    return { purpose, title: TITLES[purpose] ?? '', points, pieces: [] };
  });
}

/** Questions that the text answers; where it answers hardly any, the objectives ask too. */
function takeChecks(bank: TaskBank): Grounded[] {
  const checks = bank.takeChecks(MOST_POINTS);
  return checks.length >= FEW ? checks : [...checks, ...bank.takeAims(MOST_POINTS - checks.length)];
}

/** Tasks for the class, of one section or of the whole lesson. */
export function fillPractice(lesson: Lesson, section: number | null, bank: TaskBank): DraftItem {
  // The material's own questions stand together, as many as a slide holds; of tasks of ours there need not be so many.
  const own = readQuestions(lesson.material.exercises).length;
  const most = section === null && own >= FULL_PRACTICE ? FULL_PRACTICE : MOST_POINTS - 1;
  const points = bank.takeTasks(most, section ?? undefined);
  const title =
    section === null
      ? headOf(lesson, points) || 'Hora de praticar'
      : `Exercícios: ${lesson.sections[section]?.title ?? ''}`;
  const pieces = [...new Set(points.flatMap((task) => task.basis.map((statement) => statement.piece)))];
  return { purpose: 'pratica', title, points, pieces };
}

/** One of several, or what is graded. */
const OF_ONE = /^\W*(?:exerc[íi]cio|atividade|desafio|avalia[çc][ãa]o|gabarito)(?:\s\d+)?\W*$/iu;

/** The heading under which the file itself sets half of these tasks or more (`Lista de exercícios`); '' where it sets them elsewhere. */
export function headOf({ material }: Lesson, points: readonly Grounded[]): string {
  // What a plan heads so stands where the plan has it.
  const bits = material.understanding?.genre === 'plano_de_aula' ? [] : (material.understanding?.bits ?? []);
  const heads = points.flatMap(({ basis }) => {
    const from = bits.findIndex(({ block }) => block === basis[0]?.piece.block);
    const head = bits.slice(0, Math.max(0, from)).findLast(({ role }) => role === 'heading');
    return head !== undefined && namesExercises(head.text) && !headsKey(head.text) && !OF_ONE.test(head.text)
      ? [
          cleanTitle(head.text, (word) => word).replace(
            /^exerc[íi]cio(s?)(?!\p{L})/iu,
            (_, many: string) => `Exercício${many.toLowerCase()}`,
          ),
        ]
      : [];
  });
  const [head = ''] = heads;
  return heads.length * 2 >= points.length ? head : '';
}

function pointsOf(
  lesson: Lesson,
  purpose: Purpose,
  purposes: readonly Purpose[],
  opening: Grounded | null,
  bank: TaskBank,
): Grounded[] {
  if (purpose === 'sintese') {
    const tale = retell(lesson);
    if (tale.length > 0) return tale;
    const answered = answerOpening(lesson, opening);
    const lines = summarise(lesson, MOST_POINTS - answered.length).filter(
      ({ basis }) => !basis.some((line) => answered.some((one) => one.basis.includes(line))),
    );
    const kept = lines.length > 0 ? lines : keepBest(lesson);
    const summary = [...kept, ...answered];
    const isFull = purposes.includes('verificacao') || lesson.unit === 'page' || summary.length >= ENOUGH;
    const check = isFull ? [] : bank.takeChecks(1);
    // Nobody is asked what stands right above, and a gap or a sentence to judge closes no lesson that has something to say.
    const isSaid = ({ basis }: Grounded): boolean =>
      summary.some((line) => line.basis.some((one) => basis.includes(one)));
    return [
      ...summary,
      ...check.filter((one) => summary.length < FEW || !(isSaid(one) || WEAK.test(one.text))),
    ];
  }
  if (purpose === 'referencias')
    return lesson.material.references
      .filter((piece) => piece.kind !== 'heading' && !hasRawMath(plainMath(piece.text)))
      .slice(0, MOST_POINTS)
      .map((piece) => ({ text: compressSentence(piece.text), basis: piece.statements.slice(0, 3) }));
  return purpose === 'encerramento' ? askAgain([], opening) : [];
}

const WEAK = /^(?:Verdadeiro ou falso|Complete|Em que ano)/u;

/** What is kept of a tale: its moral, and its course in the class's own words. */
function retell(lesson: Lesson): Grounded[] {
  const tale = findTale(lesson);
  if (tale === null) return [];
  const text = `Contem juntos “${tale.name}”: como começa, o que acontece e como termina?`;
  return [...(tale.moral === null ? [] : [tale.moral]), { text, basis: tale.title }];
}

/** No key answers what one asks oneself or talks about. */
export const ASKS_ONESELF =
  /^(?:Já consigo|Volte à pergunta|Conversem|Discutam|Desenhe|Expliquem em duplas|Sem olhar|Em grupos, (?:listem|digam|montem)|Corrijam juntos|Escrevam em duplas|Marque as questões que você acertou|Pergunta: |Resposta: |Comentário: |Questão \d+: |[a-h]\) .+ → |.+ → [VFCE]$|O que muda de “|O que “[^?]* têm em comum)/u;

/** What calls the opening question back. */
export const BACK = 'Volte à pergunta da abertura:';

/** The opening question once more, where nothing else is asked: by now the class can answer it. */
function askAgain(checks: Grounded[], opening: Grounded | null): Grounded[] {
  if (checks.length > 0 || opening === null) return checks;
  return [{ ...opening, text: `${BACK} ${withoutCall(opening.text)}` }];
}

/** `Antes de começar: por que …?` → `Por que …?`; what was known before is asked for anew. */
export function withoutCall(question: string): string {
  const bare = question
    .replace(/^Antes de começar: /, '')
    .replace(/^O que vocês já sabem sobre /, 'O que vocês sabem agora sobre ')
    .replace(
      /^(Pelo título “.+”, )o que vocês acham que vai acontecer\?$/,
      '$1aconteceu o que vocês imaginavam?',
    );
  return upperFirst(bare);
}

/** What a slide says in these very words is kept under the name of its part, or by others where it needs none. */
export function sayAnew(lesson: Lesson, points: readonly Grounded[], said: ReadonlySet<string>): Grounded[] {
  const isSaid = ({ text }: Grounded): boolean => said.has(text.toLowerCase());
  const anew = points.flatMap((point) => {
    if (!isSaid(point)) return [point];
    const [line] = point.basis;
    const section = lesson.sections.find(({ pieces }) => line !== undefined && pieces.includes(line.piece));
    const name = section === undefined ? '' : namePart(lesson, section);
    const own = contentStems(point.text);
    const label = contentStems(/^([^.:]{2,45}): /u.exec(point.text)?.[1] ?? '');
    const isNamed =
      contentStems(name).every((key) => own.includes(key)) ||
      (label.length > 0 && label.every((key) => contentStems(name).includes(key)));
    const text = /^[^.:]{2,45}: /u.test(point.text)
      ? `${name} – ${point.text}`
      : `${name}: ${lowerFirst(point.text)}`;
    return isNamed || /[:?]/.test(name) || text.length > LONGEST_KEPT ? [] : [{ ...point, text }];
  });
  if (anew.length >= FEWEST_KEPT) return anew;
  return points.map((point) => (isSaid(point) ? { ...point, text: keep(point.text) } : point));
}
/** `Guarde a regra: …`, `Guarde – Fração: …`, `Guarde: a fração …` */
const keep = (text: string): string =>
  OF_RULE.test(text)
    ? `Guarde a ${lowerFirst(text)}`
    : /^[^.:]{2,45}: /u.test(text)
      ? `Guarde – ${text}`
      : `Guarde: ${lowerFirst(text)}`;
const OF_RULE = /^(?:regra|lei|propriedade): /iu;
const FEWEST_KEPT = 2;
const LONGEST_KEPT = 200;
