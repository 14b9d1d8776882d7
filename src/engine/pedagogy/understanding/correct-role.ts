import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import type { Bit } from './bit.ts';
import { isContentRole, type Role } from './role.ts';

/** What shows that a pupil is asked for something: in the words themselves, the line they hang on or their heading. */
const ASKS =
  /^(?:end\?|asks|commands|commandsLater|asksToChoose|isTrueFalse|saysQuestion|saysBlank|startsInterrogative|infinitive|bloomInfinitive|bloomForm|secondInfinitive|isBoxed|isLettered|isRomanItem|isNumbered|isDeepNumbered|ordered|isUnfinishedSum|isNumericEquation|isEquation|hasMaths|hasLatex|saysScenario|(?:under|within)=(?:exercises|answers|method)|lead:(?:end\?|commands|asksToChoose|isTrueFalse|saysQuestion|saysBlank|infinitive|isNumbered))/;
/** What shows that something is to be judged true or false. */
const TO_JUDGE =
  /^(?:isBoxed|isRomanItem|saysBlank|lead:asksToChoose|prev:(?:asksToChoose|isBoxed)|under=exercises|within=exercises)/;

/** `cobrar na prova!!`: a teacher's own reminder. */
const FOR_TEST = /(?<!\p{L})(?:na|para a|pra) prova(?!\p{L})/iu;

/**
 * A role that a bit cannot have by its own words, put right: the weights were learnt on few documents and lean on a bit's
 * surroundings.
 * @param marks the bit's features, see `featuresOf`
 * @param isAsking whether the document is one that asks from end to end
 */
export function correctRole(bit: Bit, role: Role, marks: readonly string[], isAsking: boolean): Role {
  if (bit.block.type === 'note' && bit.block.noteType === 'speaker' && speaksToTeacher(bit.text))
    return 'teacher_guidance';
  if (isAsking) return role;
  // `Más colheitas e pão caro nas cidades.` below a heading that asks for nothing.
  if (
    role === 'exercise' &&
    bit.kind !== 'cell' &&
    !marks.some((mark) => ASKS.test(mark)) &&
    !isImperative(bit.text)
  )
    return 'explanation';
  // `Em grupos, escrevam um cartaz …` below `Atividade`, before its steps.
  if (isContentRole(role) && role !== 'code' && marks.includes('under=exercises') && isImperative(bit.text))
    return 'exercise';
  if (role !== 'statement_to_judge' || marks.some((mark) => TO_JUDGE.test(mark))) return role;
  // `Não clique em nenhum link.`: what to do can be neither true nor false.
  if (!isImperative(bit.text)) return 'explanation';
  return FOR_TEST.test(bit.text) ? 'teacher_guidance' : 'procedure';
}

/** `Mostre as datas aos poucos. Peça que os alunos prevejam …`: half of what the notes of a slide say are orders. */
function speaksToTeacher(text: string): boolean {
  const sentences = splitSentences(text);
  const orders = sentences.filter((sentence) => isImperative(sentence));
  return orders.length > 0 && orders.length * 2 >= sentences.length;
}

/** Cells of a table of data that look like something by themselves (`14 de julho de 1789`) are data too. */
export function agreeInTables<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const data = new Map<Bit['block'], number>();
  for (const { kind, block, role } of bits)
    if (kind === 'cell' && role === 'table_data') data.set(block, (data.get(block) ?? 0) + 1);
  return bits.map((bit) =>
    bit.kind === 'cell' && bit.role === 'admin' && (data.get(bit.block) ?? 0) * 2 > bit.count
      ? { ...bit, role: 'table_data' }
      : bit,
  );
}
