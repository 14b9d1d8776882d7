export interface Bar {
  /** Percent of the drawing's height, from its top. */
  top: number;
  height: number;
}
export interface BarLayout {
  bars: Bar[];
  /** Where zero lies, percent from the top. */
  baseline: number;
}

/** A value next to nothing is still seen. */
const LEAST = 1;

/** Bars from one line of zero: earnings upwards, months that gave back more than they earned downwards. */
export function layOutBars(values: readonly number[]): BarLayout {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least;
  if (span === 0) return { bars: values.map(() => ({ top: 100, height: 0 })), baseline: 100 };
  const baseline = (most / span) * 100;
  return {
    baseline,
    bars: values.map((value) => {
      const height = value === 0 ? 0 : Math.max(LEAST, (Math.abs(value) / span) * 100);
      return { top: value > 0 ? baseline - height : baseline, height };
    }),
  };
}
