/** What is said where there is nothing, by the server's page and by the app. */
export const NOT_FOUND_TEXTS = {
  title: '404 Page Not Found',
  hint: 'Nenhuma tela responde por este endereço. Confira se ele foi digitado certo ou se a rota ainda não existe.',
  action: 'Ir para o início',
} as const;
