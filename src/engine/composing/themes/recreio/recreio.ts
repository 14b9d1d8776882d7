import { buildTheme } from '#engine/composing/themes/parts/build-theme.ts';
import type { Theme } from '#engine/composing/themes/theme.ts';
import { drawAnswerKey } from './layouts/answer-key.ts';
import { drawGlossary, drawQuote, drawSources, drawSummary } from './layouts/closing.ts';
import { drawChart, drawCode, drawFormula, drawTable } from './layouts/data.ts';
import {
  drawComparison,
  drawConceptMap,
  drawCycle,
  drawFigure,
  drawPointsAndFigure,
  drawProcess,
  drawTimeline,
} from './layouts/figures.ts';
import { drawObjectives } from './layouts/objectives.ts';
import { drawAgenda, drawCover, drawQuestion, drawSection } from './layouts/opening.ts';
import { drawActivity, drawQuiz } from './layouts/practice.ts';
import { drawDefinition, drawStatement } from './layouts/sentences.ts';
import { drawCards, drawPoints, drawText } from './layouts/statements.ts';
import { head, LOOK, SCHEMES, text } from './look.ts';

/** Cut paper in strong colours and very large type, for children up to ten. */
export const RECREIO: Theme = buildTheme({
  ...{ name: 'recreio', label: 'Recreio', schemes: SCHEMES, look: LOOK },
  styles: { title: head(38, { anchor: 'middle' }), body: text(22), caption: LOOK.caption },
  most: {
    ...{ agenda: 6, objectives: 4, points: 6, cards: 6, process: 14, cycle: 6, timeline: 7, comparison: 3 },
    ...{ table: 5, chart: 8, conceptMap: 4, pointsAndFigure: 4, activity: 5, quiz: 5, answerKey: 5 },
    ...{ glossary: 5, summary: 5, formula: 5 },
  },
  drawers: {
    ...{ cover: drawCover, agenda: drawAgenda, question: drawQuestion, objectives: drawObjectives },
    ...{ section: drawSection, points: drawPoints, cards: drawCards, text: drawText },
    ...{ statement: drawStatement, definition: drawDefinition, table: drawTable, comparison: drawComparison },
    ...{ process: drawProcess, cycle: drawCycle, timeline: drawTimeline, chart: drawChart },
    ...{ formula: drawFormula, figure: drawFigure, pointsAndFigure: drawPointsAndFigure },
    ...{ conceptMap: drawConceptMap, quote: drawQuote, code: drawCode, activity: drawActivity },
    ...{ quiz: drawQuiz, answerKey: drawAnswerKey, glossary: drawGlossary },
    ...{ summary: drawSummary, sources: drawSources },
  },
});
