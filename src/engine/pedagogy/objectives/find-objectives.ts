import { bloomLevelOf } from '#engine/pedagogy/language/bloom.ts';
import { type BloomVerb, conjugatedOf } from '#engine/pedagogy/language/bloom-forms.ts';
import { dropLabel, isFormField } from '#engine/pedagogy/language/drop-label.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { TWICE } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { splitGlued } from '#engine/pedagogy/lesson/points/split-glued.ts';
import type { Material } from '#engine/pedagogy/material/collect-material.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { objectiveTail, statesObjective, tellsOfThings } from '#engine/pedagogy/material/states-objective.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

export interface LessonObjective {
  text: string;
  verb: BloomVerb | null;
  statement: Statement;
}

/** `(Desenhar no quadro a curva de aquecimento!!)`: what the teacher is not to forget. */
const REMINDS = /^\s*[([]|!!|^lembrar (?:de|que)\s|(?<!\p{L})(?:no quadro|na lousa)(?!\p{L})/iu;
const LONGEST = 400;
const MOST = 12;

/** `… tarefas. Entender …`: two aims in one line. */
const NEXT_AIM = /(?<=[.;])\s+(?=\p{Lu}\p{Ll}+[aei]r\s)/u;

/** The objectives that the order or the material states, each once; never one of our own. */
export function findObjectives(material: Material): LessonObjective[] {
  const found: LessonObjective[] = [];
  const seen = new Set<string>();
  const declared = material.objectives
    .filter(({ kind }) => kind !== 'heading' && kind !== 'image' && kind !== 'note')
    .flatMap((piece) => piece.statements)
    .filter((statement) => statement.words >= 2)
    .flatMap((statement) =>
      statement.text
        .split(NEXT_AIM)
        .flatMap(splitGlued)
        .map((text) => ({ ...statement, text })),
    );
  const named = labelled(material.pieces);
  const isElsewhere = standElsewhere(material, named);
  for (const statement of [...declared.filter((one) => !isElsewhere(one)), ...named]) {
    const text = upperFirst(
      dropLabel(
        asDeed(aimOf(bareOf(statement)))
          .slice(0, LONGEST)
          .trim(),
      ).replace(TWICE, '$1'),
    );
    if (found.length >= MOST || seen.has(text.toLowerCase()) || isLeadIn(text)) continue;
    if (statement.piece.from !== 'objectives' && (namesNoAim(text) || REMINDS.test(statement.text))) continue;
    seen.add(text.toLowerCase());
    found.push({ text, verb: bloomLevelOf(objectiveTail(text)) ?? bloomLevelOf(text), statement });
  }
  return found;
}

/** Where the material says which are its aims, an order somewhere else (`Desenhar o que viu`) is none of them. */
function standElsewhere(
  { understanding }: Material,
  named: readonly Statement[],
): (statement: Statement) => boolean {
  const bits = understanding?.bits ?? [];
  const headOf = ({ piece, text }: Statement): string => {
    const at = bits.findIndex(({ block }) => block === piece.block);
    // `Objetivos` over a column heads each of its cells.
    const cell = bits.find(
      (bit) => bit.block === piece.block && bit.cell !== null && bit.text.includes(text.replace(/\s+/g, ' ')),
    );
    const above = bits.slice(0, Math.max(0, at)).findLast(({ role }) => role === 'heading')?.text ?? '';
    return `${cell?.cell?.head ?? ''} ${above}`;
  };
  // `Objetivo geral: Formular com a coordenação.`: a field that nobody filled in says where nothing stands.
  const labels = bits
    .filter(({ text, role }) => role !== 'blank' && LABELLED.test(text))
    .map(({ block }) => block);
  if (named.length === 0 && labels.length === 0) return () => false;
  return (statement) =>
    statement.piece.from !== 'objectives' &&
    !labels.includes(statement.piece.block) &&
    !AIMS.test(headOf(statement)) &&
    !AIMS.test(statement.text) &&
    !statesObjective(statement.text);
}
const AIMS = /objetivo|habilidade|compet[êe]ncia|aprendizage|vamos (?:aprender|ver)/iu;

/** `que eles reconheçam os tipos e saibam o plural` → `reconhecer os tipos e saber o plural` */
function asDeed(text: string): string {
  const [, verb = '', rest = ''] = OF_PUPILS.exec(text) ?? [];
  const deed = verb === '' ? null : infinitiveOf(verb);
  if (deed === null) return text;
  return `${deed}${rest.replace(/(?<=(?:,| e)\s)\p{L}{3,}[ae]m(?=\s)/gu, (word) => infinitiveOf(word) ?? word)}`;
}
const OF_PUPILS =
  /^(?:q|que) (?:(?:[oa]s?|tod[oa]s (?:[oa]s)?) ?)?(?:el[ea]s?|crian[çc]as?|alun[oa]s?|estudantes?|turma|galera|participantes?|tod[oa]s) (\p{L}+)(.*)$/isu;

function infinitiveOf(word: string): string | null {
  const known = conjugatedOf(word)?.verb;
  if (known !== undefined) return known;
  const [, verb] = tagSentence(`eles ${word}`);
  return verb?.form === 'fin' && loadDictionary().has(verb.lemma) ? verb.lemma : null;
}

/** `O objetivo desta apostila é explorar …` → `explorar …`; without an infinitive the sentence stays whole. */
function aimOf(text: string): string {
  // `Ao final deste capítulo, você deverá ser capaz de …` announces twice.
  const tail = objectiveTail(objectiveTail(text)).replace(
    /^(?:\s*(?:é|são|:|,|a|de|que|capazes|capaz))*\s+/iu,
    '',
  );
  return tail !== text && tagSentence(tail)[0]?.form === 'inf' ? tail : text;
}

/** A code alone, a formula, a field of a form, or the rest of a sentence (`De um PRG`). */
function namesNoAim(text: string): boolean {
  const [first] = tagSentence(text);
  const opens = first?.tag;
  return (
    first?.form === 'fin' ||
    isDoneOnce(text) ||
    tellsOfThings(text) ||
    (first?.form === 'inf' && STATES.test(text)) ||
    isFormField(text) ||
    OF_A_FORM.test(text) ||
    /[=≤≥≈∑{}|#]/u.test(text) ||
    OF_MARKS.test(text) ||
    ((opens === 'ADP' || opens === 'ADV' || opens === 'CCONJ') &&
      bloomLevelOf(objectiveTail(text)) === null) ||
    !/\p{L}{3}.*\s\p{L}{2}/u.test(text.replace(/\p{Lu}{2,}\d[\p{L}\d]*/gu, ''))
  );
}

/** `Construir uma função se resume a …`: the infinitive is what something is said of. */
const STATES =
  /^\p{L}+[aeiô]r\s(?:(?!(?:que|quando|como|por que)\s)[^,;:]){3,140}?\s(?:se resume|resume-se|consiste em|é (?:um|uma|o|a|preciso|necess|poss|import|f[áa]cil|dif[íi]cil)|equivale a|significa que|depende d|(?:não (?:só|apenas) )?(?:contribui|ajuda|permite|garante|forma|significa|exige|promove|favorece)(?!\p{L}))/iu;
/** `Cada aluno deverá escolher 10 ícones`, `Definir o que queremos fazer`: a task of the day, a step of ours. */
const ONCE =
  /^(?:cada|os|as|o|a) (?:alun|estudante|grupo|dupla|equipe|participante|crian[çc]a)\p{L}* (?:dever|ter|precisar)\p{L}+ (?:escolher|criar|entregar|trazer|preencher|montar|fazer|escrever|enviar|apresentar)(?!\p{L})|(?<!\p{L})(?:queremos|no (?:nosso )?caso)(?!\p{L})|acima|abaixo|deveriam? ser capa/iu;

/** `Responsável: técnico de enfermagem`, `Frequência: semanal`: who does it and when, in the sheet of a procedure. */
const OF_A_FORM =
  /^(?:respons[áa]ve(?:l|is)|executante|execu[çc][ãa]o|frequ[êe]ncia|periodicidade|setor|[áa]rea|local|materia(?:l|is)|recursos?|data|vers[ãa]o|revis[ãa]o|elabora(?:do|[çc][ãa]o)|aprova(?:do|[çc][ãa]o)|aplica[çc][ãa]o|abrang[êe]ncia|p[úu]blico|dura[çc][ãa]o|turma)(?: [\p{L} ]{1,25})?\s*:/iu;

/** `Realizar a reposição das notas`: what a piece of work is for, not what is learnt by it. */
const OF_MARKS =
  /(?<!\p{L})(?:reposição|recuperação|lançamento|composição|fechamento) (?:d[aeo]s? )?(?:notas?|pontos|médias?)(?!\p{L})/iu;

function isDoneOnce(text: string): boolean {
  return (
    ONCE.test(text) && !/(?:ser[áã]o?|ser|é) capa(?:z|zes) de/iu.test(text.replace(/deveriam? ser/iu, ''))
  );
}

/** "Ao final desta aula, você será capaz de:" announces objectives and is none. */
function isLeadIn(text: string): boolean {
  return /:\s*$/.test(text);
}

/** `Objetivo: CDEILD01 - Compreender …`, `Habilidade: …`: said in a line of its own, whatever heading it stands under. */
const LABELLED = /^[-–•*\d.)\s]*(?:objetivos?|habilidades?|compet[êe]ncias?)(?:\s[^:]{0,30})?\s*:\s*(?=\S)/iu;
const COLUMN = /^(?:objetivos?|habilidades?)(?:\s[\p{L} ]{1,40})?$/iu;
/** An objective names what is done, with at least this many words. */
const FEWEST_WORDS = 3;

function labelled(pieces: readonly Piece[]): Statement[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'table') return cellsOf(piece);
    if (piece.kind !== 'text' && piece.kind !== 'list') return [];
    return piece.statements.filter(
      (statement) =>
        LABELLED.test(statement.text) &&
        statement.words > FEWEST_WORDS &&
        (bloomLevelOf(objectiveTail(dropLabel(bareOf(statement)))) !== null ||
          NOBODY_WITHOUT.test(statement.text.trim().replace(LABELLED, ''))),
    );
  });
}

