import type { LegalText } from './legal-text.ts';

/** The rights of LGPD art. 18, each with how it is used here. */
export const LGPD: LegalText = {
  title: 'Seus direitos (LGPD)',
  lead: 'A Lei 13.709/2018 lhe dá controle sobre os seus dados. Aqui está como usar cada direito na Lousa.',
  sections: [
    {
      title: 'O que você faz sem pedir',
      table: {
        head: ['Direito', 'Como'],
        rows: [
          [
            'Confirmação e acesso',
            'Configurações, Meus dados: baixe um arquivo zip com tudo o que guardamos de você',
          ],
          ['Correção', 'Configurações, Perfil: mude nome e e-mail quando quiser'],
          ['Portabilidade', 'O zip traz os dados em JSON e os arquivos como você os enviou'],
          ['Eliminação', 'Configurações, Meus dados: apague a conta com a sua senha'],
          [
            'Avisos por e-mail',
            'Configurações, Notificações: escolha quais receber; os de senha, pagamento e reembolso são sempre enviados',
          ],
        ],
      },
    },
    {
      title: 'O que acontece ao apagar a conta',
      points: [
        'Na hora: nome, e-mail, senha, sessões e mensagens de e-mail somem, e aulas sem pagamento são apagadas com tudo o que têm.',
        'De aulas pagas apagamos o conteúdo, as análises e os arquivos que você enviou, e trocamos o seu nome na conversa por Conta excluída.',
        'Fica o que a lei exige: dados da nota fiscal, pagamentos, o que foi aceito na compra, e título, tamanho, preço e datas do pedido (Código Tributário Nacional, arts. 173, 174 e 195; LGPD, art. 16).',
        'Cópias de segurança feitas antes ainda contêm os dados até vencerem.',
      ],
    },
    {
      title: 'O que você pede a nós',
      points: [
        'Saber com quem compartilhamos os seus dados, ou opor-se a um tratamento.',
        'Revisão humana de algo feito por programa: a análise é sempre uma sugestão, e Solicitar Ajustes leva o seu texto em conta.',
        'Retirar material que use algo seu sem autorização, inclusive dados de alunos enviados por engano.',
      ],
      text: ['Respondemos em até 15 dias pelo contato no fim desta página.'],
    },
    {
      title: 'Crianças e adolescentes',
      text: [
        'A Lousa é uma ferramenta de trabalho de adultos. Não envie nomes, fotos, notas nem outros dados de alunos. Se isso acontecer, avise e apagamos.',
      ],
    },
    {
      title: 'Se não ficar resolvido',
      text: [
        'Você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD) e aos órgãos de defesa do consumidor.',
      ],
    },
  ],
};
