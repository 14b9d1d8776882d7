import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { nameOf, seriesOf } from '#engine/pedagogy/lesson/find-series.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords, nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';

const FEWEST = 3;
const MOST_NAMED = 6;

interface Dated {
  text: string;
  statement: Statement;
}

/** `10/11 - primeiros protestos`, `1932: Código Eleitoral` */
const DATED_LINE = /^(\d{1,2}(?: e \d{1,2})?\/\d{1,2}(?:\/\d{2,4})?|1\d{3}|20\d{2})\s*[:–-]\s*\p{L}/u;

/** At which dates a part says that something happened: in sentences, or in lines that begin with them. */
function datesIn(lesson: Lesson, section: number, matter: readonly Piece[]): Dated[] {
  const lines = matter
    .flatMap(({ statements }) => statements)
    .flatMap((statement): Dated[] => {
      const [, text] = DATED_LINE.exec(statement.text.trim()) ?? [];
      return text === undefined || isPracticeRole(statement.role) ? [] : [{ text, statement }];
    })
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at);
  return lines.length >= FEWEST ? lines : listDates(lesson, section).filter(({ text }) => /\d{3}/.test(text));
}

/** Three dates or more stand on a line of time. */
export function setOnLine(lesson: Lesson, section: number, matter: readonly Piece[]): Grounded | null {
  const dates = datesIn(lesson, section, matter).slice(0, MOST_NAMED);
  if (dates.length < FEWEST) return null;
  return {
    text: `Risque no quadro uma linha do tempo com ${listWords(dates.map(({ text }) => text))}; cada dupla acha no material o que houve em uma das datas, escreve no lugar certo e diz no que isso deu.`,
    basis: dates.map(({ statement }) => statement),
  };
}

/** The dates of a lesson that tells a history, in the hands of the class. */
export function walkDates(lesson: Lesson): Grounded[] {
  if (!isStory(lesson)) return [];
  const dates = listDates(lesson)
    .filter((date) => /\d{3}/.test(date.text))
    .slice(0, 5);
  if (dates.length < FEWEST) return [];
  return [
    {
      text: `Estenda um barbante pela sala e entregue cartões com ${quoteWords(dates.map(({ text }) => text))}: a turma se coloca em ordem e conta o que aconteceu.`,
      basis: dates.map(({ statement }) => statement),
    },
  ];
}

interface Member {
  name: string;
  example: string;
  statement: Statement;
}

