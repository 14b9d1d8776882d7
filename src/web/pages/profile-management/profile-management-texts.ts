export const PROFILE_MANAGEMENT_TEXTS = {
  title: 'Perfil e senha',
  lead: 'Os dados e a senha desta conta de administração.',
  backToPanel: 'Voltar ao painel',
  profile: 'Perfil',
  password: 'Alterar senha',
  moreBefore: 'Verificação em duas etapas, aparelhos e notificações ficam em',
  more: 'Configurações',
} as const;
