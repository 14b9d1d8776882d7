export const STORAGE_TEXTS = {
  title: 'Espaço para arquivos',
  text: 'Contam os materiais e anexos que você enviou; as entregas não contam. Um material trocado sai sozinho depois de 30 dias.',
  used: (used: string, limit: string) => `${used} de ${limit} usados`,
  left: (left: string) => `Restam ${left}`,
  bar: 'Espaço usado',
  nearlyFull:
    'O espaço está quase no fim. Quando acabar, você ainda pode colar o texto das aulas; para guardar mais arquivos, fale com a gente.',
  full: 'Um arquivo grande já não cabe. Cole o texto da aula em vez do arquivo, ou fale com a gente para liberar espaço.',
  error: 'Não foi possível ver o espaço',
} as const;

export const EXPORT_TEXTS = {
  title: 'Baixar meus dados',
  text: 'Um arquivo .zip com tudo o que guardamos sobre você (LGPD, art. 18). Ele traz:',
  action: 'Baixar meus dados',
  busy: 'Preparando...',
  received: (size: string) => `Recebidos ${size}`,
  done: 'Seus dados foram baixados',
  error: 'Os dados não foram baixados',
  fileName: 'lousa-meus-dados.zip',
  teacher: [
    'seu perfil, seus acessos e suas escolhas de e-mail',
    'cada aula com análise, histórico, conversa, entregas e pagamentos',
    'os arquivos que você enviou',
  ],
  staff: [
    'seu perfil, seus acessos e suas escolhas de e-mail',
    'as mensagens que você escreveu',
    'os arquivos que você enviou',
  ],
} as const;

export const DELETION_TEXTS = {
  title: 'Excluir minha conta',
  text: 'A exclusão acontece na hora e não tem volta.',
  goes: 'O que é apagado',
  stays: 'O que a lei manda guardar',
  action: 'Excluir minha conta',
  question: 'Excluir sua conta de vez?',
  consequence: (email: string) => `A conta ${email} deixa de existir agora. Não há como desfazer.`,
  word: 'EXCLUIR',
  wordLabel: 'Para confirmar, digite EXCLUIR',
  confirm: 'Excluir conta',
  busy: 'Excluindo...',
  cancel: 'Manter a conta',
  errorTitle: 'A conta não foi excluída',
  undelivered:
    'Tem aula paga que ainda não chegou? Espere a entrega ou peça o reembolso antes: sem a conta, não há como recebê-la.',
  teacherGoes: [
    'nome, e-mail, senha, acessos e avisos enviados',
    'aulas não pagas, por inteiro',
    'das aulas pagas: material, análises, comentários e arquivos que você enviou',
  ],
  teacherStays: [
    'dados de notas fiscais e os valores pagos ou reembolsados: enquanto o imposto puder ser cobrado, em regra 5 anos a partir do ano seguinte (CTN, arts. 173, 174 e 195)',
    'o pedido aceito antes de pagar, com o endereço de rede: para defesa em disputas, pelo mesmo prazo (CDC, art. 27)',
    'título, tamanho, preço e datas das aulas pagas, as entregas e a conversa, sem o seu nome',
    'o registro do que foi feito, só pelo número da conta',
  ],
  staffGoes: [
    'nome, e-mail, senha, verificação em duas etapas, acessos e avisos enviados',
    'seu nome nas conversas e nas notas',
  ],
  staffStays: ['o trabalho feito, sem o seu nome', 'o registro do que foi feito, só pelo número da conta'],
} as const;
