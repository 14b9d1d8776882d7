/** The id at the end of the link of that name, where it leads to that resource; null otherwise. */
export function idOfLink(
  links: readonly { rel: string; href: string }[],
  rel: string,
  resource: 'captures' | 'orders',
): string | null {
  const path = new RegExp(`/${resource}/([A-Z0-9]{1,36})$`);
  const found = links.find((link) => link.rel === rel && path.test(link.href));
  return found ? (path.exec(found.href)?.[1] ?? null) : null;
}
