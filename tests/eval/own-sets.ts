import type { OwnDocument } from './own-document.ts';
import { assignmentRecycling } from './sets/assignment-recycling.ts';
import { collectionFables } from './sets/collection-fables.ts';
import { examClimate } from './sets/exam-climate.ts';
import { formReport } from './sets/form-report.ts';
import { handoutCell } from './sets/handout-cell.ts';
import { listEquations } from './sets/list-equations.ts';
import { manualSpreadsheet } from './sets/manual-spreadsheet.ts';
import { notesVargas } from './sets/notes-vargas.ts';
import { planAbolition } from './sets/plan-abolition.ts';
import { slidesElectricity } from './sets/slides-electricity.ts';
import { trainingHygiene } from './sets/training-hygiene.ts';

/** Nobody tunes on these: what they tell of unseen files is worth more than a figure on them. */
export const OWN_SETS: readonly OwnDocument[] = [
  examClimate,
  listEquations,
  assignmentRecycling,
  handoutCell,
  slidesElectricity,
  planAbolition,
  collectionFables,
  manualSpreadsheet,
  formReport,
  notesVargas,
  trainingHygiene,
];
