import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { questionSchema } from '#shared/composition/blocks.ts';
import type { FieldPath } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from './choice-field.tsx';
import { moveIn, RowMenu } from './row-menu.tsx';
import { TypedField } from './typed-field.tsx';

type Question = BlockOf<'question'>;
const KINDS = questionSchema.shape.kind.options;
const letter = (at: number) => String.fromCharCode(65 + at);

/** The options of a question, which one is right and why, its kind and how hard it is. */
export function QuestionParts({ block, path }: { block: Question; path: FieldPath }) {
  const { store } = useStudio();
  const group = useId();
  const { options, right } = block;
  const write = (next: Partial<Question>) => store.write(path, { ...block, ...next });
  const rightAfter = (order: readonly number[]) => {
    const at = right === null ? -1 : order.indexOf(right);
    return at < 0 ? null : at;
  };
  const reorder = (order: readonly number[]) =>
    write({ options: order.map((at) => options[at] ?? ''), right: rightAfter(order) });
  const places = options.map((_, at) => at);
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="studio-label">{TEXTS.options}</legend>
        <ol className="grid gap-1.5">
          {options.map((option, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its letter
            <li key={at} className="flex items-start gap-1.5">
              <label className="studio-radio">
                <input
                  type="radio"
                  className="tick"
                  name={group}
                  checked={right === at}
                  aria-label={TEXTS.right(letter(at))}
                  onChange={() => write({ right: at })}
                />
              </label>
              <TypedField
                path={`${path}.options.${at}`}
                value={option}
                label={TEXTS.option(letter(at))}
                isLabelHidden
                isLong
                className="flex-1"
              />
              <RowMenu
                name={TEXTS.option(letter(at))}
                index={at}
                count={options.length}
                onMove={(to) => reorder(moveIn(places, at, to))}
                onRemove={() => reorder(places.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ol>
        <Button
          variant="text"
          size="d"
          className="mt-1 px-2!"
          onClick={() => write({ options: [...options, ''] })}
        >
          <Plus size={16} aria-hidden="true" />
          {TEXTS.addOption}
        </Button>
      </fieldset>
      <TypedField path={`${path}.answer`} value={block.answer} label={TEXTS.answer} isLong isOptional />
      <TypedField path={`${path}.reason`} value={block.reason} label={TEXTS.reason} isLong isOptional />
      <div className="flex flex-wrap gap-2">
        <Choice
          label={TEXTS.kind}
          value={block.kind}
          options={KINDS.map((kind) => [kind, TEXTS.kinds[kind]])}
          onChoose={(kind) => write({ kind })}
        />
        <Choice
          label={TEXTS.difficulty}
          value={String(block.difficulty)}
          options={TEXTS.difficulties.map((words, at) => [String(at + 1), words])}
          onChoose={(difficulty) => write({ difficulty: Number(difficulty) })}
        />
      </div>
    </>
  );
}
