import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';
import { marksOf } from './text-marks.ts';

/** The fields of a plan by their names, without accents, and what stands in them is there for. */
const FIELDS: readonly (readonly [Role, RegExp])[] = [
  [
    'explanation',
    /^(?:ementa|justificativa|conteudos?(?: programaticos?| da aula)?|objetos? d[eo] conhecimentos?|unidades? tematicas?)(?: da disciplina| do curso)?$/,
  ],
  [
    'objective',
    /^(?:objetivos?(?: gera(?:l|is)| especificos?| de aprendizagem| da (?:aula|disciplina|unidade))?|competencias?(?: e habilidades)?|habilidades?(?: (?:da )?bncc)?|expectativas de aprendizagem)$/,
  ],
  [
    'teacher_guidance',
    /^(?:metodologias?(?: de ensino)?|procedimentos(?: (?:metodologicos|didaticos))?|estrategias?(?: de ensino| metodologicas?| (?:ou|e) metodologias?)?|recursos(?: (?:didaticos|materiais|necessarios))?(?: e materiais)?|materiais(?: (?:necessarios|didaticos))?|acompanhamento(?: da aprendizagem)?|acessibilidade|adaptac(?:ao|oes)(?: curriculares)?|inclusao)$/,
  ],
  [
    'instruction',
    /^(?:avaliacao(?: da (?:aprendizagem|disciplina|aula))?|(?:criterios|sistema|instrumentos|formas?) de avaliacao|avaliacao e criterios)$/,
  ],
  // For whom and how long: said of the plan, no aim of it.
  [
    'admin',
    /^(?:publico(?:[- ]alvo)?|(?:tempo|duracao)(?: (?:previst[oa]|estimad[oa]|da aula))?|carga horaria)$/,
  ],
  [
    'reference',
    /^(?:bibliografia|referencias)(?: (?:basicas?|complementar(?:es)?|bibliograficas|consultadas))*$/,
  ],
];

/** What a plan's field calls its value; null for a line that is no name of a field. */
export function fieldRoleOf(label: string): Role | null {
  const plain = normalise(label)
    .replace(/^(?:\d+(?:\.\d+)*|[ivx]+)[.)\s–—-]+/, '')
    .replace(/\s*\(.*\)$|[\s:.]+$/g, '');
  return FIELDS.find(([, name]) => name.test(plain))?.[0] ?? null;
}

/** What a line is taken for that says nothing to a class. */
const THROWN: ReadonlySet<Role> = new Set(['admin', 'blank', 'caption', 'furniture']);
const MAY_NAME: ReadonlySet<Role> = new Set([
  ...THROWN,
  'instruction',
  'explanation',
  'objective',
  'table_data',
]);
const IS_OPEN = ['saysBlank', 'hasPlaceholder', 'isMostlyBlank', 'isEmptyField', 'hasUrl', 'hasMail'];
const FEWEST_WORDS = 2;

/** In a plan the name of a field heads what stands in it, and that is there for what the field is for. */
export function tellFields<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  let field: { role: Role; block: Bit['block'] | null } | null = null;
  return bits.map((bit, at) => {
    const next = bits[at + 1];
    // `HABILIDADE BNCC: EF06CI12`, `TEMA: O solo`: of the plan, not of its matter.
    if (isOfPlan(bit)) return { ...bit, role: 'admin' };
    // `Avaliação: observar a participação.`
    const label =
      bit.kind === 'paragraph' || bit.kind === 'item'
        ? (/^([^:]{3,40}):\s+\S/u.exec(bit.text)?.[1] ?? '')
        : '';
    if (fieldRoleOf(label) === 'instruction') return { ...bit, role: 'instruction' };
    if (AT_HOME.test(label) && !OF_BOOK.test(bit.text)) return { ...bit, role: 'exercise' };
    // A row of heads stands over columns.
    const isAlone = bit.cell === null || bit.cell.columns === 1 || isOnlyInRow(bits, at);
    const named = isAlone ? fieldRoleOf(bit.text) : null;
    if (named !== null) {
      field = { role: named, block: bit.cell === null ? null : bit.block };
      const isHead = named !== 'admin' && next !== undefined && MAY_NAME.has(bit.role) && bit.kind !== 'item';
      return isHead ? { ...bit, role: 'heading' } : bit;
    }
    // `Metodologia` over a column: what each of its cells is there for.
    const ofColumn = bit.cell === null || isAlone ? null : fieldRoleOf(bit.cell.head);
    if (ofColumn !== null && saysSomething(bit)) return { ...bit, role: ofColumn };
    const isOutside = field?.block != null && field.block !== bit.block;
    if (bit.role === 'heading' || isOutside || /^\p{Lu}[\p{L}\s()/]{2,40}:\s/u.test(bit.text)) field = null;
    const isThrown =
      THROWN.has(bit.role) ||
      (field?.role === 'teacher_guidance' && isBareTask(bit)) ||
      (field?.role === 'instruction' && bit.role === 'teacher_guidance') ||
      (field?.role === 'admin' && bit.role === 'objective') ||
      (field?.role === 'teacher_guidance' && bit.role === 'objective' && INFINITIVE.test(bit.text)) ||
      (field?.role === 'objective' && bit.role === 'teacher_guidance' && INFINITIVE.test(bit.text));
    if (field === null || !isAlone || !isThrown || !saysSomething(bit)) return bit;
    return { ...bit, role: field.role };
  });
}

