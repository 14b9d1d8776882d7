import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { writeOut } from '#engine/pedagogy/language/short-forms.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { TALKS_OF_COURSE } from '#engine/pedagogy/language/without-aside.ts';
import type { Understanding } from '#engine/pedagogy/understanding/understand.ts';
import { minutesOf } from './class-time.ts';
import { nameStep, type OwnStep, upperFirst } from './own-step.ts';
import type { Grounded, Piece } from './piece.ts';

/** `Para começar: …`, `começar com: um táxi cobra …`, `perguntar no começo: quem …?`, `Roda: quem já viu uma abelha?` */
const OPENS =
  /^\W*(?:(?:(?:caso |situa[çc][ãa]o |hist[óo]ria |pergunta |quest[ãa]o )?(?:pr?a|para|p\/) (?:come[çc]ar|iniciar|abrir|aquecer)|(?:pergunta|quest[ãa]o) (?:inicial|de abertura|disparadora|norteadora|motivadora|problematizadora|geradora)|antes d[aeo] (?:ler|leitura|come[çc]ar|texto)|situa[çc][ãa]o[- ]problema(?= ?:.*\?)|abertura|acolhida|aquecimento|warm[- ]?up|roda inicial)\s*(?:\([^()]*\))?\s*[:–-]|(?:primeiro|(?:come[çc]ar|iniciar|abrir)(?: a aula)?) (?:perguntar|perguntando|conversar|conversando|ouvir|ouvindo)|(?:come[çc]ar|iniciar|abrir)(?: a aula)? (?:com|por)(?: (?:a|uma|est[ae]|ess[ae]) (?:pergunta|quest[ãa]o))?\s*[:–-]|(?:perguntar|pergunta|conversar)(?: (?:à|com a|pr?a) turma)? (?:(?:no|de) (?:come[çc]o|in[íi]cio)|primeiro)(?: da aula)?\s*[:–-]|roda(?: de conversa)?\s*[:–-](?=.*\?))/iu;
/** What the book sets for home is noted here; a task that says itself what to do is the class's own. */
const CLOSES =
  /^\W*(?:(?:(?:pr?a|para|p\/) (?:fechar|encerrar|finalizar|terminar|concluir)|(?:debate|roda|conversa) (?:final|de fechamento)|fechamento|encerramento|(?:fechar|encerrar|terminar|finalizar|concluir)(?: a aula)? (?:com|por))\s*(?:\([^()]*\))?\s*[:–-]|(?:(?:tarefa|dever|li[çc][ãa]o)(?: (?:de|para|p\/) \p{L}+)?|(?:para|p\/) casa)\s*[:–-].{0,40}(?:livro|apostila|p[áa]?gs?\.?\s?\d|p\.\s?\d|ex(?:erc[íi]cios?|\.)?\s?\d))/iu;
/** Whether a line puts the question with which the class begins. */
export const opensByAsking = (text: string): boolean => OPENS.test(text) && text.includes('?');
const LONGEST_MOMENT = 400;
const MOST_MOMENTS = 3;

/** How notes or a first slide begin the class. */
export const readOpening = (pieces: readonly Piece[]): OwnStep[] => [
  ...readOpeningSlide(pieces),
  ...readMoments(pieces, OPENS),
];

/** What notes end the class with, and set for home. */
export const readClosing = (pieces: readonly Piece[]): OwnStep[] => readMoments(pieces, CLOSES);

/** `não esquecer de levar o isopor`, `trazer as fichas coloridas`: what whoever teaches is to have at hand. */
const BRINGS =
  /^\W*(?:obs\W+)?(?:(?:(?:eu )?n[ãa]o (?:posso |pode )?esquecer|lembrar|lembrete)(?: de)?\s*[:,–-]?\s*(?:levar|trazer|pegar|passar|mostrar|exibir|imprimir|xerocar|separar|reservar|comprar|preparar|pedir)|(?:levar|trazer)(?= (?:[oa]s?|uns|umas?|\d+|\p{Ll}{3,}) ?)(?! (?:para|at[ée]|consigo|em conta|à tona|\p{L}+ (?:a|ao|à|aos|às) )))(?!\p{L})/iu;
const LONGEST_BROUGHT = 150;
/** `Comprar os morangos na véspera (pedir reembolso na secretaria)`, `imprimir 32 cartelas`: done before the class by who teaches it. */
const ERRANDS =
  /^\W*(?:eu )?(?:preciso |tenho que |lembrar de )?(?:(?:imprimir|xerocar|tirar (?:xerox|c[óo]pias?))(?!\p{L})|(?:comprar|reservar|agendar|avisar|conferir|combinar|pedir|separar|testar|marcar|ver)(?!\p{L}).*(?<!\p{L})(?:v[ée]spera|secretaria|coordena[çc]|reembols|xerox|diretor|projetor|data ?show|sala de (?:v[íi]deo|inform[áa]tica)|laborat[óo]rio|antes da aula|pais dos alunos|a som|caixa de som|wi-?fi|internet da))/iu;

