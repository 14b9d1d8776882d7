/** Three things of a day, as they are written on a chalkboard in the morning. */
export type Routine = readonly [string, string, string];

export const TEACHER_ROUTINE: Routine = ['enviar o roteiro', 'ler a análise', 'aprovar a aula'];
export const ADMIN_ROUTINE: Routine = ['ver os pedidos', 'escalar editores', 'conferir os prazos'];
