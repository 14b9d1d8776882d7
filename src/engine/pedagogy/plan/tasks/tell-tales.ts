import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { mix } from '#engine/pedagogy/plan/questions/mix.ts';

/** `Conta a lenda que …`: a tale can be told from another side. */
const TALE =
  /(?<!\p{L})(?:(?:conta|diz|reza|segundo|de acordo com) a lenda|era uma vez|há muito tempo|certo dia|certa vez|num reino|numa aldeia|a lenda d[aeo])(?!\p{L})/iu;
const LONGEST_NAME = 50;
const EVENTS = 3;
const LONGEST_EVENT = 75;

interface Tale {
  name: string;
  pieces: Piece[];
}

/** What can be done with one tale; neighbours get different things to do. */
const FORMS: readonly ((name: string) => string)[] = [
  (name) => `Reconte “${name}” pela voz de outra personagem, sem mudar o que acontece.`,
  (name) => `Conte “${name}” em quatro quadrinhos e copie do texto a frase que cabe em cada um.`,
  (name) => `Quem sou eu? Escreva três pistas tiradas de “${name}” para a turma adivinhar.`,
  (name) => `Invente outro final para “${name}” e diga o que ele muda na história.`,
];

/** Tasks for the tales of a section, or of the whole lesson with one that lays them side by side. */
export function tellTales(lesson: Lesson, only?: number): Grounded[] {
  const isTold = tells(lesson);
  const all = lesson.sections.flatMap((section, index) =>
    talesOf(section.pieces, isTold).map((tale) => ({ ...tale, index })),
  );
  const tasks = all.flatMap((tale, place) => {
    if (only !== undefined && tale.index !== only) return [];
    const form = FORMS[place % FORMS.length] ?? FORMS[0];
    const basis = tale.pieces.flatMap((piece) => piece.statements).slice(0, 1);
    return [...orderEvents(lesson, tale), { text: form?.(tale.name) ?? '', basis }];
  });
  return [...(only === undefined ? compareTales(all) : []), ...tasks];
}

/** Whether the document tells stories: what happened to a language of programming has no voices. */
function tells({ material, sections }: Lesson): boolean {
  return (
    material.understanding?.genre === 'coletanea' ||
    sections.some(({ pieces }) => pieces.some(({ text }) => TALE.test(text)))
  );
}

/** A tale is named by its heading. */
function talesOf(pieces: readonly Piece[], isTold: boolean): Tale[] {
  const entries: Tale[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'heading') entries.push({ name: upperFirst(cleanPoint(piece.text)), pieces: [] });
    else entries.at(-1)?.pieces.push(piece);
  }
  return entries.filter(
    ({ name, pieces: own }) =>
      name !== '' &&
      name.length <= LONGEST_NAME &&
      own.some(
        ({ text, role, block, statements }) =>
          block.whole === undefined &&
          ((isTold && role === 'narrative' && statements.some((one) => HAPPENED.test(one.text))) ||
            TALE.test(text)),
      ) &&
      !own.every(({ tale }) => tale === 'verse'),
  );
}

/** `Ponha na ordem em que acontecem`: short sentences of the tale that tell what happened. */
function orderEvents(lesson: Lesson, { name, pieces }: Tale): Grounded[] {
  const events = pieces
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .filter(({ kind, text }) => kind === 'sentence' && text.length <= LONGEST_EVENT && HAPPENED.test(text));
  const chosen = [events[0], events[Math.floor(events.length / 2)], events.at(-1)].filter(
    (one) => one !== undefined,
  );
  if (new Set(chosen).size < EVENTS) return [];
  return [
    {
      text: `Ponha na ordem em que acontece em “${name}”: ${mix(chosen.map(({ text }) => text)).join('; ')}.`,
      basis: chosen.flatMap(({ basis }) => basis.slice(0, 1)),
    },
  ];
}

const HAPPENED = /\p{L}{2,}(?:ou|eu|iu|aram|eram|iram)(?!\p{L})/u;

function compareTales(tales: readonly Tale[]): Grounded[] {
  const chosen = tales.slice(0, 3);
  if (chosen.length < 2) return [];
  return [
    {
      text: `Complete uma tabela com ${quoteWords(chosen.map(({ name }) => name))}: quem aparece, onde acontece e como termina.`,
      basis: chosen.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.statements).slice(0, 1)),
    },
  ];
}
