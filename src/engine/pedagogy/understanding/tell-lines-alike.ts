import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Bit } from './bit.ts';
import { REMINDS } from './correct-role.ts';
import { isContentRole, type Role } from './role.ts';
import { ASKS } from './tell-siblings.ts';

const FEWEST_TOLD = 2;
const LONGEST = 14;

/** Who learns and teaches, when and with what: said to whoever teaches, whatever stands around it. */
const OF_CLASS =
  /(?<!\p{L})(?:(?:alun|turm|crian[çc]|estudant|professor|aula|quadro|lousa|cadern|prova|taref|ativid|exerc[íi]c|grup|dupl|slide|projetor|xerox|imprim|entreg|lembr|v[íi]deo|cartaz|explic|pergunt|escola|pedir|levar|trazer|mostr)\p{L}*|prof|li[çc][ãa]o|dever|casa|desafio|trabalho|semin[áa]rio|debate|sala|eu|pais|el[ea]s|voc[êe]s|hoje|amanh[ãa]|roda)(?!\p{L})/iu;
/** Author, address, edition, page: where something was found. */
const OF_SOURCE =
  /https?:|www\.|dispon[íi]vel|acesso em|editora|(?<!\p{L})(?:eds?|caps?|pp?|v|n)\.\s?\d|(?<!\p{L})(?:in|fonte|livro|revista|apud)\s?[:.]/iu;

/** `Engasgo de adulto: …` */
const LABELLED = /^\p{L}[^:.;!?]{2,45}: /u;
/** `FREIRE, Paulo` */
const AUTHOR = /\p{Lu}{3,}, \p{Lu}/u;

/** How a line is built: what is done in it, what it says of something, or a name. */
function formOf(text: string): 'deed' | 'sentence' | 'name' {
  const [first, second] = tagSentence(text);
  const verb = /^n[ãa]o$/iu.test(first?.text ?? '') ? second : first;
  if (verb?.form === 'inf') return 'deed';
  return hasFiniteVerb(text) ? 'sentence' : 'name';
}

/** `Estação 2: recepção`, `D2. Pedir 5 nomes`: counted up under one name. */
const COUNTED = /^\W*(\p{Lu}\p{Ll}{0,12})\s?(\d{1,2})\s?[.):–-]\s*\S/u;
/** What a class is counted by is for whoever teaches. */
const OF_COURSE =
  /^(?:aula|momento|etapa|encontro|semana|dia|m[óo]dulo|bimestre|turma|sala|passo|slide|p[áa]g)/iu;
const FEWEST_COUNTED = 3;

/** What is counted up under one name is there for the same: one of it taken for matter or for a task, the others are, too. */
function tellCounted<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Map<Judged, Role>();
  const nameOf = ({ text }: Judged): string => COUNTED.exec(text)?.[1]?.toLowerCase() ?? '';
  const counted = bits.filter(
    (bit) => bit.kind !== 'cell' && nameOf(bit) !== '' && !OF_COURSE.test(nameOf(bit)),
  );
  for (const series of Map.groupBy(counted, nameOf).values()) {
    const numbers = series.map(({ text }) => Number(COUNTED.exec(text)?.[2]));
    const isSeries = numbers.every((number, at) => number === at + 1);
    const role = series.find((bit) => bit.role === 'exercise' || isContentRole(bit.role))?.role;
    if (series.length < FEWEST_COUNTED || !isSeries || role === undefined) continue;
    for (const bit of series)
      if (bit.role === 'teacher_guidance' || bit.role === 'instruction') told.set(bit, role);
  }
  return bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role }));
}

/** `Figure 7: valores de um locus. Os`, `Tabela 2 – frequências`: what stands under a picture. */
const OF_PICTURE = /^(?:fig(?:ur[ae])?\.?|tabela|table|gr[áa]fico|quadro)\s?\d{1,3}\s?[:.–—-]\s/iu;
/** What a caption that the page broke goes on with is of the caption: `Figure 7: … Os`, then `círculos abertos representam …`. */
function tellCaptions<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  let isOpen = false;
  return bits.map((bit) => {
    const isNamed = bit.kind === 'paragraph' && OF_PICTURE.test(bit.text);
    const goesOn = isOpen && bit.kind === 'paragraph' && /^[\p{Ll}(]/u.test(bit.text);
    isOpen = (isNamed || goesOn) && !/[.!?:]\s*$/.test(bit.text);
    return (isNamed || goesOn) && isContentRole(bit.role) ? { ...bit, role: 'caption' as const } : bit;
  });
}

