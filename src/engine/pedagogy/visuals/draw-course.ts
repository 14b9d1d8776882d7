import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { DraftVisual, NumberedItem } from './draft-visual.ts';

const FEWEST_STAGES = 3;
const LONGEST_CHAIN = 110;
const STRENGTH = { chain: 0.82, cycle: 0.7, graph: 0.86 };

/** What a teacher would draw on the board: the way that arrows tell, round where it comes back, and the graph of a function. */
export function drawCourse(lesson: Lesson, item: NumberedItem, place: string): DraftVisual[] {
  const statements = matterOf(item.pieces).flatMap((piece) => piece.statements);
  const draw = (
    kind: DraftVisual['kind'],
    text: string,
    statement: Statement,
    strength: number,
  ): DraftVisual => ({
    ...{ kind, text: `${place}, “${item.title}”: ${text}.`, basis: [statement] },
    ...{ planItem: item.number, strength },
  });
  const chains = statements.flatMap((statement) => {
    const stages = stagesIn(statement.text);
    if (stages.length < FEWEST_STAGES) return [];
    const told = stages.join(' → ');
    if (told.length > LONGEST_CHAIN) return [];
    const seen = stages.slice(0, -1).map(normalise);
    return seen.includes(normalise(stages.at(-1) ?? ''))
      ? [draw('ciclo', `ciclo com setas: ${told}`, statement, STRENGTH.chain)]
      : [draw('fluxo', `fluxo com setas: ${told}`, statement, STRENGTH.chain)];
  });
  const [first] = statements;
  const isRound = /^(?:o )?ciclo d[aeo]s? \p{L}/iu.test(item.title) && statements.length >= FEWEST_STAGES;
  const round =
    isRound && first !== undefined && chains.length === 0
      ? [
          draw(
            'ciclo',
            'ciclo em círculo, com uma seta para cada etapa do texto e de volta ao começo',
            first,
            STRENGTH.cycle,
          ),
        ]
      : [];
  return [
    ...chains,
    ...round,
    ...drawGraph(lesson, statements).map((one) => draw('grafico', one.text, one.statement, STRENGTH.graph)),
  ];
}

/** `Eutrofização: excesso de nutrientes → algas se multiplicam → peixes morrem`, without its name and what stands behind a stop. */
function stagesIn(text: string): string[] {
  if (!/\s(?:→|->|⇒)\s/u.test(text) || /[=+]|\d[A-Z]|[A-Z]\d/u.test(text)) return [];
  return text
    .replace(/^[^:→>]{2,40}:\s+/u, '')
    .split(/\s(?:→|->|⇒)\s/u)
    .map((stage) => stage.replace(/[.;,\s]+$/, '').trim())
    .filter((stage) => stage !== '');
}

const FUNCTION =
  /(?<![\p{L}\d])(?:[fgh]\s?\(x\)|y)\s?=\s?[−+-]?\s?(?:\d+(?:[.,]\d+)?)?\s?x²?(?:\s?[+−-]\s?\d+(?:[.,]\d+)?x?)+(?![\p{L}\d])/u;

/** `f(x) = −x + 3` where its graph is spoken of; a function of the lesson where the slide itself has only letters. */
function drawGraph(
  { sections }: Lesson,
  statements: readonly Statement[],
): { text: string; statement: Statement }[] {
  const spoken = statements.find(
    ({ text }) =>
      /(?<!\p{L})(?:gr[áa]fico|reta|par[áa]bola)(?!\p{L})/iu.test(text) &&
      /eixo|fun[çc][ãa]o|f\(x\)/iu.test(text),
  );
  if (spoken === undefined) return [];
  const all = [
    ...statements,
    ...sections.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.statements)),
  ];
  const [found] = all.flatMap(({ text }) => FUNCTION.exec(text)?.[0] ?? []);
  if (found === undefined) return [];
  const line = found.includes('²') ? 'a parábola' : 'a reta';
  return [
    {
      text: `plano cartesiano com ${line} de ${found.trim()}, marcando os pontos em que corta os eixos x e y`,
      statement: spoken,
    },
  ];
}
