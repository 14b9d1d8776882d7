import type { CardState } from './card-state.ts';

const ALOUD: Partial<Record<CardState['step'], string>> = {
  capturing: 'O PayPal respondeu. Um momento.',
  confirming: 'O resultado ainda não é conhecido. Não pague de novo.',
  approved: 'Pagamento concluído. O Dashboard abre em seguida.',
};

/** What is said aloud when the document turns to a step by itself; faults are alerts of their own. */
export const describeStep = ({ step }: CardState): string => ALOUD[step] ?? '';
