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

/** The day the texts were last changed. */
export const LEGAL_DATE = '22 de novembro de 2026';
