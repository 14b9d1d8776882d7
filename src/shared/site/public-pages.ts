/** Addresses of the pages that are plain HTML, made when the product is built; everything else is an app. */
export const PUBLIC_PATHS = [
  '/landing',
  '/services',
  '/como-funciona',
  '/faq',
  '/termos-de-uso',
  '/politica-privacidade',
  '/cookies',
  '/lgpd',
  '/amostras/quadro',
  '/amostras/norma',
  '/amostras/recreio',
  '/amostras/caderno',
  '/amostras/manual',
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];
/** What is answered where there is nothing; made as they are, no address of its own. */
export const NOT_FOUND_PATH = '/404';
/** Every document that the build renders. */
export type SitePath = PublicPath | typeof NOT_FOUND_PATH;

/** What a public page says of the installation it is served by, filled in by the server; null where nobody said it. */
export interface SiteFacts {
  /** Without a slash at its end. */
  publicUrl: string;
  companyName: string;
  /** With punctuation. */
  companyCnpj: string | null;
  companyAddress: string | null;
  companyEmail: string | null;
  /** Opens a mail to it. */
  companyMailLink: string | null;
  companyPhone: string | null;
  /** Digits with the country's code, as the address of a chat takes them. */
  whatsapp: string | null;
  /** Such as `96%`: the share of ratings of 4 and 5 stars, once there are enough. */
  satisfaction: string | null;
  year: string;
}
export type SiteFact = keyof SiteFacts;

/** How a fact stands in the built page. Brackets that no other text of ours holds. */
export const factMark = (fact: SiteFact): string => `⟦${fact}⟧`;
/** Around what is left out where the fact is null, or kept only there (`not`). They are never nested. */
export const factStart = (fact: SiteFact, isNegated = false): string =>
  `⟦${isNegated ? 'not' : 'if'}:${fact}⟧`;
export const FACT_END = '⟦end⟧';