/** `Lembretes meus: …`, `atenção para mim: …`, `Cuidado: não dizer que …`: said by who teaches to himself. */
const TO_ONESELF =
  /^\W*(?:lembretes?(?: (?:meus?|p(?:a)?ra mim|p\/ mim))?\s*:|notas? (?:minhas?|p(?:a)?ra mim)\s*[:–-]|(?:(?:aten[çc][ãa]o|obs\.?|recado|s[óo]|lembrete) )?(?:p(?:a)?ra|p\/) mim\s*[:–-]|anota[çc](?:[ãa]o|[õo]es) minhas?\s*[:–-]|(?:(?:cuidado|aten[çc][ãa]o|obs\.?|lembrar)\s*[:,–-]?\s*(?:de )?)?n[ãa]o (?:dizer|falar|comentar|perguntar|mencionar|contar) (?!alto|mais)(?=\p{L}))/iu;

/** Whether a line says what is to be brought to the class, seen to before it, or kept in mind. */
export const bringsAlong = (text: string): boolean =>
  TO_ONESELF.test(text) || (text.length <= LONGEST_BROUGHT && (BRINGS.test(text) || ERRANDS.test(text)));

/** What the notes remind whoever teaches to bring and to show: for the schedule, never for the class. */
export function readReminders(pieces: readonly Piece[]): Grounded[] {
  return pieces.flatMap((piece) => {
    const { from, kind, text, block } = piece;
    const isOwn = from === 'content' && MAY_NOTE.has(kind) && block.type !== 'list';
    if (!isOwn || !bringsAlong(text)) return [];
    sayToTeacher(piece);
    const told = writeOut(plainMath(text).trim())
      .replace(REMINDER, '')
      .replace(/[\s.;!]+$/, '');
    return [
      { text: `Lembrete seu: ${told.charAt(0).toLowerCase()}${told.slice(1)}.`, basis: piece.statements },
    ];
  });
}
const REMINDER =
  /^\W*(?:(?:obs\W+)?(?:eu )?(?:n[ãa]o (?:posso |pode )?esquecer|lembrar|lembretes?(?: meus?)?)(?: de)?|(?:\p{L}+\.? )?(?:p(?:a)?ra|p\/) mim|notas? minhas?)\s*[:,–-]?\s*/iu;

/** What notes set down for the beginning or the end: said to whoever teaches, no matter of the lesson. */
function readMoments(pieces: readonly Piece[], marks: RegExp): OwnStep[] {
  const found = pieces.filter(
    ({ kind, text }, at) =>
      MAY_NOTE.has(kind) &&
      (marks.test(text) || (marks === OPENS && at < AT_FIRST && ASKS_AT_FIRST.test(text))) &&
      text.length <= LONGEST_MOMENT,
  );
  return found.slice(0, MOST_MOMENTS).map((piece) => {
    sayToTeacher(piece);
    // What else is to be thought of (`cobrar os atrasados`) is no part of what is set for home.
    const own = OF_BOOK.test(piece.text) ? piece.statements.slice(0, 1) : piece.statements;
    const told = writeOut(plainMath(own.map(({ text }) => text).join(' ')).trim());
    const answer = marks === OPENS ? takeAnswer(piece, pieces[pieces.indexOf(piece) + 1]) : null;
    return {
      ...{ ...nameStep(told), lesson: null, minutes: minutesOf(told), basis: [...own] },
      ...(answer !== null && { answer }),
    };
  });
}
/** `Pergunta: passe a mão nas costas. O que você sente?` among the first lines. */
const ASKS_AT_FIRST = /^\W*(?:pergunta|quest[ãa]o)\s*:.*\?/iu;
const AT_FIRST = 6;
/** `resp: a maior parte vem do gás carbônico`, of the question right above. */
const ANSWERS = /^\W*(?:resp(?:osta)?|r)\s*[.:)=–-]+\s*(?=\p{L})/iu;
/** `O que você sente? (a coluna vertebral!)`, not `(deixar falar)`. */
const ANSWER_BEHIND =
  /\?\s*\((?!\p{L}+[aei]r(?!\p{L})|.*(?:aluno|turma|eles|min(?!\p{L})|respond|portugu))([^()?]{4,80}?)[.!]*\)\s*$/iu;

function takeAnswer(asked: Piece, next: Piece | undefined): string | null {
  const [, behind] = ANSWER_BEHIND.exec(asked.text) ?? [];
  if (behind !== undefined) return behind;
  if (next?.kind !== 'text' || !ANSWERS.test(next.text)) return null;
  sayToTeacher(next);
  return plainMath(next.text).replace(ANSWERS, '').trim();
}

