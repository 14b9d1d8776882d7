import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { writeOut } from '#engine/pedagogy/language/short-forms.ts';
import { nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import { lacksSubject, leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { Question } from './question.ts';

const BELIEVE = `(?:pens(?:a|ar|am)|ach(?:a|ar|am)|acredit(?:a|ar|am)|diz(?:er|em)?|l(?:er|ê)|ouv(?:ir|e)|imagin(?:a|ar|am)|afirm(?:a|ar|am))(?:-se)?`;
const WRONG = `(?:isso |o que |e isso )?(?:não é (?:verdade|certo|assim)|(?:é|está) (?:errado|falso)|é (?:um )?(?:erro|mito|engano))`;
/** A belief that the material itself calls wrong, and what it says instead. */
const ERRORS: readonly RegExp[] = [
  // `"A planta tira o alimento do solo" -> ERRADO, tira água e sais minerais`
  /^\W{0,3}["“](?<said>[^"“”]{12,140})["”]\s*(?:->|→|=|[:–-])\s*(?:est[áa] )?(?:errado|falso|mito|mentira|n[ãa]o)(?!\p{L})[\s,:.;!–-]*(?<right>[^?]*)$/iu,
  // `É comum ler que Watt inventou a máquina a vapor, mas isso não é verdade: Newcomen já havia …`
  new RegExp(
    String.raw`(?<!\p{L})${BELIEVE} (?:que|q) (?<said>[^,.;:?]{12,140})[,.;]\s*(?:mas |porém,? )?${WRONG}[\s,:.;–-]*(?<right>[^?]*)$`,
    'iu',
  ),
  // `Achar que range(1, 10) inclui o 10` among common errors.
  /(?:^\W*|[;:]\s*)achar (?:que|q) (?<said>[^;?]{10,120}?)(?:;|\.?$)(?<right>)/iu,
  // `(-5)² = -25: errado, o quadrado de um número negativo é positivo`
  /^(?<said>[^:?]{5,70}): (?:errado|falso)[,:;]\s*(?<right>[^?]{8,})$/iu,
];
const LONGEST_RIGHT = 150;

/** Sentences that the class is known to take for true and the material calls wrong: the best of what is to be judged. */
export function judgeErrors(pieces: readonly Piece[], section: number): Question[] {
  return pieces.flatMap(({ kind, statements, blockRef }, place) => {
    if (kind !== 'text' && kind !== 'list' && kind !== 'note') return [];
    return statements.flatMap((statement, at) => {
      if (!isContentRole(statement.role)) return [];
      // A long paragraph is handed out in pieces.
      const after = pieces[place + 1];
      const goesOn = after?.blockRef === blockRef ? after.statements[0] : undefined;
      const next = kind === 'list' ? undefined : (statements[at + 1] ?? goesOn);
      return judge(statement.text, [statement], section) ?? judgeBoth(statement, next, section) ?? [];
    });
  });
}

/** `Os alunos costumam achar que a Caatinga é pobre em espécies. Isso é errado, ela é …` */
const judgeBoth = (statement: Statement, next: Statement | undefined, section: number): Question[] | null =>
  next === undefined || !OPENS_DENIAL.test(next.text)
    ? null
    : judge(`${statement.text} ${next.text}`, [statement, next], section);
const OPENS_DENIAL = new RegExp(String.raw`^\W*(?:mas |porém,? )?${WRONG}`, 'iu');

function judge(line: string, basis: Statement[], section: number): Question[] | null {
  const text = writeOut(plainMath(line))
    .replace(/(?<!\p{L})q(?!\p{L})/gu, 'que')
    .trim();
  for (const pattern of ERRORS) {
    const { said: told = '', right: instead = '' } = pattern.exec(text)?.groups ?? {};
    const said = upperFirst(told.trim().replace(/[\s.;,]+$/, ''));
    if (said === '') continue;
    const stands = /\d.*=/.test(said) || (!leansOnOthers(said) && !lacksSubject(said));
    if (!stands) return [];
    const right = instead.trim().replace(/[\s.;]+$/, '');
    return [
      {
        kind: 'verdadeiro_falso',
        text: `Verdadeiro ou falso? “${nestQuotes(said)}”`,
        options: ['Verdadeiro', 'Falso'],
        answer: right === '' || right.length > LONGEST_RIGHT ? 'Falso' : `Falso: ${right}.`,
        bloomLevel: 'entender',
        basis: basis.slice(0, 1),
        section,
      },
    ];
  }
  return null;
}

/** Whether a sentence tells what is believed, not what is so: true or not, it is judged as that alone. */
export const tellsBelief = (text: string): boolean => IS_BELIEF.test(text);
const IS_BELIEF = new RegExp(
  String.raw`(?<!\p{L})${BELIEVE}(?:va|vam)?(?!\p{L})[^,;]{0,12} (?:que|q)(?!\p{L})|${WRONG}|(?:->|→|[:–-])\s*(?:ERRADO|FALSO|MITO)`,
  'iu',
);
