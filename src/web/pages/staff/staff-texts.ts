/** What the frame of the admin's panel says. */
export const STAFF_TEXTS = {
  panelTitle: 'Painel administrativo',
  profileAndPassword: 'Perfil e senha',
} as const;