/** The rows of a table with a column of objectives, each as far as that column goes. */
function cellsOf(piece: Piece): Statement[] {
  if (piece.block.type !== 'table') return [];
  const [header = [], ...rows] = piece.block.rows;
  const column = header.findIndex((cell) => COLUMN.test(cell.trim()));
  if (column < 0) return [];
  return rows.flatMap((row) => {
    const cell = (row[column] ?? '').trim();
    const whole = piece.statements.find(({ text }) => cell !== '' && text.includes(cell));
    const isAim = cell.split(/\s+/).length >= FEWEST_WORDS && bloomLevelOf(cell) !== null;
    return whole !== undefined && isAim ? [{ ...whole, text: cell }] : [];
  });
}

/** `Objetivo: ninguém sair daqui sem saber de cor os sinais de alarme` */
const NOBODY_WITHOUT =
  /^(?:que )?ningu[ée]m (?:saia|sair|sai|vá|ir|v[áa] embora|ir embora)(?: \p{L}+){0,3}? sem (?=\p{L}+[aei]r\s)/iu;

function bareOf({ text }: Statement): string {
  return text.trim().replace(LABELLED, '').replace(NOBODY_WITHOUT, '');
}

/** `Criando e configurando uma conta no ThingSpeak` → `criar e configurar uma conta no ThingSpeak`; null for other names. */
export function deedOfName(name: string): string | null {
  const words = name.split(' ');
  if (!/^\p{Lu}\p{L}+ndo$/u.test(words[0] ?? '') || /[:;?()]/.test(name)) return null;
  const told = words.map((word, at) => {
    const isDeed = at === 0 || (words[at - 1] === 'e' && GERUND.test(word));
    if (isDeed) return tagSentence(word.toLowerCase())[0]?.lemma ?? word;
    const lower = word.toLowerCase();
    return /^\p{Lu}\p{Ll}+$/u.test(word) && loadDictionary().has(lower) ? lower : word;
  });
  return told.every((word, at) => !GERUND.test(words[at] ?? '') || /[aeio]r$/u.test(word))
    ? told.join(' ')
    : null;
}
const GERUND = /^\p{L}+[aei]ndo$/iu;
