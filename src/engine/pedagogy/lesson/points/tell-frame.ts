import { OPENS_EXAMPLE, OPENS_SOLUTION } from '#engine/pedagogy/language/example-marks.ts';
import { leadsToSigns } from '#engine/pedagogy/language/given-by.ts';
import { plainMath, setFormula, shortenChain } from '#engine/pedagogy/language/plain-math.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lowerFirst } from './say-lists.ts';

/** Letters up to which steps of a working share a line. */
const LONGEST_LINE = 190;
/** `Então, a média é`, `e o desvio padrão é`: how the writer goes from step to step. */
const BETWEEN_STEPS = /^(?:e|ent[ãa]o|logo|assim|da[íi]|primeiro|primeiramente|agora|por fim),?\s+/iu;

/** `Então,` in a line of its own. */
const CONNECTIVE = /^(?:ent[ãa]o|logo|assim|portanto|da[íi])$/iu;

/**
 * A case with its solution as a slide shows it: the case and what is asked in one line, its data below, then each step by what leads to
 * it (`A média é x̄ = (3 + 5)/2 = 4`), never the lead without its signs.
 */
export function tellFrame(parts: readonly Piece[]): Grounded[] {
  const told = parts.flatMap(({ statements }) => statements);
  const start = told.findIndex(({ text }) => OPENS_SOLUTION.test(text));
  const posed = told.slice(0, start);
  const data = posed.filter(isOfTable);
  const last = told.indexOf(data.at(-1) as Statement);
  const asked = posed.filter((one, at) => !isOfTable(one) && at > last);
  const setting = data.length === 0 ? [] : posed.slice(0, posed.indexOf(data[0] as Statement));
  return [
    ...(data.length === 0
      ? [{ text: `Exemplo resolvido: ${lowerFirst(say(asked))}`.replace(/: $/, ''), basis: asked }]
      : [
          { text: `Exemplo resolvido: ${lowerFirst(say(setting))}:`.replace(/::$/, ':'), basis: setting },
          { text: data.map((row) => row.text.replaceAll(' | ', ' – ')).join('\n'), basis: data },
          { text: say(asked), basis: asked },
        ]),
    ...tellSteps(told.slice(start)),
  ].filter(({ text, basis }) => text !== '' && basis.length > 0);
}

/**
 * Without `Exemplo: amostra de tamanho par.`, which names the case. What is given is told (`as notas da turma: 5, 7`), not ordered
 * (`Considere …`), and no question that its steps answer is told among what holds.
 */
const say = (told: readonly Statement[]): string =>
  told
    .filter(({ text, piece }) => told.length === 1 || !(OPENS_EXAMPLE.test(text) && piece.text === text))
    .map(({ text }) => plainMath(text).trim().replace(OPENS_EXAMPLE, ''))
    .filter((text) => !text.endsWith('?'))
    .map((text) => upperFirst(text.replace(GIVES, '')))
    .join(' ');
const GIVES = /^(?:considere(?:mos)?|suponha(?:mos)?|admita(?:mos)?|tome(?:mos)?|sejam?)(?: que)? /iu;

const isOfTable = ({ piece }: Statement): boolean => piece.kind === 'table';

function tellSteps(told: readonly Statement[]): Grounded[] {
  const lines: Grounded[] = [];
  let lead: 'none' | 'open' | 'said' = 'none';
  for (const statement of told) {
    const isFormula = statement.piece.kind === 'equation';
    const written = isFormula ? shortenChain(setFormula(statement.text)) : plainMath(statement.text);
    const text = bare(written.replace(OPENS_SOLUTION, ''));
    const last = lines.at(-1);
    if (last !== undefined && CONNECTIVE.test(text)) {
      Object.assign(last, { text: `${last.text}; ${text.toLowerCase()}` });
      lead = 'open';
      continue;
    }
    const isSigns = isFormula || !/\p{L}{4}/u.test(text);
    // `≤ x₍₂₎ = 3` goes on with the line that the page broke.
    const goesOn = lead === 'open' || (isSigns && lead === 'said') || /^[=≤≥<>≈]/.test(text);
    if (last !== undefined && (goesOn || (isSigns && last.text.length + text.length <= LONGEST_LINE)))
      Object.assign(last, {
        text: `${last.text}${lead !== 'none' && isSigns ? ':' : goesOn ? '' : ';'} ${text}`,
        basis: [...last.basis, statement],
      });
    else lines.push({ text: upperFirst(text.replace(BETWEEN_STEPS, '')), basis: [statement] });
    lead = isSigns ? 'none' : leadsToSigns(text) ? 'open' : /[=:]/.test(text) ? 'none' : 'said';
  }
  return lines.map((line) => ({ ...line, text: bare(line.text.replace(/::/g, ':')) }));
}

const bare = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,:]+$/u, '')
    .trim();
