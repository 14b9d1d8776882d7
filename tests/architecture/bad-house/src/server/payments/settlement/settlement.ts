import '#server/payments/start/start.ts';
export const settlement = 'settlement';
