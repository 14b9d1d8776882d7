import { LEGAL_VERSION } from '#shared/site/legal-version.ts';

/** One heading of a legal page with what stands below it. */
export interface LegalSection {
  title: string;
  text?: readonly string[];
  points?: readonly string[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
}
export interface LegalText {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** The day the texts were last changed, as it is read. */
export const LEGAL_DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(LEGAL_VERSION),
);
