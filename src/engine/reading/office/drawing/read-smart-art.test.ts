import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { parseXml } from '#engine/reading/office/xml/parse-xml.ts';
import { wrapXmlPart } from '#tests/builders/office-builder.ts';
import { readSmartArt } from './read-frame-parts.ts';

const point = (id: string, text: string, attributes = '') =>
  `<dgm:pt modelId="${id}" ${attributes}><dgm:prSet/><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
const connection = (from: string, to: string, order: number, type = '') =>
  `<dgm:cxn ${type} srcId="${from}" destId="${to}" srcOrd="${order}"/>`;
const read = (points: string, connections = '') =>
  readSmartArt(
    parseXml(
      strToU8(
        wrapXmlPart(
          'dgm:dataModel',
          `<dgm:ptLst>${points}</dgm:ptLst><dgm:cxnLst>${connections}</dgm:cxnLst>`,
        ),
      ),
    ),
  );

it('SmartArt is a list in the order and depth of its connections', () => {
  const points =
    point('0', '', 'type="doc"') + point('b', 'Chuva') + point('a', 'Nuvem') + point('c', 'Gota');
  const links = connection('0', 'b', 1) + connection('0', 'a', 0) + connection('a', 'c', 0);
  expect(read(points, links)).toEqual([
    {
      type: 'list',
      isOrdered: false,
      items: [
        { text: 'Nuvem', level: 0 },
        { text: 'Gota', level: 1 },
        { text: 'Chuva', level: 0 },
      ],
    },
  ]);
});

it('points of its presentation and its transitions are not text', () => {
  const points =
    point('a', 'Nuvem') + point('p', 'Nuvem', 'type="pres"') + point('s', 'x', 'type="sibTrans"');
  expect(read(points, connection('a', 'p', 0, 'type="presOf"'))).toMatchObject([
    { items: [{ text: 'Nuvem' }] },
  ]);
});

it('sample words of points nobody filled in are not text', () => {
  const prompt = point('a', '[Texto]').replace('<dgm:prSet/>', '<dgm:prSet phldr="1"/>');
  expect(read(prompt)).toEqual([]);
});

it('a chain of ten thousand points does not fill the stack', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `${index}`);
  const links = ids.map((id) => connection(id, `${Number(id) + 1}`, 0)).join('');
  const [list] = read(ids.map((id) => point(id, 'x')).join(''), links);
  expect(list?.type === 'list' && list.items.length).toBe(10_000);
});

it('a loop of connections ends', () => {
  const links = connection('a', 'b', 0) + connection('b', 'a', 0);
  expect(read(point('a', 'Nuvem') + point('b', 'Chuva'), links)).toMatchObject([{ items: [{}, {}] }]);
});
