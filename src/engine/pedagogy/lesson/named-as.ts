import { contentStems } from '#engine/pedagogy/language/similarity.ts';

/** `Termo`, `conceito`: words beside a name that say nothing more. */
const BESIDE = new Set(contentStems('termo conceito palavra expressão'));

/** True where both name the same thing: `função de hash` and `Funções de Hash`, `CSS` and `Cascading Style Sheets`, one of `Cor e forma`. */
export function isNamedAs(name: string, title: string): boolean {
  const own = contentStems(name).filter((stem) => !BESIDE.has(stem));
  const short = name.trim();
  return namesIn(title).some((one) => {
    if (short.length >= FEWEST_INITIALS && initialsOf(one) === short) return true;
    const stems = contentStems(one);
    return stems.length > 0 && stems.length === own.length && stems.every((stem) => own.includes(stem));
  });
}

/** `Integridade e autenticidade`, `Linguagem de marcação (HTML)`: each of its names. */
function namesIn(title: string): string[] {
  const aside = [...title.matchAll(/\(([^()]+)\)/gu)].map(([, inner = '']) => inner);
  const bare = title.replace(/\s*\([^()]*\)/gu, '');
  const parts = bare.split(/\s(?:e|ou|x)\s|[,:;/]\s|\s[–—-]\s/u);
  return [title, bare, ...parts, ...aside].map((one) => one.trim()).filter((one) => one !== '');
}

const FEWEST_INITIALS = 2;

/** `JavaScript` → `JS`, `Document Object Model` → `DOM`; '' for a name with fewer capitals. */
function initialsOf(title: string): string {
  const capitals = /^\p{Lu}[\p{Lu}\d]*$/u.test(title) ? '' : (title.match(/\p{Lu}/gu) ?? []).join('');
  return capitals.length >= FEWEST_INITIALS ? capitals : '';
}
