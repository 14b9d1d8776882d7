/** What the frame around every screen says. */
export const SHELL_TEXTS = {
  home: 'Lousa, página inicial',
  skip: 'Pular para o conteúdo',
  mainNavigation: 'Principal',
  newLesson: 'Nova Aula',
  newBooklet: 'Nova Apostila',
  dashboard: 'Dashboard',
  ownProjects: 'Meus projetos',
  admin: 'Admin',
  settings: 'Configurações',
  signOut: 'Sair',
  menuOf: 'Menu de',
  openMenu: 'Abrir menu',
  menu: 'Menu',
  signIn: 'Entrar',
  start: 'Começar Agora',
  backToSite: 'Voltar ao site',
  tagline: 'Educação transformada com tecnologia e design profissional.',
  notFoundTitle: '404 Page Not Found',
  notFoundHint:
    'Nenhuma tela responde por este endereço. Confira se ele foi digitado certo ou se a rota ainda não existe.',
  notFoundAction: 'Ir para o início',
  errorTitle: 'Algo deu errado nesta tela',
  errorText:
    'Nada do que você enviou se perdeu. Recarregue a página; se acontecer de novo, volte mais tarde.',
  reload: 'Recarregar a página',
  loading: 'Carregando a tela',
} as const;
