/** The customer's sentences of the cleanup, and what surrounds them. */
export const TEST_DATA_TEXTS = {
  title: 'Zona de perigo',
  text: 'Remove de vez o que foi criado para experimentar a Lousa.',
  goes: 'O que sai',
  stays: 'O que fica',
  goesList: [
    'professores e editores',
    'aulas, com análises, conversas e arquivos',
    'pagamentos do modo demonstração',
  ],
  staysList: [
    'contas de administração, entre elas admin_master',
    'o registro de auditoria',
    'quem já recebeu uma cobrança real, com tudo o que é seu e os editores dessas aulas',
  ],
  action: 'Remover Dados de Teste',
  busy: 'Removendo Dados de Teste...',
  firstQuestion: 'Remover os dados de teste?',
  firstText:
    'Professores, editores, aulas, pagamentos de demonstração, arquivos e mensagens serão removidos.',
  goOn: 'Continuar',
  cancel: 'Cancelar',
  finalQuestion: 'Última confirmação',
  finalText: 'Depois disto não há como recuperar os dados. Uma cópia de segurança do banco é a única volta.',
  word: 'REMOVER',
  wordLabel: 'Para confirmar, digite REMOVER',
  confirm: 'Remover de vez',
  doneTitle: 'Limpeza Concluída',
  error: 'Erro na limpeza de dados',
  disabledTitle: 'A limpeza está desativada neste servidor',
  disabledText:
    'Este banco de dados pode ter clientes de verdade. A limpeza só funciona na instalação de demonstração ou onde quem opera o servidor definiu ALLOW_TEST_DATA_CLEANUP=true.',
} as const;
