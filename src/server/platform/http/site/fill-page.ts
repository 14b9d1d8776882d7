import { escapeHtml } from '#server/platform/escape-html.ts';
import type { SiteFacts } from '#shared/site/public-pages.ts';

const BLOCK = /⟦(if|not):(\w+)⟧([\s\S]*?)⟦end⟧/g;
const MARK = /⟦(\w+)⟧/g;

/** Data for search engines: the browser takes it as it stands, entities and all. */
const DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/**
 * Puts the facts of this installation into a built page, escaped as HTML text and attribute values need it, and as
 * JSON needs it where the page holds data.
 * @throws Error for a fact that is not known or is null outside a block that asks for it: a fault of the page
 */
export function fillPage(html: string, facts: SiteFacts): string {
  const readFact = (name: string): string | null => {
    if (!Object.hasOwn(facts, name)) throw new Error(`a page names the unknown fact ${name}`);
    return facts[name as keyof SiteFacts];
  };
  const fillMarks = (text: string, quote: (value: string) => string) =>
    text.replace(MARK, (_all, name: string) => {
      const value = readFact(name);
      if (value === null) throw new Error(`a page says ${name} where it may be unknown`);
      return quote(value);
    });
  const blocksDone = html.replace(BLOCK, (_all, kind: string, name: string, content: string) =>
    (readFact(name) !== null) === (kind === 'if') ? content : '',
  );
  return fillMarks(
    blocksDone.replace(DATA, (data) => fillMarks(data, escapeJson)),
    escapeHtml,
  );
}

/** Inside a JSON text; no `<`, so that nothing in it ends the element. */
const escapeJson = (value: string) => JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c');
