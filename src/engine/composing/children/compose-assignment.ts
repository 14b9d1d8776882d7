import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { composeLesson } from '#engine/composing/compose-lesson.ts';
import { askComposer } from '#engine/composing/measure-pages.ts';
import { drawDeckPage } from '#engine/composing/typst/draw-deck-pages.ts';
import { analyse } from '#engine/pedagogy/analyse.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import {
  ANALYSIS,
  COMPOSITION,
  type ComposingAssignment,
  type ComposingOutcome,
  PICTURES,
  type SizesAssignment,
} from './composing-task.ts';
import { openBookOnce, openOnce } from './open-once.ts';

/** As small as a lesson can be that makes slides, yet with a definition, steps, a table and questions. */
const SAMPLE: AnalysisInput = {
  source: null,
  title: 'O ciclo da água',
  content: `Evaporação
Evaporação é a passagem da água do estado líquido para o gasoso. A água dos rios, dos lagos e do mar evapora com o calor do Sol. As plantas também soltam vapor pelas folhas: é a transpiração.

Condensação
O vapor sobe, encontra ar mais frio e volta a ser líquido em gotas muito pequenas. Juntas, as gotas formam as nuvens.

Precipitação
Quando as gotas crescem e pesam, caem como chuva. Onde faz muito frio, caem como neve ou granizo.

Caminhos da água no solo
- Parte da chuva corre pela superfície até os rios.
- Parte entra no solo e enche os lençóis de água.
- Parte é bebida pelas raízes das plantas.

Estados da água
| Estado | Onde se vê |
|---|---|
| Sólido | Gelo e neve |
| Líquido | Rios e mar |
| Gasoso | Vapor no ar |

Exercícios
1. O que faz a água dos rios evaporar?
2. Como se formam as nuvens?`,
  serviceType: 'presentation',
  size: 5,
  level: null,
  lessonMinutes: null,
  learningObjectives: '',
  adjustments: [],
};

/** Composes an order and writes what came of it beside its pictures. For a child: it computes on a stranger's text. */
export async function composeAssignment(assignment: ComposingAssignment): Promise<ComposingOutcome> {
  const { order, folder, pictures } = assignment;
  const isBooklet = order.serviceType === 'booklet';
  const opened = isBooklet ? null : await openOnce(order, assignment);
  const book = isBooklet ? await openBookOnce(order, assignment) : null;
  const source = (opened ? opened.file : book?.input.source) ?? null;
  const bytes = new Map<string, Uint8Array>();
  if (isBooklet) {
    for (const { key } of pictures) bytes.set(key, await readFile(join(folder, PICTURES, basename(key))));
  }
  const input = { ...order, source };
  // What is composed without an analysis is kept only where it can be made.
  const composed = { pages: order.size, offered: null };
  const analysis = assignment.analysis ?? analyse(isBooklet ? { ...input, composed } : input);
  if (assignment.analysis === null)
    await writeFile(join(folder, ANALYSIS), JSON.stringify(analysis), { mode: 0o600 });
  const made = await composeLesson({
    ...{ ...assignment, order: input, analysis, bytes },
    ...(opened && { opened }),
    ...(book && { lesson: book.open() }),
  });
  if ('refusal' in made) return made;
  const { composition, ...outcome } = made;
  await writeFile(join(folder, COMPOSITION), JSON.stringify(composition), { mode: 0o600 });
  return outcome;
}

/** The analysis of a booklet with the sizes that can be made of it. */
export async function sizeAssignment({ order, analysis, ...paths }: SizesAssignment): Promise<AiAnalysis> {
  const { input, open } = await openBookOnce(order, paths);
  return askComposer(input, analysis, open);
}

/** Composes a small lesson and draws a slide of it: a child that did so does it for others fast. False where it makes no deck. */
export async function composeSample(): Promise<boolean> {
  const bytes = new Map<string, Uint8Array>();
  const made = await composeLesson({
    ...{ order: SAMPLE, analysis: analyse(SAMPLE), pictures: [], bytes, author: null, look: null },
  });
  if ('refusal' in made || made.composition.kind !== 'deck') return false;
  await drawDeckPage(made.composition.drawn, { pictures: bytes }, { index: 1, widthPx: 640, isMarked: true });
  return true;
}
