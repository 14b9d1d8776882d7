/** A state that needs a pointer or the keyboard, shown where neither is. */
export type Pretended = 'hover' | 'focus';

const CLASSES: Record<Pretended, string> = { hover: 'e-hover', focus: 'e-foco' };
const PSEUDO = /(?<!\\):(hover|focus-visible)(?![\w-])/g;
const CLASS_OF: Record<string, string> = { hover: '.e-hover', 'focus-visible': '.e-foco' };
const CONTROLS = 'a[href], button, input:not([type=file]), select, textarea';

/**
 * Adds to the document a copy of each style rule that waits for a pointer or the focus, with a class in the place of
 * the pseudo-class: what the page shows as pointed at or focused is drawn by the product's very rules.
 */
export function showPretendedStates(): void {
  const sheet = new CSSStyleSheet();
  for (const text of [...document.styleSheets].flatMap(({ cssRules }) => copies(cssRules))) {
    sheet.insertRule(text, sheet.cssRules.length);
  }
  document.adoptedStyleSheets.push(sheet);
}

function copies(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    const inner =
      rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? copies(rule.cssRules) : [];
    if (!(rule instanceof CSSStyleRule)) {
      return inner.length > 0 ? [`${headOf(rule)} { ${inner.join(' ')} }`] : [];
    }
    const selector = rule.selectorText.replaceAll(PSEUDO, (_, name: string) => CLASS_OF[name] ?? '');
    const own = selector === rule.selectorText ? '' : rule.style.cssText;
    return own || inner.length > 0 ? [`${selector} { ${own} ${inner.join(' ')} }`] : [];
  });
}

const headOf = ({ cssText }: CSSRule): string => cssText.slice(0, cssText.indexOf('{')).trim();

/** Has the first control within `box` look as if it were pointed at or focused; pointing reaches what lies around it. */
export function pretend(box: HTMLElement, state: Pretended): void {
  const control = box.querySelector<HTMLElement>(CONTROLS);
  if (state === 'focus') control?.classList.add(CLASSES.focus);
  if (state !== 'hover') return;
  for (let part = control; part && part !== box; part = part.parentElement) part.classList.add(CLASSES.hover);
}
