import type { DrawnShape } from '#engine/composing/drawing/drawn.ts';
import type { Area, PathStep } from './mark.ts';

/**
 * The outline of a shape by the formulas of Office (ECMA-376, presetShapeDefinitions). A pie is closed over its middle,
 * an arc stays open.
 */
export function outlineOf(
  { geometry, adjust, angles }: Pick<DrawnShape, 'geometry' | 'adjust' | 'angles'>,
  area: Area,
): PathStep[] {
  const { x, y, w, h } = area;
  const short = Math.min(w, h);
  const [right, bottom, middle] = [x + w, y + h, y + h / 2];
  switch (geometry) {
    case 'rect':
      return polygon([x, y], [right, y], [right, bottom], [x, bottom]);
    case 'roundRect':
      return roundRect(area, short * Math.min(0.5, adjust ?? 1 / 6));
    case 'ellipse':
      return [...ellipseArc(area, 0, 360), ['z']];
    case 'chevron': {
      const point = Math.min(w, short * (adjust ?? 0.5));
      return polygon(
        ...([
          [x, y],
          [right - point, y],
          [right, middle],
        ] as const),
        ...([
          [right - point, bottom],
          [x, bottom],
          [x + point, middle],
        ] as const),
      );
    }
    case 'homePlate': {
      const point = Math.min(w, short * (adjust ?? 0.5));
      return polygon([x, y], [right - point, y], [right, middle], [right - point, bottom], [x, bottom]);
    }
    case 'triangle':
      return polygon([x, bottom], [x + w / 2, y], [right, bottom]);
    case 'pie':
      return [['m', x + w / 2, middle], ...continued(ellipseArc(area, ...sweep(angles))), ['z']];
    case 'arc':
      return ellipseArc(area, ...sweep(angles));
    case 'rightArrow': {
      const neck = right - Math.min(w, short * (adjust ?? 0.5));
      const [above, below] = [y + h / 4, bottom - h / 4];
      return polygon(
        ...([
          [x, above],
          [neck, above],
          [neck, y],
        ] as const),
        ...([
          [right, middle],
          [neck, bottom],
          [neck, below],
          [x, below],
        ] as const),
      );
    }
  }
}

function polygon(...corners: (readonly [x: number, y: number])[]): PathStep[] {
  return [...corners.map(([x, y], index): PathStep => [index === 0 ? 'm' : 'l', x, y]), ['z']];
}

function roundRect({ x, y, w, h }: Area, r: number): PathStep[] {
  const corner = (cx: number, cy: number, from: number) =>
    continued(ellipseArc({ x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, from, from + 90));
  return [
    ['m', x, y + r],
    ...corner(x + r, y + r, 180),
    ...corner(x + w - r, y + r, 270),
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x + r, y + h - r, 90),
    ['z'],
  ];
}

/** Degrees clockwise from three o'clock, the second always behind the first. */
function sweep([from, to]: [number, number] = [270, 0]): [number, number] {
  return [from, to > from ? to : to + 360];
}

const continued = ([first, ...rest]: PathStep[]): PathStep[] =>
  first?.[0] === 'm' ? [['l', first[1], first[2]], ...rest] : rest;

/** An arc of the ellipse in an area, as curves of at most a quarter; the angles are seen from its middle. */
export function ellipseArc({ x, y, w, h }: Area, from: number, to: number): PathStep[] {
  const [rx, ry] = [w / 2, h / 2];
  const [cx, cy] = [x + rx, y + ry];
  const start = toParameter(from, rx, ry);
  const whole = to - from >= 360 ? 2 * Math.PI : toParameter(to, rx, ry) - start;
  const count = Math.max(1, Math.ceil(whole / (Math.PI / 2) - 1e-9));
  const step = whole / count;
  // The usual cubic for an arc: its handles are this share of the radius long.
  const reach = (4 / 3) * Math.tan(step / 4);
  const steps: PathStep[] = [['m', cx + rx * Math.cos(start), cy + ry * Math.sin(start)]];
  for (let index = 0; index < count; index++) {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    steps.push([
      'c',
      cx + rx * (Math.cos(a) - reach * Math.sin(a)),
      cy + ry * (Math.sin(a) + reach * Math.cos(a)),
      cx + rx * (Math.cos(b) + reach * Math.sin(b)),
      cy + ry * (Math.sin(b) - reach * Math.cos(b)),
      cx + rx * Math.cos(b),
      cy + ry * Math.sin(b),
    ]);
  }
  return steps;
}

/** From the angle seen to the angle in the ellipse's own terms, turns kept. */
function toParameter(degrees: number, rx: number, ry: number): number {
  const angle = (degrees / 180) * Math.PI;
  const own = Math.atan2(rx * Math.sin(angle), ry * Math.cos(angle));
  return own + Math.round((angle - own) / (2 * Math.PI)) * 2 * Math.PI;
}
