import type { Colour, Slot } from '#engine/composing/drawing/colours.ts';
import { joinFact, takeAside, takeFacts, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { listLines } from '#engine/composing/themes/parts/list-lines.ts';
import type { Page } from '#engine/composing/themes/parts/page.ts';
import { setLead } from '#engine/composing/themes/parts/stress.ts';
import { head, LOOK, text } from '#engine/composing/themes/recreio/look.ts';
import { card, colourOf, deeper, quarter, writeTitle } from '#engine/composing/themes/recreio/paper.ts';

/** A page in one colour with cut paper in its corner. */
function drawCutPaper(page: Page, fill: Slot, ink: Colour, cuts: readonly [Colour, Colour]): void {
  page.background = fill;
  page.furnish(quarter('Recorte', { x: 40 / 3 - 3.9, y: 3.6, w: 3.9, h: 3.9 }, cuts[0], 'bottomRight'));
  page.furnish(
    quarter('Recorte de dentro', { x: 40 / 3 - 2.2, y: 5.3, w: 2.2, h: 2.2 }, cuts[1], 'bottomRight'),
  );
  page.foot('number', {
    ...{ name: 'Número', box: { x: 11.73, y: 6.83, w: 0.9, h: 0.4 }, leastPt: 16 },
    style: head(18, { align: 'right', anchor: 'middle', colour: cuts[1] === 'dk2' ? LOOK.onDark : LOOK.ink }),
  });
  page.foot('source', {
    ...{ name: 'Fonte', box: { x: 0.7, y: 6.86, w: 8.0, h: 0.36 }, leastPt: 16 },
    style: text(16, { anchor: 'middle', colour: ink }),
  });
}

/** One sentence in large letters on the colour of its section. */
export function drawStatement(page: Page): void {
  const [fact] = takeMost(page, takeFacts(page), 1, 'Frase');
  const fill = colourOf(page);
  page.asKind(fill, 'na cor da seção');
  drawCutPaper(page, fill, LOOK.onAccent, [deeper(fill), 'accent3']);
  writeTitle(page, { x: 0.7, y: 0.45, w: 11.9, h: 1.1 }, LOOK.onAccent, 32);
  page.field(
    {
      ...{ name: 'Frase', box: { x: 0.7, y: 1.75, w: 10.6, h: 3.4 }, isBalanced: true },
      ...{ style: head(52, { colour: LOOK.onAccent, anchor: 'middle' }), leastPt: 32 },
    },
    fact === undefined
      ? null
      : fact.head === null
        ? setLead(page, fact.text, head(52), { leadPt: 72, colour: LOOK.onAccent, stressed: null })
        : [joinFact(page, fact, head(52))],
  );
}

/** A word and what it means, on a page of its own colour. */
export function drawDefinition(page: Page): void {
  const block = page.take('definition');
  const aside = takeAside(page);
  page.asKind(aside === null ? 'termo' : 'exemplos', aside === null ? 'um termo' : 'termo e exemplos');
  drawCutPaper(page, 'accent3', LOOK.ink, ['accent2', 'dk2']);
  writeTitle(page, { x: 0.7, y: 0.4, w: 11.9, h: 1.1 }, 'dk1', 32);
  page.field(
    {
      ...{ name: 'Termo', box: { x: 0.7, y: 1.52, w: 11.5, h: 1.36 } },
      ...{ style: head(76, { colour: LOOK.dark, anchor: 'middle' }), leastPt: 36 },
    },
    block?.term ?? null,
  );
  const box = { x: 0.7, y: 3.0, w: 8.2, h: 3.5 };
  page.furnish(card(page, 'Cartão', box));
  const meaning = text(aside === null ? 34 : 26, { anchor: aside === null ? 'middle' : 'top' });
  page.field(
    {
      ...{ name: 'Significado', box: { x: 1.1, y: 3.25, w: 7.4, h: aside === null ? 3.0 : 1.75 } },
      ...{ style: meaning, leastPt: LOOK.least.body, isBalanced: true },
    },
    block === null ? null : (listLines(page, block.text, meaning) ?? block.text),
  );
  if (aside === null) return;
  page.field(
    { name: 'Exemplos', box: { x: 1.1, y: 5.1, w: 7.4, h: 1.25 }, style: text(22), leastPt: 18 },
    aside.texts.map((fact) => joinFact(page, fact, text(22))),
  );
}
