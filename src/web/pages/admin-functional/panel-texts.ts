/** What stands around the tabs of the admin's panel. */
export const PANEL_TEXTS = {
  title: 'Painel administrativo',
  profileAndPassword: 'Perfil e senha',
} as const;
