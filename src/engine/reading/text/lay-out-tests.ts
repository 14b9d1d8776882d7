import { headKey } from './head-key.ts';
import { layOutQuiz } from './lay-out-quiz.ts';
import { layOutTasks } from './lay-out-tasks.ts';
import { numberAsked } from './number-asked.ts';
import type { TextLine } from './split-lines.ts';
import { spreadOrders } from './spread-orders.ts';

/** Typed questions and answers, however a teacher sets them down, in the form that any test has: numbers, options, one key. */
export const layOutTests = (lines: readonly TextLine[]): TextLine[] =>
  layOutTasks(lines) ?? layOutQuiz(spreadOrders(headKey(numberAsked(lines))));
