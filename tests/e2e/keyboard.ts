import type { CDPSession, Page } from '@playwright/test';
import { expect } from './product.ts';

/** What a screen reader says where the focus stands: the node of the accessibility tree. */
interface Stop {
  role: string;
  name: string;
}

const MOST_STOPS = 150;
/** Roles that answer a key; each needs a name to be announced by. */
const ANSWERING = new Set(
  'button link textbox searchbox combobox radio checkbox switch tab slider spinbutton menuitem option'.split(
    ' ',
  ),
);

/** Someone who has no mouse: goes by Tab, and judges every stop on the way. */
export class Keyboard {
  private readonly page: Page;
  private readonly tree: CDPSession;

  private constructor(page: Page, tree: CDPSession) {
    this.page = page;
    this.tree = tree;
  }

  static async of(page: Page): Promise<Keyboard> {
    const tree = await page.context().newCDPSession(page);
    await tree.send('Accessibility.enable');
    await page.addInitScript(recordAnnouncements);
    return new Keyboard(page, tree);
  }

  /** Where the focus stands now. */
  async here(): Promise<Stop> {
    const { result } = await this.tree.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId) throw new Error('nothing has the focus');
    const { nodes } = await this.tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return { role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? '').trim() };
  }

  /** One press of Tab (or Shift+Tab): the stop has a name, is seen to have the focus and is not covered. */
  async step(key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
    await this.page.keyboard.press(key);
    const stop = await this.here();
    // Past the last control stands the page itself; a toast is an item of a list and read by its words.
    if (await this.page.evaluate(() => document.activeElement === document.body)) return stop;
    if (stop.role === 'main') return stop;
    if (stop.role !== 'listitem') expect(stop.name, `a ${stop.role} without a name`).not.toBe('');
    expect(await this.page.evaluate(judgeFocus), `the focus on ${stop.role} “${stop.name}”`).toEqual([]);
    return stop;
  }

  /** Goes on to a control by Tab alone. */
  async goTo(role: string, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = [];
    while (passed.length < MOST_STOPS) {
      const stop = await this.step(key);
      if (stop.role === role && (typeof name === 'string' ? stop.name === name : name.test(stop.name)))
        return;
      passed.push(`${stop.role} “${stop.name}”`);
    }
    throw new Error(`no way by ${key} to ${role} “${name}”, only past:\n${passed.join('\n')}`);
  }

  press = (key: string): Promise<void> => this.page.keyboard.press(key);
  type = (text: string): Promise<void> => this.page.keyboard.type(text);

  /** Waits until a live region has said something. */
  async hear(words: string | RegExp, timeout = 30_000): Promise<void> {
    const heard = () =>
      this.page.evaluate(() => (globalThis as { heard?: string[] }).heard?.join('\n') ?? '');
    const wanted = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
    await expect.poll(heard, { timeout }).toEqual(wanted);
  }

  /** Every control of the screen has a name in the accessibility tree, and none has a place of its own in the order. */
  async expectNamed(): Promise<void> {
    const { nodes } = await this.tree.send('Accessibility.getFullAXTree');
    const controls = nodes.filter(({ ignored, role }) => !ignored && ANSWERING.has(String(role?.value)));
    expect(controls.length).toBeGreaterThan(3);
    const nameless = controls.filter(({ name }) => !String(name?.value ?? '').trim());
    expect(nameless.map(({ role, nodeId }) => `${role?.value} ${nodeId}`)).toEqual([]);
    await expect(this.page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')).toHaveCount(0);
  }
}

/**
 * Runs in the page: what is wrong with the place of the focus, as the next picture shows it. What lies over it makes way
 * in a frame's own time; a busy machine can be asked before it has drawn one.
 */
async function judgeFocus(): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element) return ['is nowhere'];
  // No way of Tab leads to the content: a new screen puts the focus there a moment after its address is told, which may
  // be after the stop was named.
  if (element.localName === 'main') return [];
  const faults: string[] = [];
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  const isSeen = around.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!isSeen) faults.push('cannot be seen');
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isOwn = (x: number, y: number) => {
    const met = document.elementFromPoint(x, y);
    return (
      met !== null &&
      (element.contains(met) || met.contains(element) || met.closest('label')?.contains(element))
    );
  };
  const describe = (met: Element | null) => met && `${met.tagName} ${met.className}`;
  const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2;
  const x = middle(left, right, innerWidth);
  if (![top + 3, middle(top, bottom, innerHeight), bottom - 3].some((y) => isOwn(x, y)))
    faults.push(
      `is covered by ${describe(document.elementFromPoint(x, (top + bottom) / 2))} at ${top} to ${bottom}`,
    );
  return faults;
}

/** Runs in the page: keeps what its live regions say, in `heard`. */
function recordAnnouncements(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const LIVE = '[aria-live]:not([aria-live="off"]), [role=status], [role=alert], [role=log], output';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const places = [target, ...addedNodes].map((node) =>
        node instanceof Element ? node : node.parentElement,
      );
      for (const place of places) {
        const region = place?.closest(LIVE) ?? null;
        if (region?.textContent) heard.push(region.textContent);
        for (const inner of place?.querySelectorAll(LIVE) ?? [])
          if (inner.textContent) heard.push(inner.textContent);
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
