import { soakOne } from '#tests/setup/soak.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light' } as const;
const DESK = { viewport: { width: 1440, height: 900 }, hasTouch: false, colorScheme: 'light' } as const;
const DARK_DESK = { ...DESK, colorScheme: 'dark' } as const;

/** How the browser of a test is held: by touch on a phone, or by mouse at a desk. */
export type Way = typeof PHONE | typeof DESK | typeof DARK_DESK;

/** What people do, step by step: by touch in the light or by mouse in the dark; by touch in any run what bears the tag `@once`. */
const FLOWS = ['approve-and-pay', 'order-to-analysis', 'admin-money', 'draft-to-delivery'];
/** What depends on width, not on colours. */
const WIDTHS = ['change-order', 'help-button', 'preview', 'first-drawing', 'focus-in-sight'];
/** What only a narrow screen shows. */
const ONLY_PHONES = /-on-a-phone$/;

/** The ways in which this run walks each file that has two: one, or both where the whole is asked for. */
const WAYS = new Map(
  [...FLOWS, ...WIDTHS].map((name, at) => [
    name,
    soakOne(
      [PHONE, FLOWS.includes(name) ? DARK_DESK : DESK],
      at,
      'ways, touch or mouse, in which a flow is walked',
    ),
  ]),
);

/** The files that this run walks by touch and by mouse. */
export const walkedBothWays = [...WAYS].filter(([, ways]) => ways.length > 1).map(([name]) => name);

/** How a test of this file is walked, the `turn`th time that the run walks it. */
export function wayOf(file: string, tags: readonly string[], turn: number): Way {
  const name = file.replace(/^.*[\\/]|\.spec\.ts$/g, '');
  if (ONLY_PHONES.test(name) || tags.includes('@once')) return PHONE;
  return WAYS.get(name)?.[turn] ?? DESK;
}
