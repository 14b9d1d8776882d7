import { lessonsTable as rows } from './lessons.table.ts';

export const payByHand = (tx) => tx.update(rows).set({ title: 'Aula', status: 'paid' });
