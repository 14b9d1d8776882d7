import { useFormContext } from 'react-hook-form';
import { EDUCATION_LEVELS } from '#shared/lessons/order.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import type { OrderValues } from './order-values.ts';

/** Who learns, how long, what for, and a word to the team. All of it may stay empty. */
export function DetailsGroup() {
  const { register, formState } = useFormContext<OrderValues>();
  const { errors } = formState;
  return (
    <>
      <p className="max-w-[56ch] text-tinta-2">{TEXTS.detailsLead}</p>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <SelectField
          label={TEXTS.level}
          error={errors.educationLevel?.message}
          {...register('educationLevel')}
        >
          <option value="">{TEXTS.noLevel}</option>
          {Object.entries(EDUCATION_LEVELS).map(([level, label]) => (
            <option key={level} value={level}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={
            <>
              {TEXTS.duration} <span className="font-normal text-tinta-2">({TEXTS.minutes})</span>
            </>
          }
          inputMode="numeric"
          placeholder="Por exemplo, 50"
          error={errors.lessonDuration?.message}
          {...register('lessonDuration')}
        />
      </div>
      <TextField
        label={TEXTS.audience}
        hint={TEXTS.audienceHint}
        error={errors.targetAudience?.message}
        {...register('targetAudience')}
      />
      <TextArea
        label={TEXTS.objectives}
        minLines={3}
        hint={TEXTS.objectivesHint}
        error={errors.learningObjectives?.message}
        {...register('learningObjectives')}
      />
      <TextArea
        label={TEXTS.comments}
        isOptional
        minLines={3}
        placeholder={TEXTS.commentsPlaceholder}
        error={errors.comments?.message}
        {...register('comments')}
      />
    </>
  );
}
