import { orderSchema } from '#shared/lessons/lesson.schemas.ts';
import { firstIssues, useJudgedValues } from '#web/platform/use-judged-values.ts';
import { completeOrder, type OrderValues } from './order-values.ts';

/**
 * The order as it is filled in, by the person, a draft, the address and the meter. `completing` tells what is known
 * of the material when it is judged: the schema judges the order completed as it is sent.
 */
export function useOrderForm(initial: OrderValues, completing: () => Parameters<typeof completeOrder>[1]) {
  const held = useJudgedValues(initial, (values) => {
    const judged = orderSchema.safeParse(completeOrder(values, completing()));
    return judged.success ? {} : firstIssues(judged.error.issues);
  });
  const { errors, judgeNow, tell, change } = held;
  return {
    ...held,
    /** Whether all is well, before a sending; what is not is told. */
    accepts(): boolean {
      const found = judgeNow();
      const isWell = Object.keys(found).length === 0;
      tell(found, !isWell);
      return isWell;
    },
    /** Judges one field out of turn, where something else than typing has changed it. */
    judgeField(name: keyof OrderValues) {
      const { [name]: _, ...others } = errors;
      const fault = judgeNow()[name];
      tell(fault === undefined ? others : { ...others, [name]: fault });
    },
    /** Spread into the field of that name. */
    field: (name: keyof OrderValues) => ({
      name,
      value: held.values[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as Partial<OrderValues>),
    }),
    focus: (name: keyof OrderValues) => document.getElementsByName(name)[0]?.focus(),
  };
}
export type OrderFormState = ReturnType<typeof useOrderForm>;