/**
 * Of lines of notes in one group, told alike in form, one is there for what the others are: `Não ir ao mercado com fome` among what is to
 * be done to save, `caule leva água para a folha` among what each part does. A line with years is no source without a sign of one.
 */
export function tellLinesAlike<Judged extends Bit & { role: Role }>(judged: readonly Judged[]): Judged[] {
  const bits = tellCounted(tellCaptions(judged));
  const lines = bits.filter(({ kind, block }) => kind === 'paragraph' && block.group !== undefined);
  const groups = Map.groupBy(lines, ({ block }) => block.group);
  const heads = new Map(
    bits.filter(({ role }) => role === 'heading').map((bit) => [bit.block.group, bit] as const),
  );
  return bits.map((bit) => {
    const { kind, block, role, text } = bit;
    if (kind !== 'paragraph' || block.group === undefined || isContentRole(role)) return bit;
    if (role === 'reference' && !OF_SOURCE.test(text) && !AUTHOR.test(text))
      return { ...bit, role: 'explanation' as const };
    if (role !== 'teacher_guidance' && role !== 'objective') return bit;
    const isOpen = [ASKS, REMINDS, OF_CLASS].some((pattern) => pattern.test(text));
    if (isOpen || /^\W*[([]/u.test(text) || text.split(/\s+/).length > LONGEST) return bit;
    const told = (groups.get(block.group) ?? []).filter((line) => isContentRole(line.role));
    const others = (groups.get(block.group) ?? []).filter((line) => line !== bit && line.role !== 'heading');
    const form = formOf(text);
    const alike = form === 'name' ? [] : told.filter((line) => formOf(line.text) === form);
    const isOne = alike.length >= FEWEST_TOLD && told.length * 2 > others.length;
    // `Queimadura` over `não estourar bolha` and `cobrir com pano limpo`: nothing there is said to whoever teaches.
    const group = groups.get(block.group) ?? [];
    const opener = heads.get(block.group) ?? (told[0] === group[0] ? group[0] : undefined);
    const isLed = opener !== undefined && (opener.role === 'heading' || LABELLED.test(opener.text));
    const areOfMatter =
      isLed &&
      told.length > 0 &&
      [opener, ...group].every((line) => !OF_CLASS.test(line.text) && !REMINDS.test(line.text));
    if (!isOne && areOfMatter) return { ...bit, role: told[0]?.role ?? role };
    return isOne ? { ...bit, role: alike[0]?.role ?? role } : bit;
  });
}

const FEWEST_TWINS = 3;
const WORDS_OF_TWINS = { alike: 3, least: 8 };

/** `A alface plantada no canteiro …`, `A alface plantada no vaso …`: sentences that begin alike are there for the same. */
export function agreeInTwins<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const long = bits.filter(
    ({ kind, text }) => kind === 'paragraph' && text.split(/\s+/).length >= WORDS_OF_TWINS.least,
  );
  const agreed = new Map<Judged, Role>();
  const openingOf = ({ text }: Judged): string =>
    text.toLocaleLowerCase('pt-BR').split(/\s+/).slice(0, WORDS_OF_TWINS.alike).join(' ');
  for (const twins of Map.groupBy(long, openingOf).values()) {
    if (twins.length < FEWEST_TWINS) continue;
    const [most] = [...Map.groupBy(twins, ({ role }) => role)].toSorted(
      ([, a], [, b]) => b.length - a.length,
    );
    if (most === undefined || most[1].length * 2 <= twins.length) continue;
    for (const twin of twins) agreed.set(twin, most[0]);
  }
  return bits.map((bit) => ({ ...bit, role: agreed.get(bit) ?? bit.role }));
}

const SPEAKER = /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|\p{Lu})\s?: ?\S/u;
const DIALOGUE = { lines: 4, turns: 2 };

/** `Anna: …`, `Tom: …`, turn by turn: a dialogue is read whole, whatever they ask each other. */
export function agreeInDialogues<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Set<Judged>();
  let run: Judged[] = [];
  const close = (): void => {
    const turns = Map.groupBy(run, ({ text }) => SPEAKER.exec(text)?.[1] ?? '');
    const areTwo = turns.size > 1 && [...turns.values()].every((own) => own.length >= DIALOGUE.turns);
    if (run.length >= DIALOGUE.lines && areTwo) for (const bit of run) told.add(bit);
    run = [];
  };
  for (const bit of bits) {
    if (bit.kind === 'paragraph' && SPEAKER.test(bit.text)) run.push(bit);
    else close();
  }
  close();
  return bits.map((bit) => (told.has(bit) ? { ...bit, role: 'narrative' as const } : bit));
}