/** `Lição de casa: encontrar uma embalagem …`: done, though it is worded as a term and what it means. */
const AT_HOME =
  /^\W*(?:(?:tarefa|dever|li[çc][ãa]o)(?: (?:de|para|p\/) casa)?|(?:para|p\/) casa|(?:bilhete|ticket|t[íi]quete|cart[ãa]o) de sa[íi]da)\s*$/iu;
/** What the book sets is noted for whoever teaches. */
const OF_BOOK = /(?<!\p{L})(?:livro|apostila|p[áa]?gs?\.?\s?\d|ex(?:erc[íi]cios?|\.)?\s?\d)/iu;

/** A line of the head of a plan: what it is about, or which skills of the curriculum by their codes alone. */
function isOfPlan({ kind, text, role }: Bit & { role: Role }): boolean {
  const [, label = '', value = ''] = /^([^:]{3,40}):\s*(\S.*)$/su.exec(text) ?? [];
  if (kind !== 'paragraph' || role === 'heading' || label === '') return false;
  const isCodes = /^(?:[\s,;e/]*[A-Z]{2}\d{2}[A-Z]{2,3}\d{2,3})+\W*$/u.test(value);
  return isCodes || /^(?:tema|titulo|assunto)(?: da aula)?$/.test(normalise(label).trim());
}

/** `Professora | Sandra`, `Turma | 4º ano A`: what a form says of itself, whatever stands beside. */
const OF_THE_FORM =
  /^(?:componente(?: curricular)?|disciplina|professor(?:a|\(a\)|es)?|prof[.ªa]*|docente|turmas?|serie|ano|escola|unidade escolar|alun[oa](?:\(a\))?|nome|data|periodo|duracao|tempo(?: previsto)?|carga horaria|turno|tema|titulo|area|bimestre|trimestre|municipio)$/;
const FEWEST_ROWS = 2;

/** The rows of a form's head, two columns each, by their labels: none of them is matter or data. */
export function tellFormHeads<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const isNamed = (text: string): boolean => OF_THE_FORM.test(normalise(text).replace(/[\s:.]+$/, ''));
  // `Tema: A população da minha cidade`, in a cell of its own.
  const isFilled = ({ text }: Bit): boolean => isNamed(/^([^:]{3,30}):\s*\S/u.exec(text)?.[1] ?? '');
  const isLabel = (bit: Bit): boolean => isNamed(bit.text) || isFilled(bit);
  const labels = bits.filter((bit) => bit.cell !== null && isLabel(bit));
  const heads = Map.groupBy(labels, ({ block }) => block);
  return bits.map((bit, at) => {
    if (bit.cell === null || (heads.get(bit.block)?.length ?? 0) < FEWEST_ROWS) return bit;
    const before = bits[at - 1];
    const isValue = before?.block === bit.block && before.cell?.row === bit.cell.row && isNamed(before.text);
    return isValue || isLabel(bit) ? { ...bit, role: 'admin' } : bit;
  });
}

const PLAN = /^\W*plano d[ae] (?:aula|ensino|disciplina|curso)\W*$/iu;
const FEWEST_FIELDS = 2;

/** A slide `Plano de aula` with its fields, in a lesson: what stands under them is there for whoever teaches it. */
export function tellPlanSlides<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const named = bits.filter(({ text }) => PLAN.test(text)).map(({ at }) => at);
  const isPlan = (slide: number | null): boolean =>
    named.includes(slide) &&
    bits.filter(({ at, text }) => at === slide && fieldRoleOf(text) !== null).length >= FEWEST_FIELDS;
  const plans = new Set(named.filter((at) => at !== null && isPlan(at)));
  let field: Role | null = null;
  return bits.map((bit, index) => {
    if (!plans.has(bit.at)) return bit;
    const label = fieldRoleOf(bit.text);
    if (label !== null || bits[index - 1]?.at !== bit.at) field = label;
    const isMatter = label === null && !PLAN.test(bit.text) && bit.role !== 'objective';
    if (field === null || !isMatter) return bit;
    return { ...bit, role: field === 'explanation' ? 'admin' : field };
  });
}

/** `Identificar os seis biomas brasileiros.` */
const INFINITIVE = /^\W*\p{L}+[aeio]r(?!\p{L})/u;

/** `Lousa e pincel.` */
const isBareTask = ({ role, text }: { role: Role; text: string }): boolean =>
  role === 'exercise' && !text.includes('?') && !hasFiniteVerb(text) && !isImperative(text);

function isOnlyInRow(bits: readonly Bit[], at: number): boolean {
  const { block, cell } = bits[at] as Bit;
  const isBeside = (other: Bit | undefined): boolean =>
    other?.block === block && other.cell?.row === cell?.row;
  return !isBeside(bits[at - 1]) && !isBeside(bits[at + 1]);
}

const saysSomething = (bit: Bit): boolean =>
  bit.text.split(/\s+/).length >= FEWEST_WORDS && !marksOf(bit).some((mark) => IS_OPEN.includes(mark));
