/** Words of the toolbox itself; what a product screen says comes in as props. */
export const UI_TEXTS = {
  close: 'Fechar',
  loading: 'Carregando',
  optional: '(opcional)',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  retry: 'Tentar de novo',
} as const;
