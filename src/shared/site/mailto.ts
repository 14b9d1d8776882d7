/**
 * The address of a link that opens a new mail. Every such link of the product comes from here: what is not encoded could
 * add recipients and words of its own (RFC 6068).
 */
export function mailtoLink(email: string, { subject }: { subject?: string } = {}): string {
  const at = email.lastIndexOf('@');
  const to = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
