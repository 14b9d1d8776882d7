import type { LegalText } from './legal-text.ts';

/** Every cookie and entry of the browser's storage there is; a test holds the names to the code. */
export const COOKIES: LegalText = {
  title: 'Cookies',
  lead: 'Só usamos o que é necessário para o serviço funcionar. Por isso não há aviso pedindo para aceitar.',
  sections: [
    {
      title: 'O que fica no seu navegador',
      table: {
        head: ['Nome', 'O que é', 'Até quando'],
        rows: [
          [
            'lousa_session ou __Host-lousa_session',
            'Cookie da sua sessão; o navegador não o mostra a scripts',
            '7 dias, ou até sair',
          ],
          [
            'lousa_browser ou __Host-lousa_browser',
            'Reconhece o navegador em que você já entrou, para que ninguém feche sua conta tentando senhas; sozinho não abre nada',
            '180 dias',
          ],
          [
            'lousa.token, lousa.user',
            'A outra metade da sessão, que só vale junto com o cookie, e o seu nome para mostrar no topo',
            'Até sair',
          ],
          ['lousa.admin-session', 'Lembra que a entrada foi pela tela da administração', 'Até sair'],
          ['lousa.theme', 'Tema claro ou escuro, se você escolheu um', 'Até você mudar'],
          ['lousa.draft.*', 'O rascunho de um pedido ainda não enviado', 'Até enviar ou sair'],
          [
            'lousa.reloaded-at',
            'Evita recarregar a tela duas vezes depois de uma atualização',
            'Até fechar a aba',
          ],
        ],
      },
    },
    {
      title: 'Terceiros',
      text: [
        'Não há cookies de anúncio, de estatística nem de redes sociais. Quando você escolhe pagar com cartão, o PayPal carrega o próprio script numa página só para isso e pode usar cookies dele para evitar fraudes.',
      ],
    },
    {
      title: 'Como apagar',
      text: [
        'Sair da conta apaga a sessão e os rascunhos. O resto você apaga nas configurações do navegador, e o serviço continua funcionando.',
      ],
    },
  ],
};
