import { Plus } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { FieldForm } from '#web/production/studio/model/block-forms.ts';
import { slideOf } from '#web/production/studio/model/draft-store.ts';
import { type FieldPath, getAt } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { usePartsInTurn } from '#web/production/studio/use-in-turn.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { NumberField } from './number-field.tsx';
import { PassageMarks } from './passage-marks.tsx';
import { moveIn, RowMenu } from './row-menu.tsx';
import { TypedField } from './typed-field.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The fields of a thing, one after another. `name` says whose they are, where several stand side by side. */
export function FormFields({
  fields,
  values,
  path,
  name,
  told,
  hasMore = false,
  onKeyDown,
}: {
  fields: readonly FieldForm[];
  values: Values;
  path: FieldPath;
  name?: string;
  /** Words that stand above them already. */
  told?: string;
  /** Further fields of the thing come when they are asked for. */
  hasMore?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  return fields.map((field) => (
    <OneField
      key={field.key}
      field={field}
      value={values[field.key]}
      path={`${path}.${field.key}`}
      isAlone={fields.length === 1 && !hasMore}
      name={name}
      isTold={field.label === told}
      onKeyDown={onKeyDown}
    />
  ));
}

function OneField({
  field,
  value,
  path,
  isAlone,
  name,
  isTold,
  onKeyDown,
}: {
  field: FieldForm;
  value: unknown;
  path: FieldPath;
  /** The thing has no other field. */
  isAlone: boolean;
  name: string | undefined;
  isTold: boolean;
  onKeyDown: ((event: KeyboardEvent) => void) | undefined;
}) {
  const isLabelHidden = isTold || name !== undefined;
  const label = name === undefined ? field.label : `${name}: ${field.label.toLowerCase()}`;
  switch (field.kind) {
    case 'line':
    case 'area':
      return (
        <TypedField
          path={path}
          value={value as string | null}
          label={isAlone && name !== undefined ? name : label}
          isLabelHidden={isLabelHidden}
          placeholder={name !== undefined && !isAlone ? field.label : undefined}
          isLong={field.kind === 'area' || name !== undefined}
          isOneLine={field.kind === 'line'}
          isOptional={field.isOptional === true}
          most={field.most}
          onKeyDown={onKeyDown}
          className={field.kind === 'area' ? 'grow-[5] basis-40' : 'grow basis-24'}
        />
      );
    case 'number':
      return (
        <NumberField
          path={path}
          value={value as number | null}
          label={label}
          isLabelHidden={isLabelHidden}
          isWhole
          className="w-20 shrink-0"
        />
      );
    case 'lines':
      return <ListField form={field} isTold={isAlone} items={value as string[]} path={path} />;
    case 'list':
      return <ListField form={field} items={value as Values[]} path={path} isTold={isAlone} />;
  }
}

type Item = Values | string;
type ListForm = Extract<FieldForm, { kind: 'list' | 'lines' }>;

/** Several things in their order: changed, added, moved (Alt and the arrows), taken away. */
function ListField({
  form,
  items,
  path,
  isTold,
}: {
  form: ListForm;
  items: readonly Item[];
  path: FieldPath;
  /** What it lists stands above it already. */
  isTold: boolean;
}) {
  const { store } = useStudio();
  const rows = usePartsInTurn(
    items.length,
    (index) => (
      <ListRow key={index} {...{ form, index, path }} item={items[index] as Item} count={items.length} />
    ),
    { first: 0, each: 1 },
  );
  const add = () => {
    store.write(path, [...items, form.kind === 'list' ? form.blank : '']);
    focusSoon(`[data-field^="${path}.${items.length}"]`);
  };
  return (
    <fieldset className="w-full min-w-0 basis-full">
      <legend className={isTold ? 'sr-only' : 'studio-label'}>{form.label}</legend>
      <ol className="@container grid gap-1.5">{rows}</ol>
      <Button variant="text" size="d" className="mt-1 px-2!" onClick={add}>
        <Plus size={16} aria-hidden="true" />
        {TEXTS.add(form.item)}
      </Button>
    </fieldset>
  );
}

/** One of them, drawn anew only when it changes itself; what is done to all of them asks for them then. */
const ListRow = memo(function ListRow({
  form,
  item,
  index,
  count,
  path,
}: {
  form: ListForm;
  item: Item;
  index: number;
  count: number;
  /** Of the list. */
  path: FieldPath;
}) {
  const { store } = useStudio();
  const change = useCallback(
    (to: (items: readonly Item[]) => Item[]) => {
      const slide = slideOf(store.get());
      if (slide) store.write(path, to(getAt(slide, path) as Item[]));
    },
    [store, path],
  );
  const moveByKey = useCallback(
    (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      const to = index + (event.key === 'ArrowUp' ? -1 : 1);
      if (to < 0 || to >= count) return;
      const { field = '' } = (event.target as HTMLElement).dataset;
      change((items) => moveIn(items, index, to));
      focusSoon(`[data-field="${path}.${to}${field.slice(`${path}.${index}`.length)}"]`);
    },
    [change, index, count, path],
  );
  const name = `${form.item} ${index + 1}`;
  const place = `${path}.${index}`;
  const { fields, more } = useWantedFields(form.kind === 'list' ? form.fields : NO_FIELDS, item, place);
  return (
    <li className="flex items-start gap-1.5 @max-sm:flex-wrap">
      <span className="studio-number num" aria-hidden="true">
        {index + 1}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {typeof item === 'string' ? (
          <TypedField
            path={place}
            value={item}
            label={name}
            isLabelHidden
            isLong={form.kind === 'lines' && form.isLong === true}
            onKeyDown={moveByKey}
            className="flex-1"
          />
        ) : (
          <FormFields
            hasMore={more !== null}
            fields={fields}
            values={item}
            path={place}
            name={name}
            onKeyDown={moveByKey}
          />
        )}
      </div>
      {typeof item !== 'string' && <PassageMarks of={item} />}
      <RowMenu
        name={name}
        index={index}
        count={count}
        onMove={(to) => change((items) => moveIn(items, index, to))}
        onRemove={() => change((items) => items.toSpliced(index, 1))}
      >
        {more}
      </RowMenu>
    </li>
  );
});

const NO_FIELDS: readonly FieldForm[] = [];

/**
 * The fields of one of several things, without the names and verbs that it does not have: an empty one beside each would take
 * a third of the room that is written in. `more` offers them in its menu.
 */
function useWantedFields(
  all: readonly FieldForm[],
  item: Item,
  place: FieldPath,
): { fields: readonly FieldForm[]; more: ReactNode | null } {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const isEmpty = ({ key }: FieldForm) => typeof item === 'string' || (item[key] ?? '') === '';
  const isLeft = (field: FieldForm) =>
    field.kind === 'line' && field.isOptional === true && !asked.has(field.key) && isEmpty(field);
  // One that was there stays while it is emptied.
  const seen = all.filter((field) => field.kind === 'line' && !asked.has(field.key) && !isEmpty(field));
  if (seen.length > 0) setAsked(new Set([...asked, ...seen.map(({ key }) => key)]));
  const left = all.filter(isLeft);
  const told = left.map(({ key }) => key).join(' ');
  // The same for as long as the same are left: a key typed beside the menu does not draw it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` is told by its keys
  const more = useMemo(
    () =>
      left.map(({ key, label }) => (
        <MenuItem
          key={key}
          onSelect={() => {
            setAsked((before) => new Set([...before, key]));
            // The menu gives the focus back to its button first.
            setTimeout(() => focusSoon(`[data-field="${place}.${key}"]`));
          }}
        >
          <Plus size={17} aria-hidden="true" />
          {TEXTS.add(label)}
        </MenuItem>
      )),
    [told, place],
  );
  return left.length === 0
    ? { fields: all, more: null }
    : { fields: all.filter((field) => !isLeft(field)), more };
}

const focusSoon = (selector: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
