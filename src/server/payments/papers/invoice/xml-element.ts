type Content = string | readonly (string | null)[];

/** An element with text, or with elements in the order given; null ones are left out. */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inside =
    typeof content === 'string' ? escapeXml(content) : content.filter((part) => part !== null).join('');
  return `<${name}${attributeText}>${inside}</${name}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that XML 1.0 can hold: white space as one space, controls and half surrogate pairs left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\u0085]+/g, ' ')
    .replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, '')
    .trim()
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
