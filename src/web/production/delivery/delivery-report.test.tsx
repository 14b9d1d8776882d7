import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ComparedPage } from '#shared/production/delivery-report.ts';
import { DeliveryReportPart } from './delivery-report.tsx';

afterEach(cleanup);

const part = (page: Partial<ComparedPage>): ComparedPage => ({
  ...{ state: 'changed', at: 2, draftAt: 2, title: 'Plantio', added: [], removed: [] },
  ...page,
});

it('tells what stands in another order, and not what only made room for it', () => {
  const places = [
    ['A rega', 1, 1],
    ['A colheita', 2, 4],
    ['Plantio', 3, 2],
    ['O solo', 4, 3],
  ] as const;
  const pages = places.map(([title, at, draftAt]) =>
    part({ state: 'same', title, at, draftAt, chapter: 'A horta' }),
  );
  render(
    <DeliveryReportPart report={{ findings: [], unit: 'section', comparison: { draftVersion: 1, pages } }} />,
  );
  expect(screen.getByText('Seções comparadas ao rascunho: 4 iguais, 1 em outro lugar')).toBeTruthy();
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Seção “A colheita” de “A horta”, mudou de lugar: agora depois de “A rega”',
  ]);
});

it('names the sections of a Word document by their headings, not by numbers', () => {
  const pages = [
    part({ state: 'same', at: 1, draftAt: 1, title: 'A alface', chapter: null }),
    part({ chapter: 'A alface', added: ['viveiro'], removed: ['canteiro'] }),
    part({ state: 'new', at: 3, draftAt: null, title: 'A colheita', chapter: 'A rega' }),
    part({ state: 'missing', at: null, draftAt: 4, title: 'Glossário', chapter: null }),
  ];
  render(
    <DeliveryReportPart report={{ findings: [], unit: 'section', comparison: { draftVersion: 1, pages } }} />,
  );
  expect(
    screen.getByText('Seções comparadas ao rascunho: 1 igual, 1 mudada, 1 nova, 1 a menos'),
  ).toBeTruthy();
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Seção “Plantio” de “A alface”Saiu: canteiroEntrou: viveiro',
    'Seção “A colheita” de “A rega” (parte nova)',
    '“Glossário” (no rascunho; não está no arquivo)',
  ]);
});
