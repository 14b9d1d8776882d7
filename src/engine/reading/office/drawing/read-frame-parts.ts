import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import type { Relationship } from '#engine/reading/office/relationships.ts';
import { findDescendants, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { readChart } from './read-chart.ts';
import { readSmartArt } from './read-smart-art.ts';

/** The charts and SmartArt a drawing points to; a part that is not there gives nothing. */
export function readFrameParts(
  drawing: XmlElement,
  office: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): DraftBlock[] {
  const readTarget = (id: string | undefined): XmlElement | null => {
    const target = id === undefined ? undefined : relationships.get(id);
    return target ? office.readXml(target.target) : null;
  };
  const charts = findDescendants(drawing, 'c:chart').map(({ attributes }) => readTarget(attributes['r:id']));
  const models = findDescendants(drawing, 'dgm:relIds').map(({ attributes }) =>
    readTarget(attributes['r:dm']),
  );
  return [
    ...charts.flatMap((chart) => (chart ? [readChart(chart)] : [])),
    ...models.flatMap((model) => (model ? readSmartArt(model) : [])),
  ];
}
