import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { parseXml } from '#engine/reading/office/xml/parse-xml.ts';
import { wrapXmlPart } from '#tests/builders/office-builder.ts';
import { readChart } from './read-frame-parts.ts';

const point = (index: number, value: string) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`;
const names = (...values: string[]) =>
  `<c:strRef><c:strCache>${values.map((value, index) => point(index, value)).join('')}</c:strCache></c:strRef>`;
const numbers = (inside: string) => `<c:numRef><c:numCache>${inside}</c:numCache></c:numRef>`;
const series = (name: string, values: string, categories = '') =>
  `<c:ser><c:tx>${names(name)}</c:tx>${categories}<c:val>${numbers(values)}</c:val></c:ser>`;
const chart = (inside: string, title = '') =>
  readChart(
    parseXml(
      strToU8(
        wrapXmlPart(
          'c:chartSpace',
          `<c:chart>${title}<c:plotArea><c:barChart>${inside}</c:barChart></c:plotArea></c:chart>`,
        ),
      ),
    ),
  );

it('a chart is read as its title, categories and series', () => {
  const title =
    '<c:title><c:tx><c:rich><a:p><a:r><a:t>Chuva por mês</a:t></a:r></a:p></c:rich></c:tx></c:title>';
  const categories = `<c:cat>${names('jan', 'fev')}</c:cat>`;
  expect(
    chart(
      series('2024', point(0, '10') + point(1, '2.5'), categories) + series('2025', point(0, '7')),
      title,
    ),
  ).toEqual({
    type: 'chart',
    title: 'Chuva por mês',
    categories: ['jan', 'fev'],
    series: [
      { name: '2024', values: [10, 2.5] },
      { name: '2025', values: [7] },
    ],
  });
});

it('a missing point is null at its place and an absurd index makes no room', () => {
  const read = chart(series('S', point(2, '5') + point(4_000_000_000, '1')));
  const [first] = read.type === 'chart' ? read.series : [];
  expect(first?.values.slice(0, 3)).toEqual([null, null, 5]);
  expect(first?.values.length).toBeLessThanOrEqual(500);
});

it('the title a chart makes up is the name of its only series', () => {
  expect(chart(series('Chuva', point(0, '1')), '<c:title/>')).toMatchObject({ title: 'Chuva' });
  expect(chart(series('Chuva', point(0, '1')))).toMatchObject({ title: null });
});
