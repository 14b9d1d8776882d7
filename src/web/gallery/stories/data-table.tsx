import { useState } from 'react';
import { Case } from '#web/gallery/case.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

const COLUMNS: readonly Column[] = [
  { label: 'Projeto' },
  { label: 'Status', className: 'w-40 max-md:hidden' },
  { label: 'Ação', className: 'w-24', isSpoken: true },
];

function Row({ title }: { title: string }) {
  return (
    <tr>
      <td>
        <span className="line-clamp-2 font-bold wrap-anywhere" title={title}>
          {title}
        </span>
        <span className="hint block">15 slides</span>
      </td>
      <td className="max-md:hidden">
        <Chip tone="info">Em Produção</Chip>
      </td>
      <td>
        <Button variant="outline" size="d" aria-label={`Ver ${title}`}>
          Ver
        </Button>
      </td>
    </tr>
  );
}

const SORTED_COLUMNS: readonly Column[] = [
  { label: 'Projeto', sort: { key: 'title' } },
  { label: 'Status', className: 'w-40 max-md:hidden', sort: { key: 'status' } },
  { label: 'Ação', className: 'w-24', isSpoken: true },
];

/** The heads order the table; the address of a screen keeps the order. */
function Sorted({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  const titles = ['Ciclo da água', 'Fotossíntese', 'Zonas climáticas'];
  return (
    <DataTable columns={SORTED_COLUMNS} sort={{ value, onSort: setValue }}>
      {(value === '-title' ? titles.toReversed() : titles).map((title) => (
        <Row key={title} title={title} />
      ))}
    </DataTable>
  );
}

export const dataTable: Story = {
  id: 'data-table',
  name: 'Tabela',
  purpose:
    'Linhas de colunas fixas: título em negrito, apoio abaixo, uma ação por linha. No celular a linha vira cartão.',
  pieces: ['DataTable'],
  Show: () => (
    <>
      <Case label="repouso, com textos de 200 caracteres">
        <DataTable columns={COLUMNS}>
          <Row title="Fotossíntese" />
          <Row title={LONG_TEXT} />
          <Row title={UNBROKEN_TEXT} />
        </DataTable>
      </Case>
      <Case label="hover na linha" as="hover">
        <DataTable columns={COLUMNS}>
          <Row title="Com o ponteiro" />
          <Row title="Ciclo da água" />
        </DataTable>
      </Case>
      <Case label="a folha principal da tela, densidade da equipe" className="dense">
        <DataTable columns={COLUMNS} isRaised>
          <Row title="Ciclo da água" />
        </DataTable>
      </Case>
      <Case label="ordenada pelo título">
        <Sorted first="title" />
      </Case>
      <Case label="do fim para o começo, densidade da equipe, com o ponteiro" as="hover" className="dense">
        <Sorted first="-title" />
      </Case>
      <Case label="sem linhas">
        <DataTable columns={COLUMNS}>
          <tr>
            <td className="text-ink-2">Nenhum projeto encontrado</td>
            <td className="max-md:hidden" />
            <td />
          </tr>
        </DataTable>
      </Case>
    </>
  ),
};
