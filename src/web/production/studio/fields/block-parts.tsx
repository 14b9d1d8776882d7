import type { BlockOf } from '#shared/composition/blocks.ts';
import { CHART_FORMS } from '#shared/composition/blocks.ts';
import type { FieldPath } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';
import { Choice } from './choice-field.tsx';
import { GridField } from './grid-field.tsx';
import { NumberField } from './number-field.tsx';
import { moveIn } from './row-menu.tsx';
import { TypedField } from './typed-field.tsx';

/** The cells of a table. */
export function TableGrid({ block, path }: { block: BlockOf<'table'>; path: FieldPath }) {
  const { store } = useStudio();
  const { columns, rows } = block;
  const write = (next: Partial<BlockOf<'table'>>) => store.write(path, { ...block, ...next });
  const eachRow = (change: (row: string[]) => string[]) => rows.map(change);
  return (
    <GridField
      label={TEXTS.added.table}
      columns={columns}
      rows={rows.length}
      least={{ rows: 1, columns: 1 }}
      head={(at) => (
        <TypedField
          path={`${path}.columns.${at}`}
          value={columns[at] ?? ''}
          label={TEXTS.column(at + 1)}
          isLabelHidden
          isLong
          isOneLine
          className="flex-1"
        />
      )}
      cell={(row, column) => (
        <TypedField
          path={`${path}.rows.${row}.${column}`}
          value={rows[row]?.[column] ?? ''}
          label={TEXTS.cell(row + 1, column + 1)}
          isLabelHidden
          isLong
          isOneLine
        />
      )}
      onColumns={{
        add: () => write({ columns: [...columns, ''], rows: eachRow((row) => [...row, '']) }),
        move: (from, to) =>
          write({ columns: moveIn(columns, from, to), rows: eachRow((row) => moveIn(row, from, to)) }),
        remove: (at) =>
          write({ columns: columns.toSpliced(at, 1), rows: eachRow((row) => row.toSpliced(at, 1)) }),
      }}
      onRows={{
        add: () => write({ rows: [...rows, columns.map(() => '')] }),
        move: (from, to) => write({ rows: moveIn(rows, from, to) }),
        remove: (at) => write({ rows: rows.toSpliced(at, 1) }),
      }}
    />
  );
}

/** The numbers of a chart, a row for each category, and how it is drawn. */
export function ChartGrid({ block, path }: { block: BlockOf<'chart'>; path: FieldPath }) {
  const { store } = useStudio();
  const { categories, series, highlight } = block;
  const write = (next: Partial<BlockOf<'chart'>>) => store.write(path, { ...block, ...next });
  const eachSeries = (change: (values: (number | null)[]) => (number | null)[]) =>
    series.map((one) => ({ ...one, values: change(one.values) }));
  return (
    <>
      <GridField
        label={TEXTS.added.chart}
        corner={TEXTS.category}
        columns={series.map(({ name }) => name)}
        rows={categories.length}
        least={{ rows: 1, columns: 1 }}
        head={(at) => (
          <TypedField
            path={`${path}.series.${at}.name`}
            value={series[at]?.name ?? ''}
            label={TEXTS.series(at + 1)}
            isLabelHidden
            isLong
            isOneLine
            className="flex-1"
          />
        )}
        cell={(row, column) =>
          column === 0 ? (
            <TypedField
              path={`${path}.categories.${row}`}
              value={categories[row] ?? ''}
              label={`${TEXTS.category} ${row + 1}`}
              isLabelHidden
              isLong
              isOneLine
            />
          ) : (
            <NumberField
              path={`${path}.series.${column - 1}.values.${row}`}
              value={series[column - 1]?.values[row] ?? null}
              label={TEXTS.cell(row + 1, column)}
              isLabelHidden
            />
          )
        }
        onColumns={{
          add: () => write({ series: [...series, { name: '', values: categories.map(() => null) }] }),
          move: (from, to) => write({ series: moveIn(series, from, to) }),
          remove: (at) => write({ series: series.toSpliced(at, 1) }),
        }}
        onRows={{
          add: () => write({ categories: [...categories, ''], series: eachSeries((all) => [...all, null]) }),
          move: (from, to) =>
            write({
              categories: moveIn(categories, from, to),
              series: eachSeries((all) => moveIn(all, from, to)),
              highlight: highlight === from ? to : highlight === to ? from : highlight,
            }),
          remove: (at) =>
            write({
              categories: categories.toSpliced(at, 1),
              series: eachSeries((all) => all.toSpliced(at, 1)),
              highlight: highlight === null || highlight === at ? null : highlight - (highlight > at ? 1 : 0),
            }),
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Choice
          label={TEXTS.chartForm}
          value={block.form}
          options={CHART_FORMS.map((form) => [form, TEXTS.chartForms[form]])}
          onChoose={(form) => write({ form })}
        />
        <Choice
          label={TEXTS.highlight}
          value={highlight === null ? '' : String(highlight)}
          options={[
            ['', TEXTS.none],
            ...categories.map((name, at) => [String(at), name || TEXTS.row(at + 1)] as const),
          ]}
          onChoose={(at) => write({ highlight: at === '' ? null : Number(at) })}
        />
      </div>
    </>
  );
}
