import { MOST_FEATURES, staticFeatures, type TokenSigns, tagFeatures } from './features.ts';

/** What scores tags: the trained model, or the one in training. */
export interface Scorer {
  tagCount: number;
  /** Adds the weights of a feature to the scores of all tags. */
  add(feature: number, scores: Float64Array): void;
  /** The tags that a word can have, by its hash; undefined where all are open. */
  allowed(word: number): readonly number[] | undefined;
}

/** A way of tagging up to a token. */
interface Path {
  score: number;
  tag: number;
  beforeLast: number;
  back: Path | null;
}

const BEAM = 4;
const features = new Int32Array(MOST_FEATURES);

/** The best tags of a sentence, by number: a beam over the tags of the two tokens before. */
export function decode(signs: readonly TokenSigns[], scorer: Scorer): number[] {
  const every = Array.from({ length: scorer.tagCount }, (_, tag) => tag);
  const alone = new Float64Array(scorer.tagCount);
  const scores = new Float64Array(scorer.tagCount);
  let beam: Path[] = [{ score: 0, tag: -1, beforeLast: -1, back: null }];
  for (const [at, sign] of signs.entries()) {
    const tags = scorer.allowed(sign.word) ?? every;
    const only = tags.length === 1 ? tags[0] : undefined;
    if (only !== undefined) {
      beam = beam.map((path) => ({ score: path.score, tag: only, beforeLast: path.tag, back: path }));
      continue;
    }
    alone.fill(0);
    addAll(scorer, staticFeatures(signs, at, features), alone);
    const grown: Path[] = [];
    for (const path of beam) {
      scores.set(alone);
      addAll(scorer, tagFeatures(signs, at, path.tag, path.beforeLast, features), scores);
      for (const tag of tags) keep(grown, path, tag, path.score + (scores[tag] ?? 0));
    }
    beam = grown;
  }
  return unroll(beam);
}

function addAll(scorer: Scorer, count: number, scores: Float64Array): void {
  for (let index = 0; index < count; index += 1) scorer.add(features[index] ?? 0, scores);
}

/** Takes a way up among the best, best first. Of two that end in the same pair of tags the better one stays. */
function keep(kept: Path[], back: Path, tag: number, score: number): void {
  if (kept.length === BEAM && score <= (kept[BEAM - 1]?.score ?? 0)) return;
  const rival = kept.findIndex((other) => other.tag === tag && other.beforeLast === back.tag);
  if (rival !== -1) {
    if ((kept[rival]?.score ?? 0) >= score) return;
    kept.splice(rival, 1);
  }
  let place = kept.length;
  while (place > 0 && (kept[place - 1]?.score ?? 0) < score) place -= 1;
  kept.splice(place, 0, { score, tag, beforeLast: back.tag, back });
  if (kept.length > BEAM) kept.pop();
}

function unroll(beam: readonly Path[]): number[] {
  const top = beam.reduce<Path | undefined>(
    (best, path) => (best === undefined || path.score > best.score ? path : best),
    undefined,
  );
  const tags: number[] = [];
  for (let path: Path | null = top ?? null; path !== null && path.back !== null; path = path.back)
    tags.push(path.tag);
  return tags.reverse();
}
