import { type LevelModel, STAGES, standardise } from '#engine/pedagogy/language/level/judge-level.ts';
import { randomOf } from '#scripts/training/random.ts';

export interface Sample {
  values: Readonly<Record<string, number>>;
  /** Number of the stage. */
  stage: number;
}

const HIDDEN = 12;
const SEEDS = [1, 2, 3];
const PASSES = 50;
const BATCH = 32;
const DECAY = 0.01;
const RATE = { first: 0.0042, last: 0.0002 };

/** Three small networks learnt with Adam in random batches; every stage counts alike. The same samples give the same weights. */
export function trainLevel(samples: readonly Sample[]): LevelModel {
  const measures = Object.keys(samples[0]?.values ?? {});
  const column = (name: string): number[] => samples.map(({ values }) => values[name] ?? 0);
  const means = measures.map((name) => average(column(name)));
  const spreads = measures.map((name, at) =>
    Math.max(1e-9, Math.sqrt(average(column(name).map((value) => (value - (means[at] ?? 0)) ** 2)))),
  );
  const scaled = samples.map(({ values }) =>
    Float64Array.from(standardise({ measures, means, spreads }, values)),
  );
  const stages = samples.map(({ stage }) => stage);
  const nets = SEEDS.map((seed) => trainNet(scaled, stages, measures.length, seed));
  return { measures, means: means.map(round), spreads: spreads.map(round), nets };
}

function trainNet(
  inputs: readonly Float64Array[],
  stages: readonly number[],
  width: number,
  seed: number,
): LevelModel['nets'][number] {
  const random = randomOf(seed);
  const output = HIDDEN * (width + 1);
  const weights = new Float64Array(output + STAGES * (HIDDEN + 1)).map(
    (_, at) => (random() * 2 - 1) / Math.sqrt(at < output ? width : HIDDEN),
  );
  const slope = new Float64Array(weights.length);
  const adam = makeAdam(weights, slope);
  const importance = Array.from(
    { length: STAGES },
    (_, one) => inputs.length / (STAGES * Math.max(1, stages.filter((stage) => stage === one).length)),
  );
  const order = inputs.map((_, at) => at);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      slope.fill(0);
      for (const at of batch) {
        const stage = stages[at] ?? 0;
        addSlope(
          weights,
          slope,
          inputs[at] ?? new Float64Array(width),
          stage,
          (importance[stage] ?? 1) / batch.length,
        );
      }
      adam(RATE.first * (1 - pass / PASSES) + RATE.last);
    }
  }
  return {
    hidden: rowsOf(weights.subarray(0, output), width + 1),
    output: rowsOf(weights.subarray(output), HIDDEN + 1),
  };
}

/** Back-propagation of the cross entropy of one sample. */
function addSlope(
  weights: Float64Array,
  slope: Float64Array,
  input: Float64Array,
  stage: number,
  importance: number,
): void {
  const width = input.length;
  const output = HIDDEN * (width + 1);
  const inner = new Float64Array(HIDDEN);
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const row = unit * (width + 1);
    let sum = weights[row + width] ?? 0;
    for (let at = 0; at < width; at += 1) sum += (weights[row + at] ?? 0) * (input[at] ?? 0);
    inner[unit] = Math.tanh(sum);
  }
  const powers = new Float64Array(STAGES);
  let total = 0;
  for (let one = 0; one < STAGES; one += 1) {
    const row = output + one * (HIDDEN + 1);
    let sum = weights[row + HIDDEN] ?? 0;
    for (let unit = 0; unit < HIDDEN; unit += 1) sum += (weights[row + unit] ?? 0) * (inner[unit] ?? 0);
    powers[one] = Math.exp(sum);
    total += powers[one] ?? 0;
  }
  const blame = new Float64Array(HIDDEN);
  for (let one = 0; one < STAGES; one += 1) {
    const row = output + one * (HIDDEN + 1);
    const error = ((powers[one] ?? 0) / total - (one === stage ? 1 : 0)) * importance;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      slope[row + unit] = (slope[row + unit] ?? 0) + error * (inner[unit] ?? 0);
      blame[unit] = (blame[unit] ?? 0) + error * (weights[row + unit] ?? 0);
    }
    slope[row + HIDDEN] = (slope[row + HIDDEN] ?? 0) + error;
  }
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const row = unit * (width + 1);
    const error = (blame[unit] ?? 0) * (1 - (inner[unit] ?? 0) ** 2);
    for (let at = 0; at < width; at += 1) slope[row + at] = (slope[row + at] ?? 0) + error * (input[at] ?? 0);
    slope[row + width] = (slope[row + width] ?? 0) + error;
  }
}

/** One step of Adam (Kingma & Ba, ICLR 2015) with weight decay. */
function makeAdam(weights: Float64Array, slope: Float64Array): (rate: number) => void {
  const first = new Float64Array(weights.length);
  const second = new Float64Array(weights.length);
  let step = 0;
  return (rate) => {
    step += 1;
    for (let at = 0; at < weights.length; at += 1) {
      const pull = (slope[at] ?? 0) + DECAY * (weights[at] ?? 0);
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * pull;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * pull * pull;
      const size = Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (rate * (first[at] ?? 0)) / (1 - 0.9 ** step) / size;
    }
  };
}

function rowsOf(weights: Float64Array, length: number): number[][] {
  return Array.from({ length: weights.length / length }, (_, row) =>
    [...weights.subarray(row * length, (row + 1) * length)].map(round),
  );
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function round(value: number): number {
  return Number(value.toPrecision(5));
}
