/** What somebody wrote, in their own words, and who it was. */
export interface MailQuote {
  quote: string;
  by?: string;
}
/** Lines of a bill: what it is, and what it comes to. The last one is the sum where `isTotal` says so. */
export interface MailBill {
  bill: readonly { label: string; value: string; isTotal?: boolean }[];
}
/** A small title within the mail. */
export interface MailHeading {
  heading: string;
}
/** A string is a paragraph; a line break in it stays one. */
export type MailPart = string | MailQuote | MailBill | MailHeading;

export interface MailLink {
  label: string;
  href: string;
}

/**
 * What a mail says, before it is dressed: one idea, at most one button. All values are plain text; whatever a person
 * typed is escaped where it becomes HTML.
 */
export interface MailLetter {
  subject: string;
  /** Stands beside the subject in a list of mails: the next fact, never the subject again. */
  preheader: string;
  headline: string;
  parts: readonly MailPart[];
  button?: MailLink;
  /** Quiet sentences after the button. */
  after?: string;
  /** Why one gets this, and where to choose what one gets. */
  footer: { text: string; link?: MailLink };
}
