import type { StudioFinding } from '#shared/composition/studio/studio.contract.ts';

const ORDER: readonly StudioFinding['severity'][] = ['hard', 'open', 'soft'];

/** What holds a draft back first, then by the order of the slides; what is said of the whole comes last of its kind. */
export function sortFindings(
  findings: readonly StudioFinding[],
  order: readonly { id: string }[],
): StudioFinding[] {
  const places = new Map(order.map(({ id }, at) => [id, at]));
  const placeOf = ({ slideId }: StudioFinding) => (slideId === null ? Infinity : (places.get(slideId) ?? -1));
  return findings
    .filter((finding) => placeOf(finding) >= 0)
    .toSorted((one, other) =>
      one.severity === other.severity
        ? compare(placeOf(one), placeOf(other))
        : ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity),
    );
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** Tells a finding from all others of a draft. */
export const nameFinding = ({ check, slideId, element, message }: StudioFinding): string =>
  `${check} ${slideId} ${element} ${message}`;
