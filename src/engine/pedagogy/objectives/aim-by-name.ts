import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { findNotes } from '#engine/pedagogy/material/is-note.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { FORBIDS } from '#engine/pedagogy/understanding/heading-class.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { nameOfAim, type SpokenName, speakName, themeOfAim } from './aim-name.ts';
import { deedOfName } from './find-objectives.ts';
import { hasFormula, mainForm } from './main-form.ts';

/** Verbs of the revised Bloom taxonomy with what they act on, by what a section mostly does. */
export const BY_FORM: Record<string, (name: SpokenName) => string> = {
  process: ({ of }) => `descrever, na ordem, as etapas ${of}`,
  cycle: ({ the }) => `representar em um esquema ${the}`,
  cause_effect: ({ of }) => `relacionar causas e consequências ${of}`,
  formula: ({ of }) => `aplicar a um caso novo as fórmulas ${of}`,
};
const FOR_YOUNG_CHILDREN = [
  (title: string) => `reconhecer em figuras e objetos o que aparece em ${title}`,
  (title: string) => `contar com suas palavras ${title}`,
  (title: string) => `representar ${title} com desenho ou gesto`,
];

/** `Seguir o modelo` is no aim of one of its parts. */
const isOfWhole = ({ input }: Lesson, name: string): boolean =>
  name.toLowerCase() === input.title.trim().toLowerCase();

/** An aim by the name of the part. */
export function aimByName(lesson: Lesson, index: number, basis: Grounded['basis']): Grounded | null {
  const name = nameOfAim(lesson, index);
  if (name === null) return null;
  const title = `“${name}”`;
  if (lesson.input.level === 'infantil')
    return { text: FOR_YOUNG_CHILDREN[index % FOR_YOUNG_CHILDREN.length]?.(title) ?? '', basis };
  if (lesson.material.understanding?.genre === 'modelo_formulario')
    return isOfWhole(lesson, name) ? null : { text: `seguir o que o modelo pede em ${title}`, basis };
  const form = mainForm(lesson, index);
  // `Por que o lago secou?` is an aim as it stands.
  const asked =
    /^(?:(?:por que|como|o que (?:é|são)|para que|quem (?:é|foi|foram)|onde|quando)\s[^?:;]{3,70}\?|(?:o que (?:é|são)|por que|para que) \p{L}[^?:;]{3,60})$/iu.exec(
      name,
    )?.[0];
  if (asked !== undefined) return { text: `explicar ${lowerFirst(asked).replace(/\?$/, '')}`, basis };
  if (SIDES.test(name)) {
    // `Características`: of what, the lesson itself tells.
    const theme = /\s/.test(name) ? null : nameTheme(lesson);
    const of = theme === null ? undefined : speakName(lesson, theme)?.of;
    return /\s/.test(name) || of !== undefined
      ? { text: `apontar ${lowerFirst(name)}${of === undefined ? '' : ` ${of}`}`, basis }
      : null;
  }
  const table = /^Tabela: (.+)$/u.exec(name)?.[1];
  if (table !== undefined) return { text: `ler e interpretar a tabela “${upperFirst(table)}”`, basis };
  const [, one, other] = /^(\p{L}[\p{L} -]{2,30}) (?:x|vs\.?) (\p{L}[\p{L} -]{2,30})$/u.exec(name) ?? [];
  if (one !== undefined && other !== undefined && !FORBIDS.test(name))
    return { text: `comparar ${lowerFirst(one)} e ${lowerFirst(other)}`, basis };
  if (OF_NO_MATTER.test(name)) return null;
  // `Governo Provisório (1930-1934)` was nobody.
  const person = SOMEBODY.exec(name)?.[1];
  if (person !== undefined && !loadDictionary().has(person.split(' ')[0]?.toLowerCase() ?? ''))
    return { text: `explicar as ideias de ${person}`, basis };
  const deed = deedOfName(name);
  // `Cuidando do meu dinheiro` is said by whoever learns.
  if (deed !== null && !/(?<!\p{L})(?:meus?|minhas?)(?!\p{L})/iu.test(deed)) return { text: deed, basis };
  const matter = matterOf(lesson.sections[index]?.pieces ?? []);
  const noted = findNotes(matter).size * 2 > matter.length;
  const isMost = (pattern: RegExp): boolean =>
    matter.filter(({ text }) => pattern.test(text)).length * 2 > matter.length;
  // `Autonomia ou controle?` is argued about, `Do fordismo à plataforma` is a way from one to the other.
  if (/^\p{L}[^?:]* ou \p{L}[^?:]*\?$/u.test(name))
    return { text: `defender com argumentos uma resposta a ${title}`, basis };
  if (/^D[aeo]s? \p{L}[^:?]{2,30} (?:ao|à|aos|às) \p{L}/u.test(name))
    return { text: `explicar a passagem ${lowerFirst(name)}`, basis };
  // A part that a lesson is not named for is told by its own name or not at all.
  const theme = themeOfAim(lesson);
  const own = speakName(lesson, name);
  const about = own ?? (theme === null ? null : speakName(lesson, theme));
  if (about === null) return null;
  if (noted && FORBIDS.test(name)) return { text: `reconhecer e corrigir os erros ${about.of}`, basis };
  if (noted && isMost(IN_FIGURES)) return { text: `fazer com outros números as contas ${about.of}`, basis };
  if (noted && AS_RULE.test(name)) return { text: `aplicar a casos novos as regras ${about.of}`, basis };
  const isReckoned = form !== 'formula' || hasFormula(lesson, index);
  const byForm = isReckoned ? BY_FORM[form]?.(about) : undefined;
  if (byForm !== undefined) return { text: byForm, basis };
  // What two lines or more of the part speak of, it explains.
  // `URSS`, `PA`: letters alone are explained by what they stand for.
  const keys = /^\p{Lu}{2,}$/u.test(name) ? [] : contentStems(name);
  const told = matter.filter(
    ({ kind, statements }) =>
      kind !== 'heading' && statements.some(({ stems }) => keys.some((key) => stems.has(key))),
  );
  return own !== null && told.length >= FEWEST_TOLD ? { text: `explicar ${own.the}`, basis } : null;
}
const FEWEST_TOLD = 2;

