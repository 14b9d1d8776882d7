const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** `60,9`; whole numbers without a comma. */
export const formatDecimal = (value: number): string => decimal.format(value);
