import { buildTheme } from '#engine/composing/themes/parts/build-theme.ts';
import type { Theme } from '#engine/composing/themes/theme.ts';
import { drawAnswerKey, drawQuote, drawSources, drawSummary } from './layouts/closing.ts';
import { drawConceptMap } from './layouts/concept-map.ts';
import { drawChart, drawCode, drawComparison, drawFormula, drawGlossary, drawTable } from './layouts/data.ts';
import { drawCycle, drawProcess, drawTimeline } from './layouts/diagrams.ts';
import { drawFigure, drawPointsAndFigure } from './layouts/figures.ts';
import { drawObjectives } from './layouts/objectives.ts';
import { drawAgenda, drawCover, drawQuestion, drawSection } from './layouts/opening.ts';
import { drawActivity } from './layouts/practice.ts';
import { drawQuiz } from './layouts/quiz.ts';
import { drawCards, drawDefinition, drawPoints, drawStatement, drawText } from './layouts/statements.ts';
import { head, LOOK, SCHEMES, text } from './look.ts';

/** White page, one rule and serif claims, for higher, technical and corporate teaching. */
export const NORMA: Theme = buildTheme({
  ...{ name: 'norma', label: 'Norma', schemes: SCHEMES, look: LOOK },
  styles: { title: head(30), body: text(22), caption: LOOK.caption },
  most: {
    ...{ agenda: 7, objectives: 5, points: 6, cards: 6, process: 14, cycle: 6, timeline: 7, comparison: 3 },
    ...{ table: 9, chart: 12, conceptMap: 4, pointsAndFigure: 4, activity: 5, quiz: 5, answerKey: 7 },
    ...{ glossary: 7, summary: 5, formula: 5 },
  },
  drawers: {
    ...{ cover: drawCover, agenda: drawAgenda, question: drawQuestion, objectives: drawObjectives },
    ...{ section: drawSection, points: drawPoints, cards: drawCards, text: drawText },
    ...{ statement: drawStatement, definition: drawDefinition },
    ...{ table: drawTable, comparison: drawComparison, process: drawProcess, cycle: drawCycle },
    ...{ timeline: drawTimeline, chart: drawChart, formula: drawFormula, figure: drawFigure },
    ...{ pointsAndFigure: drawPointsAndFigure, conceptMap: drawConceptMap, quote: drawQuote, code: drawCode },
    ...{ activity: drawActivity, quiz: drawQuiz, answerKey: drawAnswerKey, glossary: drawGlossary },
    ...{ summary: drawSummary, sources: drawSources },
  },
});
