/** People of an invented school. The ending of the addresses is reserved for tests: no mail can reach anybody. */
export const DEMO_DOMAIN = '@demo.lousa.test';
export const DEMO_SCHOOL = 'Escola Ipê-Amarelo (demonstração)';
/** Printed and known to everyone: fit for demo data only. */
export const DEMO_PASSWORD = 'ipe-amarelo-2026';

export const DEMO_TEACHERS = {
  helena: { firstName: 'Helena', lastName: 'Prado', email: `helena${DEMO_DOMAIN}` },
  caio: { firstName: 'Caio', lastName: 'Barreto', email: `caio${DEMO_DOMAIN}` },
  iara: { firstName: 'Iara', lastName: 'Nunes', email: `iara${DEMO_DOMAIN}` },
} as const;
export type DemoTeacher = keyof typeof DEMO_TEACHERS;

export const DEMO_EDITORS = {
  lia: { firstName: 'Lia', lastName: 'Moraes', email: `lia.edicao${DEMO_DOMAIN}` },
  otto: { firstName: 'Otto', lastName: 'Campos', email: `otto.edicao${DEMO_DOMAIN}` },
} as const;
export type DemoEditor = keyof typeof DEMO_EDITORS;

/** What a school asked for on the public page. */
export const DEMO_QUOTE = {
  school: 'Colégio Jatobá (demonstração)',
  contact: 'Rita Campelo',
  email: `coordenacao${DEMO_DOMAIN}`,
  phone: '(11) 5555-0142',
  subjects: 'Ciências e matemática, do 6º ao 9º ano: cerca de 30 aulas por semestre.',
  modality: 'ia_validacao',
} as const;
