import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, DrawnPath, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { joinFact, setFact, takeMost } from './facts.ts';
import { accentAt } from './look.ts';
import type { Page } from './page.ts';
import { stroke } from './strokes.ts';

interface CycleLook {
  number: TextStyle;
  text: TextStyle;
  headPt: number;
  /** Of the arrows. */
  widthPt: number;
  /** One colour for all stages; one each in turn where absent. */
  accent?: Colour;
}

const MOST = 6;

/** A ring of numbered discs with an arrow from each to the next, and what each stage is in a list beside it. */
export function addCycle(page: Page, { steps }: BlockOf<'process'>, area: Box, look: CycleLook): void {
  const stages = takeMost(page, steps, MOST, 'Ciclo');
  const side = Math.min(area.h, area.w * 0.4);
  const disc = stages.length > 4 ? 0.95 : 1.1;
  const radius = side / 2 - disc / 2;
  const centre = { x: area.x + side / 2, y: area.y + area.h / 2 };
  const turn = (2 * Math.PI) / Math.max(1, stages.length);
  const angleOf = (at: number) => -Math.PI / 2 + at * turn;
  const away = (disc / 2 + 0.13) / radius;
  stages.forEach((_, at) => {
    page.add(
      ...arrowAlong(`Seta ${at + 1}`, centre, radius, angleOf(at) + away, angleOf(at + 1) - away, page, look),
    );
  });
  stages.forEach(({ name }, at) => {
    const [x, y] = [centre.x + radius * Math.cos(angleOf(at)), centre.y + radius * Math.sin(angleOf(at))];
    page.write(
      {
        ...{ name: `Etapa ${at + 1}`, box: { x: x - disc / 2, y: y - disc / 2, w: disc, h: disc } },
        ...{ geometry: 'ellipse', fill: look.accent ?? accentAt(page.look, at), leastPt: 20 },
        style: { ...look.number, colour: page.look.onAccent, align: 'center', anchor: 'middle' },
        ...(at === 0
          ? {
              alt: `Ciclo de ${stages.length} etapas: ${stages.map((one) => one.name).join(', ')}, e de novo ${name}.`,
            }
          : {}),
      },
      String(at + 1),
    );
  });
  const list = { x: area.x + side + 0.7, w: area.w - side - 0.7 };
  const step = Math.min(1.4, area.h / Math.max(1, stages.length));
  const top = area.y + (area.h - step * stages.length) / 2;
  stages.forEach(({ name, text }, at) => {
    const y = top + at * step;
    page.write(
      {
        ...{ name: `Número ${at + 1}`, box: { x: list.x, y, w: 0.55, h: step - 0.1 } },
        ...{
          style: { ...look.number, colour: look.accent ?? accentAt(page.look, at), anchor: 'middle' },
          leastPt: 20,
        },
      },
      String(at + 1),
    );
    const like = { headPt: look.headPt };
    page.write(
      {
        ...{ name: `Texto ${at + 1}`, box: { x: list.x + 0.65, y, w: list.w - 0.65, h: step - 0.1 } },
        ...{ style: { ...look.text, anchor: 'middle' }, leastPt: 18, group: 'etapas' },
      },
      stages.length > 4
        ? [joinFact(page, { head: name, text }, look.text)]
        : setFact(page, { head: name, text }, look.text, like),
    );
  });
}

/** A piece of a ring as one curve, with an arrow head at its end. */
function arrowAlong(
  name: string,
  centre: { x: number; y: number },
  radius: number,
  from: number,
  to: number,
  { look: { ink } }: Page,
  { widthPt }: CycleLook,
): DrawnPath[] {
  const at = (angle: number) => ({
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + radius * Math.sin(angle),
  });
  const pieces = Math.max(1, Math.ceil((to - from) / (Math.PI / 2)));
  const turn = (to - widthPt / 40 / radius - from) / pieces;
  // Length of the handles of a Bézier curve that follows an arc of this angle.
  const reach = (4 / 3) * Math.tan(turn / 4) * radius;
  const box = { x: centre.x - radius, y: centre.y - radius, w: 2 * radius, h: 2 * radius };
  const local = ({ x, y }: { x: number; y: number }) => ({ x: x - box.x, y: y - box.y });
  const steps: DrawnPath['steps'] = [{ to: 'move', ...local(at(from)) }];
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [from + piece * turn, from + (piece + 1) * turn];
    const [start, end] = [local(at(a)), local(at(b))];
    steps.push({
      ...{ to: 'curve', x1: start.x - reach * Math.sin(a), y1: start.y + reach * Math.cos(a) },
      ...{ x2: end.x + reach * Math.sin(b), y2: end.y - reach * Math.cos(b), ...end },
    });
  }
  // A head of our own: not every view draws one at the end of a curve.
  const [tip, size] = [at(to), widthPt / 22];
  const along = to + Math.PI / 2;
  const base = { x: tip.x - size * Math.cos(along), y: tip.y - size * Math.sin(along) };
  const side = (by: number) => ({
    x: base.x + by * size * 0.6 * Math.cos(to),
    y: base.y + by * size * 0.6 * Math.sin(to),
  });
  const line = { colour: ink, widthPt };
  return [
    { kind: 'path', name, box, steps, fill: null, line, alt: null },
    stroke(`${name}, ponta`, [tip, side(1), side(-1)], { colour: ink, isFilled: true }),
  ];
}
