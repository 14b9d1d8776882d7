import type { LegalText } from './legal-text.ts';

/** What the product stores, why, with whom it is shared and for how long; held to docs/privacy.md. */
export const PRIVACY: LegalText = {
  title: 'Política de privacidade',
  lead: 'Que dados guardamos, para quê, por quanto tempo, e o que você pode fazer com eles.',
  sections: [
    {
      title: 'Que dados guardamos',
      table: {
        head: ['Dado', 'Para quê', 'Base legal (LGPD, art. 7)'],
        rows: [
          ['Nome, e-mail e senha (só o resumo dela)', 'Criar e proteger a sua conta', 'Contrato'],
          ['Material da aula, pedido, análise, conversa, arquivos', 'Fazer o que você pediu', 'Contrato'],
          [
            'Pagamentos, reembolsos e o que você aceitou antes de pagar',
            'Cobrar, reembolsar e prestar contas',
            'Contrato e obrigação legal',
          ],
          ['CPF ou CNPJ, nome, endereço e e-mail da nota fiscal', 'Emitir a nota', 'Obrigação legal'],
          [
            'Sessões, endereço de rede e horário das ações importantes',
            'Segurança e prova de quem fez o quê',
            'Legítimo interesse',
          ],
          [
            'Dados do pedido de orçamento de escolas',
            'Responder ao pedido',
            'Procedimentos antes do contrato',
          ],
        ],
      },
    },
    {
      title: 'O que não fazemos',
      points: [
        'Não vendemos dados, não mostramos anúncios e não usamos o seu material para treinar modelos.',
        'Não usamos rastreadores nem scripts de terceiros. O único de fora é o do PayPal, carregado só quando você escolhe pagar com cartão.',
        'Não vemos nem guardamos o número do seu cartão.',
      ],
    },
    {
      title: 'Com quem os dados são compartilhados',
      points: [
        'O editor da sua aula e a administração da Lousa, que precisam do material para produzir.',
        'O provedor do Pix e o PayPal, com o valor e a referência do pedido; o PayPal pode tratar dados fora do Brasil.',
        'O serviço de e-mail que entrega os nossos avisos e a hospedagem onde o sistema roda.',
        'A administração tributária, quando há nota fiscal.',
        'Se a instalação usar um provedor de inteligência artificial, o texto da aula é enviado a ele para a análise, sem o seu nome nem o seu e-mail.',
      ],
    },
    {
      title: 'Por quanto tempo',
      points: [
        'A conta e as aulas ficam até você apagá-las em Configurações, Meus dados.',
        'Arquivos apagados pela administração podem ser recuperados por 30 dias e depois somem.',
        'O aviso de uma mensagem nova traz o texto dela no e-mail. Em Configurações você escolhe não receber esse aviso.',
        'O registro dos e-mails enviados some depois de 90 dias.',
        'O que a lei fiscal exige (pagamentos, notas, o que foi aceito na compra) fica pelo prazo dela, mesmo depois de apagada a conta, sem o resto dos seus dados.',
      ],
    },
    {
      title: 'Como protegemos',
      points: [
        'Senhas guardadas só como resumo que não se desfaz; sessões que você pode encerrar; segundo fator para a nossa equipe.',
        'Cada pessoa só vê o que é seu: outro professor nem sabe que a sua aula existe.',
        'Arquivos enviados são abertos num processo isolado e baixados sempre como anexo.',
        'Se algo der errado e puser você em risco, avisamos você e a ANPD nos prazos da lei.',
      ],
    },
    {
      title: 'Seus direitos',
      text: [
        'Confirmação, acesso, correção, portabilidade, eliminação e informação sobre compartilhamento: quase tudo você faz sem pedir, em Configurações. A página Seus direitos (LGPD) explica cada um.',
      ],
    },
  ],
};
