import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPlace } from './eval/open-place.ts';
import type { Part, Row } from './eval/part.ts';
import { levelPart } from './eval/parts/level.ts';
import { planPart } from './eval/parts/plan.ts';
import { rolesLeftOutPart } from './eval/parts/roles-left-out.ts';
import { skillsPart } from './eval/parts/skills.ts';
import { taggerPart } from './eval/parts/tagger.ts';
import { typosPart } from './eval/parts/typos.ts';
import { understandingPart } from './eval/parts/understanding.ts';

/**
 * `npm run eval [-- PART… --all-sizes --misses]`: how well the engine understands, in one table. It is measured on marked
 * documents of our own and, where `EVAL_DIR` (`../shared` unless told) has them, on real ones and on data sets, which
 * are no part of the project. What is absent is left out and named.
 */
const PARTS: readonly Part[] = [
  understandingPart,
  rolesLeftOutPart,
  planPart,
  typosPart,
  taggerPart,
  levelPart,
  skillsPart,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'all-sizes': { type: 'boolean' }, misses: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `no such part: ${unknown.join(', ')}; there are ${PARTS.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(2);
}
const place = openPlace(resolve(process.env.EVAL_DIR ?? '../shared'), {
  isEverySize: values['all-sizes'] ?? false,
  tellsMisses: values.misses ?? false,
});
const rows: Row[] = [];
const notes: string[] = [];
for (const part of PARTS) {
  if (positionals.length > 0 ? !positionals.includes(part.name) : part.isLong) continue;
  const measured = await part.measure(place);
  rows.push(...measured.rows);
  notes.push(...measured.notes);
}
process.stdout.write(`${[drawTable(rows), ...notes].join('\n')}\n`);

/** A Markdown table, so that it can stand in docs/figures.md as it is. */
function drawTable(told: readonly Row[]): string {
  const cells = [
    ['figure', 'on', 'ours', 'baseline'],
    ...told.map(({ figure, on, ours, baseline }) => [figure, on, ours, baseline ?? '']),
  ];
  const [head, ...body] = cells.map((line) => `| ${line.join(' | ')} |`);
  return `${[head, '|---|---|---|---|', ...body].join('\n')}\n`;
}
