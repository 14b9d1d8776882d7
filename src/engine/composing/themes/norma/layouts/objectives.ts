import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { BODY, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import { takeMost, withoutVerb } from '#engine/composing/themes/parts/facts.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

/** What will be learned, one row each, the verb in bold. */
export function drawObjectives(page: Page): void {
  const block = page.take('objectives');
  const items = takeMost(page, block?.items ?? [], 5, 'Objetivos');
  const codes = block?.codes ?? [];
  const count = items.length || 3;
  page.asKind(
    `${count}${codes.length > 0 ? '-códigos' : ''}`,
    `${count} ${count === 1 ? 'objetivo' : 'objetivos'}`,
  );
  drawSheet(page);
  const style = text(count === 2 ? 28 : 24, { anchor: 'middle' });
  const rows = Array.from({ length: count }, (_, at) => {
    const item = items[at];
    if (item === undefined) return { key: null, content: null };
    const apart = item.text.charAt(item.verb?.length ?? 0) === ',' ? ', ' : ' ';
    const verb =
      item.verb === null ? [] : page.paragraph(upperFirst(item.verb) + apart, style, { isBold: true }).runs;
    return {
      key: String(at + 1),
      content: [{ runs: [...verb, ...page.paragraph(withoutVerb(item), style).runs] }],
    };
  });
  const area = { ...BODY, y: 2.25, h: codes.length > 0 ? 4.0 : 4.45 };
  const [only] = items;
  if (count === 1 && only !== undefined) drawAim(page, only, codes.length > 0 ? 3.85 : 4.3);
  else page.furnish(rule('Fio da cabeça', { ...area, w: BODY.w }, 'dk1', 0.02));
  if (count > 1)
    drawRows(page, rows, area, {
      ...{ key: head(32, { colour: 'accent1', anchor: 'middle' }), keyIn: 0.9, text: style },
      ...{ stepIn: count === 2 ? 2 : 1.25, name: 'Objetivo' },
    });
  if (codes.length === 0) return;
  page.field(
    {
      ...{ name: 'Habilidades', box: { x: 0.7, y: 6.32, w: 11.93, h: 0.42 } },
      ...{ style: text(18, { isBold: true, colour: 'accent1', anchor: 'middle' }), leastPt: 16 },
    },
    codes.join(' · '),
  );
}

/** The one thing to be learned on the dark ground, its verb large in the signal colour. */
function drawAim(
  page: Page,
  { verb, text: said }: { verb: string | null; text: string },
  heightIn: number,
): void {
  const box = { ...BODY, h: heightIn };
  page.furnish(plate('Painel', box, LOOK.dark), rule('Fio do painel', box, LOOK.signal, 0.06));
  const style = head(34, { colour: LOOK.onDark, anchor: 'middle' });
  const lead = { sizePt: 54, colour: LOOK.signal, spaceAfterPt: 8 };
  page.field(
    {
      ...{ name: 'Objetivo 1', box: { ...box, x: box.x + 0.55, w: box.w - 1.1 } },
      ...{ style, leastPt: 22, isBalanced: verb === null },
    },
    [
      ...(verb === null ? [] : [page.paragraph(upperFirst(verb), style, lead)]),
      page.paragraph(verb === null ? upperFirst(said) : withoutVerb({ verb, text: said }), style),
    ],
  );
}
