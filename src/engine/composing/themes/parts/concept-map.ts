import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { takeMost } from './facts.ts';
import { splitColumns } from './grid.ts';
import { accentAt } from './look.ts';
import type { Page } from './page.ts';
import { corner } from './picture.ts';
import { type Point, route } from './strokes.ts';

interface MapLook {
  root: { style: TextStyle; fill: Colour };
  node: TextStyle;
  leaf: TextStyle;
  link: TextStyle;
  /** One colour for all branches, or null for one each. */
  branch: Colour | null;
}

const MOST = { branches: 4, leaves: 3 };

/** Root above, branches below it, what belongs to each on a card under it; the link words stand beside the lines. */
export function addConceptMap(page: Page, block: BlockOf<'conceptMap'>, area: Box, look: MapLook): void {
  const branches = takeMost(page, block.branches, MOST.branches, 'Ramos');
  const rootW = block.root.length > 22 ? 6.4 : 4.6;
  const root = { x: area.x + (area.w - rootW) / 2, y: area.y, w: rootW, h: 0.9 };
  const hasLeaves = branches.some(({ leaves }) => leaves.length > 0);
  const [branchY, branchH] = [area.y + (hasLeaves ? 1.78 : 2.2), hasLeaves ? 0.85 : 1.2];
  const columns = splitColumns({ ...area, y: branchY, h: branchH }, Math.max(1, branches.length), 0.45).map(
    (box) => (box.w > 4.4 ? { ...box, x: box.x + (box.w - 4.4) / 2, w: 4.4 } : box),
  );
  const midX = root.x + root.w / 2;
  const trunkY = root.y + root.h + 0.2;
  columns.forEach((box, at) => {
    if (branches[at] === undefined) return;
    const x = box.x + box.w / 2;
    const bend = [
      { x: midX, y: root.y + root.h },
      { x: midX, y: trunkY },
      { x, y: trunkY },
      { x, y: box.y - 0.03 },
    ];
    page.add(connect(`Ligação ${at + 1}`, Math.abs(x - midX) < 0.02 ? [bend[0], bend[3]] : bend, page));
  });
  const words = branches.map(
    ({ link, node, leaves }) => `${link} ${node}${leaves.length > 0 ? ` (${leaves.join(', ')})` : ''}`,
  );
  page.write(
    {
      ...{ name: 'Centro', box: root, style: { ...look.root.style, align: 'center', anchor: 'middle' } },
      ...{
        leastPt: 20,
        fill: look.root.fill,
        inset: { l: 0.2, r: 0.2 },
        ...corner(page, root),
        isBalanced: true,
      },
      alt: `Mapa conceitual: ${block.root} ${words.join('; ')}.`,
    },
    block.root,
  );
  branches.forEach(({ link, node, leaves }, at) => {
    const box = columns[at] ?? area;
    const middle = box.x + box.w / 2;
    const room = { x: box.x - 0.1, y: trunkY + 0.12, w: box.w + 0.2, h: box.y - trunkY - 0.25 };
    page.write(
      {
        ...{ name: `Palavra de ligação ${at + 1}`, box: patchOf(link, room, middle, look.link) },
        ...{ style: { ...look.link, align: 'center', anchor: 'middle' }, leastPt: 16, fill: page.background },
      },
      link,
    );
    page.write(
      {
        ...{
          name: `Ramo ${at + 1}`,
          box,
          fill: look.branch ?? accentAt(page.look, at),
          ...corner(page, box),
        },
        style: { ...look.node, align: 'center', anchor: 'middle', colour: page.look.onAccent },
        ...{ leastPt: 16, inset: { l: 0.12, r: 0.12 }, isBalanced: true },
      },
      node,
    );
    addLeaves(
      page,
      leaves,
      at,
      { ...box, y: box.y + box.h + 0.35, h: area.y + area.h - box.y - box.h - 0.35 },
      look,
    );
  });
}

function addLeaves(page: Page, leaves: readonly string[], at: number, room: Box, look: MapLook): void {
  const shown = takeMost(page, leaves, MOST.leaves, `Folhas ${at + 1}`);
  if (shown.length === 0) return;
  const h = Math.min(room.h, 0.3 + shown.length * 0.5);
  const box = { ...room, h };
  const x = room.x + room.w / 2;
  page.add(
    connect(
      `Ligação da folha ${at + 1}`,
      [
        { x, y: room.y - 0.35 },
        { x, y: room.y - 0.03 },
      ],
      page,
    ),
  );
  page.write(
    {
      ...{ name: `Folhas ${at + 1}`, box, fill: page.look.card, ...corner(page, box), leastPt: 16 },
      style: { ...look.leaf, align: 'center', anchor: 'middle' },
      inset: { l: 0.15, r: 0.15, t: 0.1, b: 0.1 },
    },
    shown.map((leaf) => page.paragraph(leaf, look.leaf, { spaceAfterPt: 3 })),
  );
}

/** The patch behind a link word is as wide as the word. */
function patchOf(link: string, room: Box, middle: number, style: TextStyle): Box {
  const letters = Math.min(room.w, 0.3 + (link.length * style.sizePt * 0.6) / 72);
  return { ...room, x: middle - letters / 2, w: letters };
}

function connect(name: string, points: (Point | undefined)[], { look }: Page) {
  const known = points.filter((point) => point !== undefined);
  return route(name, known, { colour: look.ink, widthPt: 2, arrow: 'end' });
}