/** `750 ÷ 3000 = 0,25`, `mês 1: 500 x 1,12 = 560` */
const IN_FIGURES = /\d[\d.,]*%?\s?[-+x×÷*/−]\s?\d/u;
/** What is done or said in each case: `antes do verbo → plural`, `-ão vira -ões`, `nunca antes de masculino`. */
const AS_RULE =
  /[=→]|\S [-–=]>? \S|(?<!\p{L})(?:usa\p{L}*|sempre|nunca|antes d\p{L}+|depois d\p{L}+|troca\p{L}*|vira|n[ãa]o se)(?!\p{L})/iu;
/** `Consequências ambientais`, `Tipos de solo`: what there are several of. */
const SIDES =
  /^(?:causas|consequ[êe]ncias|efeitos|tipos|caracter[íi]sticas|vantagens|desvantagens|etapas|fases|elementos|fun[çc][õo]es|medidas|cuidados|sintomas|formas|fatores|impactos|diferen[çc]as|exemplos|riscos|direitos|deveres)(?: [^:;?]{3,60})?$/iu;

/** Parts that say how a paper or a class is made, not what there is to learn. */
const OF_NO_MATTER =
  /^(?:\d|certo (?:e|x|ou) errado|linha do tempo|finalidade|responsabilidades?|materia(?:l|is)|primeiras ideias|introdu[çc][ãa]o|apresenta[çc][ãa]o|obs|observa[çc]|por que ess[ea]|curso|planejamento|m[úu]sica|aten[çc][ãa]o|dura[çc][ãa]o|documentos?|por que estamos|resumo|texto|truques|conte[úu]do|registro|conceito|frase|leitura|lista)(?!\p{L})|frase de\s/iu;

/** `Karl Marx (1818-1883)` */
const SOMEBODY = /^(\p{Lu}[\p{L}’' .-]{3,50}?)\s\((?:c\. ?)?\d{3,4}\s?[-–—a]\s?(?:c\. ?)?\d{2,4}[^()]*\)$/u;

const FEWEST_STEPS = 3;
const FEWEST_DATES = 3;
/** `A função recebe a lista`, `O laço percorre`: somebody or something does one thing after the other. */
const DONE_BY = /^(?:[OA]s?|Uma?|Cada) \p{L}+(?: \p{L}+){0,2} \p{L}+(?:a|e|am|em)(?!\p{L})/u;

/** The counted steps of a part are carried out or put in their order; null where it counts none. */
export function followCourse(lesson: Lesson, index: number): Grounded | null {
  const { pieces = [] } = lesson.sections[index] ?? {};
  const name = nameOfAim(lesson, index);
  const list = pieces.find(
    ({ block, role }) => block.type === 'list' && block.isOrdered && isContentRole(role),
  );
  const steps = pieces.filter(({ block }) => block === list?.block).flatMap(({ statements }) => statements);
  if (steps.length < FEWEST_STEPS || name === null) return null;
  const done = steps.filter(
    ({ text }) => isImperative(text) || /^\p{L}+[aei]r(?:-se)?(?!\p{L})/iu.test(text),
  );
  const isDone = done.length * 3 >= steps.length * 2;
  const isCourse =
    steps.filter(({ text, role }) => role === 'procedure' || DONE_BY.test(text)).length * 2 > steps.length;
  const basis = steps.slice(0, FEWEST_STEPS);
  const spoken = speakName(lesson, name);
  const deed = /^\p{L}+[aei]r(?:-se)? /iu.test(name) ? lowerFirst(name) : null;
  const of = deed === null ? spoken?.of : `para ${deed}`;
  if (of === undefined) return null;
  if (isDone) return { text: `executar, na ordem, os ${steps.length} passos ${of}`, basis };
  return isCourse ? { text: `ordenar os ${steps.length} passos ${of}`, basis } : null;
}

/** What happened in a part is placed in time; null where it dates hardly anything. */
export function placeInTime(lesson: Lesson, index: number): Grounded | null {
  const dates = listDates(lesson, index).filter(({ text }) => /\d{3}/.test(text));
  const name = nameOfAim(lesson, index);
  const told = matterOf(lesson.sections[index]?.pieces ?? []).flatMap(({ statements }) => statements);
  const isTold = mainForm(lesson, index) === 'timeline' || dates.length * 2 >= told.length;
  const spoken = name === null ? null : speakName(lesson, name);
  if (!isTold || dates.length < FEWEST_DATES || spoken === null) return null;
  return {
    text: `situar no tempo os principais fatos ${spoken.of}`,
    basis: dates.slice(0, FEWEST_DATES).map((date) => date.statement),
  };
}
