import { type Definition, definitionsIn } from '#engine/pedagogy/language/definitions.ts';
import { exercisesIn } from '#engine/pedagogy/language/exercises.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { type DateMention, datesIn } from './dates.ts';
import { connectiveEvidence, enumerationIn, orderWordsIn } from './discourse-marks.ts';
import { formulasIn } from './formulas.ts';
import { placesIn } from './places.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

export const PASSAGE_FORMS = [
  'exercise',
  'process',
  'cycle',
  'comparison',
  'timeline',
  'place',
  'numbers',
  'definition',
  'example',
  'cause_effect',
  'formula',
  'enumeration',
] as const;
export type PassageForm = (typeof PASSAGE_FORMS)[number];

/** What the block itself tells beside its text (a SourceDocument block fits). */
export interface PassageBlock {
  type: string;
  isOrdered?: boolean;
  items?: readonly { text: string }[];
  rows?: readonly (readonly string[])[];
}

export interface PassageClass {
  /** The forms found, strongest first; empty for plain telling. */
  forms: PassageForm[];
  primary: PassageForm | null;
  /** 0..1 for each form found. */
  strength: Partial<Record<PassageForm, number>>;
  /** For each form found the words, figures, dates, names as they stand in the text. */
  evidence: Partial<Record<PassageForm, string[]>>;
  dates: DateMention[];
  places: string[];
  quantities: Quantity[];
  definitions: Definition[];
  tasks: string[];
  alternatives: string[];
  formulas: string[];
}

/** Which forms a passage has, each with its evidence from the text. Linear in the passage. */
export function classifyPassage(text: string, block?: PassageBlock): PassageClass {
  const sentences = splitSentences(text);
  const words = wordsOf(text).length;
  const dates = datesIn(text);
  const places = placesIn(text);
  const quantities = quantitiesIn(text).filter(
    (quantity) => !dates.some((date) => date.text.includes(quantity.text)),
  );
  const definitions = definitionsIn(sentences);
  const { tasks, alternatives } = exercisesIn(sentences, text);
  const formulas = formulasIn(text);
  const found: { form: PassageForm; strength: number; evidence: string[] }[] = [];
  const add = (form: PassageForm, strength: number, evidence: string[]): void => {
    if (strength > 0 && evidence.length > 0)
      found.push({ form, strength: Math.min(1, strength), evidence: [...new Set(evidence)] });
  };

  add(
    'exercise',
    alternatives.length > 0
      ? 1
      : (0.9 * tasks.length) / Math.max(1, sentences.length) + (tasks.length > 0 ? 0.1 : 0),
    [...tasks, ...alternatives],
  );
  const steps = orderWordsIn(text);
  const listedSteps =
    block?.type === 'list' && block.isOrdered === true ? (block.items ?? []).map((item) => item.text) : [];
  add(
    'process',
    steps.length >= 2 || listedSteps.length >= 3
      ? 0.45 + 0.12 * Math.max(steps.length, listedSteps.length)
      : 0,
    [...steps, ...listedSteps],
  );
  const cycle = connectiveEvidence('cycle', text);
  add('cycle', cycle.length > 0 ? 0.55 + 0.15 * cycle.length : 0, cycle);
  const comparison = connectiveEvidence('comparison', text);
  add('comparison', comparison.length > 0 ? 0.35 + 0.2 * comparison.length : 0, comparison);
  const ordered = dates.filter((date) => date.year !== null);
  add(
    'timeline',
    ordered.length >= 2 ? 0.4 + 0.12 * ordered.length : ordered.length * 0.25,
    dates.map((date) => date.text),
  );
  add('place', places.length >= 2 ? 0.3 + 0.12 * places.length : places.length * 0.2, places);
  const isTable =
    block?.type === 'table' && (block.rows ?? []).some((row) => row.some((cell) => /\d/.test(cell)));
  add(
    'numbers',
    isTable ? 0.8 : quantities.length >= 2 ? 0.3 + 0.12 * quantities.length : quantities.length * 0.2,
    [
      ...quantities.map((quantity) => quantity.text),
      ...(isTable ? (block.rows ?? []).flat().filter((cell) => /\d/.test(cell)) : []),
    ],
  );
  add(
    'definition',
    definitions.length > 0 ? 0.4 + 0.4 * (definitions.length / Math.max(1, sentences.length)) : 0,
    definitions.map((one) => one.term),
  );
  const example = connectiveEvidence('example', text);
  add('example', example.length > 0 ? 0.4 : 0, example);
  const cause = connectiveEvidence('cause_effect', text);
  add('cause_effect', cause.length > 0 ? 0.2 + 0.15 * cause.length : 0, cause);
  add('formula', formulas.length > 0 ? 0.35 + (3 * formulas.length) / Math.max(6, words) : 0, formulas);
  const items = enumerationIn(
    text,
    block?.type === 'list' ? (block.items ?? []).map((item) => item.text) : [],
  );
  const isListed = block?.type === 'list' || text.includes(':');
  add('enumeration', items.length < 3 ? 0 : (isListed ? 0.3 : 0.15) + 0.04 * items.length, items);

  found.sort(
    (a, b) => b.strength - a.strength || PASSAGE_FORMS.indexOf(a.form) - PASSAGE_FORMS.indexOf(b.form),
  );
  return {
    forms: found.map((one) => one.form),
    primary: found[0]?.form ?? null,
    strength: Object.fromEntries(found.map((one) => [one.form, one.strength])),
    evidence: Object.fromEntries(found.map((one) => [one.form, one.evidence])),
    dates,
    places,
    quantities,
    definitions,
    tasks,
    alternatives,
    formulas,
  };
}
