import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { measureText } from './measure-text.ts';

/** The stages of school whose texts the model knows: first and last years of Fundamental, Médio, Superior. */
export const STAGES = 4;

/** A small network: standardised measures, one hidden layer, a share for each stage; several nets are averaged. */
export interface LevelModel {
  measures: string[];
  means: number[];
  spreads: number[];
  /** Of each net the hidden units, then the outputs: their weights, the last one the bias. */
  nets: { hidden: number[][]; output: number[][] }[];
}

const FILE = join(import.meta.dirname, 'level.json.gz');

/** Beyond so many spreads a measure tells no more. */
const FARTHEST = 3;

let loaded: LevelModel | undefined;

/**
 * How much a text reads like those of each school stage, as shares that sum to one; null where it holds no words. Of little text
 * (under 50 words) the answer means little.
 */
export function judgeLevel(sentences: readonly string[]): number[] | null {
  const measures = measureText(sentences);
  if (measures === null) return null;
  loaded ??= JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as LevelModel;
  return applyLevelModel(loaded, standardise(loaded, measures));
}

export function standardise(
  { measures, means, spreads }: Pick<LevelModel, 'measures' | 'means' | 'spreads'>,
  values: Readonly<Record<string, number>>,
): number[] {
  return measures.map((name, at) => {
    const scaled = ((values[name] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1);
    return Math.max(-FARTHEST, Math.min(FARTHEST, scaled));
  });
}

export function applyLevelModel({ nets }: Pick<LevelModel, 'nets'>, values: readonly number[]): number[] {
  const sums = new Array<number>(STAGES).fill(0);
  for (const { hidden, output } of nets) {
    const inner = hidden.map((unit) => Math.tanh(weigh(unit, values)));
    const powers = output.map((unit) => Math.exp(weigh(unit, inner)));
    const total = powers.reduce((sum, power) => sum + power, 0);
    for (const [stage, power] of powers.entries())
      sums[stage] = (sums[stage] ?? 0) + power / total / nets.length;
  }
  return sums;
}

function weigh(weights: readonly number[], values: readonly number[]): number {
  let sum = weights[values.length] ?? 0;
  for (const [at, value] of values.entries()) sum += value * (weights[at] ?? 0);
  return sum;
}