const MAY_NOTE: ReadonlySet<Piece['kind']> = new Set(['text', 'heading']);
const OF_BOOK = /^\W*(?:tarefa|dever|li[çc][ãa]o|para casa|p\/ casa)/iu;

/** Takes a piece out of what is taught and asked. */
export function sayToTeacher(piece: Piece): void {
  if (piece.kind === 'heading') piece.kind = 'text';
  piece.role = 'teacher_guidance';
  for (const statement of piece.statements) statement.role = 'teacher_guidance';
}

/** A slide `Pra começar` with the questions that open the lesson. */
function readOpeningSlide(pieces: readonly Piece[]): OwnStep[] {
  const head = pieces.find(
    ({ slide, text }) => slide !== null && slide <= LAST_OPENING && OPENING_SLIDE.test(text),
  );
  const own = pieces.filter(({ slide, kind }) => slide === head?.slide && kind !== 'image');
  const asked = own.filter((piece) => piece !== head && piece.statements.length > 0);
  if (head === undefined || !asked.some(({ text }) => text.includes('?'))) return [];
  for (const piece of asked) sayToTeacher(piece);
  const basis = asked.flatMap(({ statements }) => statements);
  const minutes = basis.map(({ text }) => inPassing(text)).find((one) => one !== null) ?? null;
  const text = basis.map((one) => plainMath(one.text).trim()).join(' ');
  return [{ title: 'Abertura', lesson: null, minutes, text, basis }];
}
const LAST_OPENING = 4;
const OPENING_SLIDE =
  /^\W*(?:(?:pr?a|para|p\/) (?:come[çc]ar|iniciar|aquecer|pensar)|warm[- ]?up|aquecimento|acolhida|abertura|quebra-gelo)\W*$/iu;
/** `Discutir com a turma 5 min` */
const inPassing = (text: string): number | null =>
  minutesOf(text) ?? (Number(/(?<!\d)(\d{1,2})\s?min/iu.exec(text)?.[1] ?? 0) || null);

/** Lines below the title among which a teacher asks what opens the class. */
const ON_TOP = 3;
const LONGEST_ON_TOP = 170;
/** `começar c/ a música → perguntar: quem já morreu de rir?` */
const TO_ASK =
  /(?<!\p{L})(?:pergunt(?:ar|e|o)|questionar)(?: (?:(?:à|p(?:a)?ra a) turma|aos alunos|a eles|pra eles))?\s*[:→-]+\s*["“]?(\p{L}[^?]{8,110}\?)/iu;

/** `Um taxista cobra R$ 6,00 … Quanto custa uma corrida de 10 km?` above all that is told. */
export function askedOnTop(
  {
    understanding,
    pieces,
    exercises,
    asides,
  }: {
    understanding: Pick<Understanding, 'bits'> | null;
    pieces: readonly Piece[];
    exercises: readonly Piece[];
    asides: readonly Piece[];
  },
  title: string,
): Grounded | undefined {
  const lines = (understanding?.bits ?? []).filter(({ role, kind }) => kind !== 'cell' && !BESIDE.has(role));
  const [own = ''] = /^\p{Lu}[^?]{8,80}\?(?=\s|$)/u.exec(title) ?? [];
  const [first] = pieces.find(({ statements }) => statements.length > 0)?.statements ?? [];
  if (own !== '' && first !== undefined) return { text: own, basis: [first] };
  for (const { text, block, kind } of lines.slice(0, ON_TOP)) {
    const piece = [...pieces, ...exercises, ...asides].find((one) => one.block === block);
    // What is asked to be worked out at once opens no class.
    if (piece?.example !== undefined) return undefined;
    const basis = piece?.statements.filter((one) => one.text.includes('?')) ?? [];
    const [before = '', asked] = text.split(TO_ASK);
    // `… o meme do "morri de rir" → perguntar: a pessoa morreu mesmo?`: what is asked of is shown before.
    const shown = before
      .match(/["“][^"“”]{4,40}["”]/gu)
      ?.at(-1)
      ?.slice(1, -1);
    if (basis.length > 0 && asked !== undefined)
      return { text: shown === undefined ? upperFirst(asked) : `“${upperFirst(shown)}”: ${asked}`, basis };
    const isCase = /\?\s*$/.test(text) && text.length <= LONGEST_ON_TOP && contentStems(text).length > 2;
    if (
      isCase &&
      kind === 'paragraph' &&
      basis.length > 0 &&
      !TALKS_OF_COURSE.test(text) &&
      !/^\W*(?:\d|quest[ãa]o|exerc[íi]cio|[a-e]\))/iu.test(text)
    )
      return { text: plainMath(text), basis };
  }
  return undefined;
}
/** What stands above a lesson and around it. */
const BESIDE: ReadonlySet<string> = new Set([
  'heading',
  'admin',
  'furniture',
  'blank',
  'objective',
  'caption',
]);
