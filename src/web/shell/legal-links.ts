/** The public pages that every signed-in screen leads to. */
export const LEGAL_LINKS = [
  { href: '/faq', label: 'Perguntas frequentes' },
  { href: '/termos-de-uso', label: 'Termos de uso' },
  { href: '/politica-privacidade', label: 'Privacidade' },
  { href: '/cookies', label: 'Cookies' },
  { href: '/lgpd', label: 'LGPD' },
] as const;