/** `(ex. cordilheira dos andes, himalaia)`, `Ex: Planalto Central`: the first case that a line gives of its kind. */
const EXAMPLE = /(?<!\p{L})(?:exs?\.?:?|p\. ?ex\.?:?|por exemplo[:,]?)\s+([\p{L}][^(),.;]{2,40})/iu;
/** `convergente: uma bate na outra`, `comum - nomeia qualquer ser da espécie` */
const LABEL = /^(?:\d{1,2}[.)]\s*)?(\p{L}[\p{L} ’'-]{1,34}?)(?:\s*:|\s[–-])\s+(\S.{6,})$/su;
const MOST_WORDS = 4;

/** The kinds that a part tells of in a line each; none where its lines tell no three. */
function membersOf(lesson: Lesson, section: number, matter: readonly Piece[]): Member[] {
  const [series = []] = seriesOf(lesson, section);
  // What the whole part is about is none of its kinds.
  const titled = contentStems(`${lesson.input.title} ${lesson.sections[section]?.title ?? ''}`);
  const runs: Statement[][] = [[]];
  for (const { kind, statements } of matter) {
    const own = kind === 'list' ? statements : statements.slice(0, 1);
    for (const statement of own) {
      const [, name = '', said = ''] = LABEL.exec(cleanPoint(statement.text)) ?? [];
      const isNamed =
        name !== '' &&
        !isPracticeRole(statement.role) &&
        said.split(' ').length >= FEWEST_SAID &&
        !/\s[–-]\s/u.test(said) &&
        !contentStems(name).every((key) => titled.includes(key));
      if (isNamed) runs.at(-1)?.push(statement);
      else runs.push([]);
    }
  }
  const lines = runs.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const named = lines.map((statement) => ({
    name: upperFirst(LABEL.exec(cleanPoint(statement.text))?.[1] ?? ''),
    statement,
  }));
  const isOnce = new Set(named.map(({ name }) => name)).size === named.length;
  const isShort = named.every(({ name }) => name.split(' ').length <= MOST_WORDS);
  const found = named.length > series.length && isShort && isOnce ? named : series;
  return found.slice(0, MOST_NAMED).map(({ name, statement }) => ({
    ...{ name, statement },
    example: (EXAMPLE.exec(statement.text) ?? CASES.exec(statement.text))?.[1]?.trim() ?? '',
  }));
}

const FEWEST_SAID = 3;
/** `nomeia qualquer ser da espécie: cidade, menino, rio` */
const CASES = /:\s(\p{L}[\p{L}-]{2,20})(?: \([^()]*\))?(?:, [\p{L}() -]{3,40})+$/u;

const FEWEST_EXAMPLES = 2;
/** `Partes da planta`, `as camadas da Terra`: what has these parts. */
const WHOLE =
  /(?<!\p{L})(?:partes|camadas|[óo]rg[ãa]os|componentes|organelas) (?<whole>(?:d[aeo]s?|n[ao]s?) \p{L}[^:?;,()]{2,30})$/iu;

/** Kinds with their cases: the class says of which kind each case is; parts of a whole are drawn; else it is guessed which one is told of. */
export function sortKinds(lesson: Lesson, section: number, matter: readonly Piece[]): Grounded | null {
  const members = membersOf(lesson, section, matter);
  if (members.length < FEWEST) return null;
  const names = quoteWords(members.map(({ name }) => name));
  const basis = members.map(({ statement }) => statement);
  const cases = members.flatMap(({ example }) => (example === '' ? [] : [example]));
  const { title = '', pieces = [] } = lesson.sections[section] ?? {};
  const whole = [title, ...pieces.map(({ text }) => text.replace(/[\s:]+$/, ''))]
    .map((text) => WHOLE.exec(text)?.groups?.whole)
    .find((one) => one !== undefined);
  if (whole !== undefined)
    return {
      text: drawn(
        whole.replace(/^n(?=[ao]s? )/u, 'd'),
        members.map(({ name }) => name),
      ),
      basis,
    };
  return {
    text:
      cases.length >= FEWEST_EXAMPLES
        ? `Escreva no quadro ${names}; diga um caso por vez (${listWords(cases)}) e a turma põe cada um no lugar e justifica com o que o material diz.`
        : `Escreva no quadro ${names}; leia uma descrição do material por vez, sem o nome, e a turma diz de qual se trata.`,
    basis,
  };
}

/** `vulcão - partes: câmara magmática, chaminé, cratera, cone` */
const PARTS_OF =
  /^(?<whole>\p{L}[\p{L} ]{2,30}?)\s*[-–,:(]\s*(?:partes|camadas|componentes|[óo]rg[ãa]os)\s*[:)]\s*(?<parts>\p{L}[^.;:]{8,120})/iu;

/** The parts of a whole, named in one line, are drawn. */
export function drawWhole(matter: readonly Piece[]): Grounded | null {
  for (const statement of matter.flatMap(({ statements }) => statements)) {
    const { whole, parts = '' } = PARTS_OF.exec(cleanPoint(statement.text))?.groups ?? {};
    const names = parts.split(/, | e /u).map((name) => name.trim());
    if (whole !== undefined && names.length >= FEWEST)
      return { text: drawn(`de “${upperFirst(whole)}”`, names), basis: [statement] };
  }
  return null;
}

const drawn = (whole: string, names: readonly string[]): string =>
  `Desenhe no quadro só o contorno ${whole}; a turma vem escrever no lugar certo ${quoteWords(names.slice(0, MOST_NAMED))} e diz o que cada parte tem de seu.`;

const OF_COURSE =
  /(?<!\p{L})(?:ciclo|etapas?|fases?|est[áa]gios?|processo|sequ[êe]ncia|caminho|percurso)(?!\p{L})/iu;

/** The stages of a course that nobody does: drawn in their order. */
export function drawStages(lesson: Lesson, head: string, list: readonly Piece[]): Grounded | null {
  const points = list.flatMap((piece) => lesson.points.get(piece) ?? []);
  const names = points.map((point) => nameOf(point)?.name ?? LABEL.exec(point.text)?.[1] ?? '');
  if (!OF_COURSE.test(head) || names.length < FEWEST || names.includes('')) return null;
  const isRound = /(?<!\p{L})ciclo(?!\p{L})/iu.test(head);
  return {
    text: `Desenhem ${isRound ? 'em círculo' : 'em linha'}, com setas, ${names.slice(0, MOST_NAMED).join(' → ')}${isRound ? ' e de volta ao começo' : ''}; em cada seta a turma escreve o que muda e diz o que acontece se uma passagem falta.`,
    basis: points.flatMap(({ basis }) => basis.slice(0, 1)),
  };
}

const OF_REASONS =
  /(?<!\p{L})(?:causas|motivos|raz[õo]es|fatores|consequ[êe]ncias|por qu[eê]|pq|porqu[eê]s?)(?!\p{L})/iu;

/** Several reasons for one thing: the class weighs them. */
export function weighReasons(head: string, list: readonly Piece[]): Grounded | null {
  const statements = list.flatMap((piece) => piece.statements).filter(({ role }) => !isPracticeRole(role));
  if (!OF_REASONS.test(head) || statements.length < FEWEST) return null;
  return {
    text: `Em grupos, ponham os ${statements.length} pontos de “${nestQuotes(cleanPoint(head))}” do que mais pesou ao que menos pesou; cada grupo defende a sua ordem com uma passagem do material.`,
    basis: statements.slice(0, FEWEST),
  };
}
