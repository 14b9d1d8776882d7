import { useId, useState } from 'react';
import type { FieldPath } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraftInTurn } from '#web/production/studio/use-in-turn.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const figure = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6, useGrouping: false });

/** What a number is written as: `12,5`; nothing for none. */
const write = (value: number | null) => (value === null ? '' : figure.format(value));

/** A number of the slide, or none. What is no number yet stays in the field and is said to be none. */
export function NumberField({
  path,
  value,
  label,
  isLabelHidden = false,
  isWhole = false,
  className,
}: {
  path: FieldPath;
  value: number | null;
  label: string;
  isLabelHidden?: boolean;
  /** Minutes and numbers of questions: from 0 (a cover takes none), without a fraction. */
  isWhole?: boolean;
  className?: string;
}) {
  const { store } = useStudio();
  const id = useId();
  // The field may stay for the next slide: what was typed belongs to one.
  const slideId = useDraftInTurn('blocks', (state) => state.slideId);
  const [kept, keep] = useState<{ text: string; slideId: string } | null>(null);
  const typed = kept?.slideId === slideId ? kept.text : null;
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null;
    const number = NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
    return Number.isFinite(number) && (!isWhole || (Number.isInteger(number) && number >= 0))
      ? number
      : undefined;
  };
  // Undone or changed elsewhere, the deck says what stands here.
  const shown = typed !== null && (read(typed) === value || read(typed) === undefined) ? typed : write(value);
  const isFaulty = read(shown) === undefined;
  return (
    <div className={joinClasses('min-w-0', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'studio-label'}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="field studio-field num"
        data-field={path}
        value={shown}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? `${id}-fault` : undefined}
        onFocus={() => store.lookAt(path)}
        onBlur={() => {
          keep(null);
          store.seal();
        }}
        onChange={({ target }) => {
          keep({ text: target.value, slideId });
          const next = read(target.value);
          if (next !== undefined && next !== value) store.write(path, next, true);
        }}
      />
      {isFaulty && (
        <p id={`${id}-fault`} className="mt-0.5 text-[.8125rem] font-bold text-error-t">
          {TEXTS.notANumber}
        </p>
      )}
    </div>
  );
}
