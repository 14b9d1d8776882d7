/** What is said where a code of the second factor is asked for. */
export const CODE_TEXTS = {
  title: 'Verificação em duas etapas',
  lead: (name: string) => `Falta um passo para entrar como ${name}.`,
  appCode: 'Código de 6 dígitos',
  appHint: 'Abra o aplicativo autenticador e digite o código que ele mostra para a Lousa.',
  recoveryCode: 'Código de recuperação',
  recoveryHint: 'Um dos códigos que você guardou ao ativar. Cada um vale uma vez.',
  useRecovery: 'Usar um código de recuperação',
  useApp: 'Usar o código do aplicativo',
  confirm: 'Confirmar e entrar',
  back: 'Voltar para a senha',
  missing: 'Informe o código',
  lostBoth: 'Sem o celular e sem os códigos? Fale com a administração da Lousa.',
} as const;
