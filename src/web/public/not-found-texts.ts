/** What is said where there is nothing, by the server's page and by the app. */
export const NOT_FOUND_TEXTS = {
  title: '404 Page Not Found',
  hint: 'Esta página não existe: o endereço pode ter sido digitado errado, ou a página mudou de lugar.',
  action: 'Ir para o início',
  dashboard: 'Dashboard',
} as const;
