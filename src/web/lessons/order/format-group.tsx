import { useFormContext } from 'react-hook-form';
import { OUTPUT_FORMATS, type OutputFormat } from '#shared/lessons/order.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import { formatOf, type OrderValues } from './order-values.ts';

/** The file format. Nothing is written into the form until the person chooses, so that the usual one follows the service. */
export function FormatGroup() {
  const { watch, setValue, formState } = useFormContext<OrderValues>();
  const [format, serviceType] = watch(['format', 'serviceType']);
  const current = formatOf({ format, serviceType });
  return (
    <ChoiceGroup
      legend={TEXTS.formatQuestion}
      error={formState.errors.format?.message}
      className="grid gap-3 sm:grid-cols-3"
    >
      {(Object.keys(OUTPUT_FORMATS) as OutputFormat[]).map((one) => (
        <RadioCard
          key={one}
          name="format"
          value={one}
          title={OUTPUT_FORMATS[one]}
          description={TEXTS.formatNotes[serviceType][one]}
          checked={one === current}
          onChange={() => setValue('format', one, { shouldDirty: true })}
        />
      ))}
    </ChoiceGroup>
  );
}
