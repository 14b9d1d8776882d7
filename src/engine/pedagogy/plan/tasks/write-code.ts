import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { isShownListing } from '#engine/pedagogy/lesson/points/tell-listings.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';

const MOST_OF_A_KIND = 2;
const MOST_COMMANDS = 3;
const LONGEST_LINE = 70;
const LONGEST_STEP = 80;
/** `if (`, `for (`: words of the language itself. */
const WORDS_OF_LANGUAGE =
  /^(?:if|for|while|switch|catch|return|function|void|String|int|float|print|echo|require|include)$/u;
const CALL = /(?<![\w$])([A-Za-z_$][\w$.]{3,})(?=\()/gu;
/** `delay(2000)`, `border: 3px`: a value that can be changed and its effect seen. */
const VALUE = /(?:\((?:[^()"']*,\s?)?\d{2,}\s*\)|:\s?\d+(?:px|em|%)|=\s?\d{2,}\s*;)/u;
const COMMAND = /^([\w$.]+\([^()]*\)): (\p{Ll}.+)$/u;

/**
 * What is done with the hands where a part has programs, commands or steps: its commands written from what they do, a call put
 * back into its line, a value changed and its effect foretold, steps followed at the computer. All of it stands in the material.
 */
export function writeCode(lesson: Lesson, section: number): Grounded[] {
  const points = (lesson.sections[section]?.pieces ?? []).flatMap((piece) => lesson.points.get(piece) ?? []);
  const listings = points.filter(isShownListing);
  return [
    ...nameCommands(points),
    ...listings.flatMap(putBack).slice(0, MOST_OF_A_KIND),
    ...listings.flatMap(changeValue).slice(0, 1),
    ...points
      .filter(({ kind }) => kind === 'steps')
      .flatMap(follow)
      .slice(0, 1),
  ];
}

/** `Escreva o comando que faz cada coisa: …` */
function nameCommands(points: readonly Point[]): Grounded[] {
  const told = points.flatMap((point) => {
    const [, , said] = (point.kind === 'row' && COMMAND.exec(point.text)) || [];
    return said === undefined ? [] : [{ said, point }];
  });
  const some = told.slice(0, MOST_COMMANDS);
  return some.length < 2
    ? []
    : [
        {
          text: `Escreva o comando para cada caso e confira no material: ${some.map(({ said }) => said).join('; ')}.`,
          basis: some.flatMap(({ point }) => point.basis),
        },
      ];
}

/** `$texto_novo`: signs that a line of text would be set as mathematics by. */
const READS_AS_MATHS = /\$|\w_\w|\^/u;

/** A line that stands once in its program, with the name of what it calls taken out. */
function putBack({ text, basis }: Point): Grounded[] {
  const lines = text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replace(/\s*\/\/.*$/u, ''));
  for (const line of lines) {
    const [call] = [...line.matchAll(CALL)]
      .map(([name]) => name)
      .filter((name) => !WORDS_OF_LANGUAGE.test(name));
    const isDefined = /\{\s*$|^(?:function|def|void)\s/u.test(line);
    const isOnce = call !== undefined && line.split(call).length === 2;
    const isShown = line.length <= LONGEST_LINE && !/_{4}/u.test(line) && !READS_AS_MATHS.test(line);
    if (call === undefined || isDefined || !isOnce || !isShown) continue;
    return [{ text: `Complete a linha do código e teste: ${line.replace(call, '____')}`, basis }];
  }
  return [];
}

function changeValue({ text, basis }: Point): Grounded[] {
  const line = text
    .split('\n')
    .slice(1)
    .find((one) => VALUE.test(one) && one.length <= LONGEST_LINE && !READS_AS_MATHS.test(one));
  return line === undefined
    ? []
    : [{ text: `Mude o valor nesta linha, diga antes o que vai acontecer e teste: ${line.trim()}`, basis }];
}

function follow({ lines = [], basis }: Point): Grounded[] {
  const [first, last] = [lines[0]?.text ?? '', lines.at(-1)?.text ?? ''];
  if (first === '' || [first, last].some((step) => step.length > LONGEST_STEP)) return [];
  return [
    {
      text: `No computador, siga os passos do material, de ${listWords([`“${first}”`])} até “${last}”, e mostre o resultado a um colega.`,
      basis,
    },
  ];
}
