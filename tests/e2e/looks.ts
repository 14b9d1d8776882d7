import type { Page } from '@playwright/test';

/** WCAG 2.5.5, and the product's own rule for fingers. */
const TARGET_PX = 44;
/** WCAG 1.4.11. */
const CONTRAST = 3;

/** Controls smaller than a finger; a link within a sentence may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((px) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    return controls
      .map((control) => ({ control, target: control.closest('label') ?? control }))
      .filter(({ control, target }) => {
        const { width, height } = target.getBoundingClientRect();
        const isSeen = control.checkVisibility() && width > 1 && height > 1;
        const isInSentence = getComputedStyle(target).display === 'inline';
        return isSeen && !isInSentence && (width < px - 0.5 || height < px - 0.5);
      })
      .map(({ control, target }) => {
        const { width, height } = target.getBoundingClientRect();
        return `${control.tagName} ${control.className}: ${width.toFixed(1)} x ${height.toFixed(1)}`;
      });
  }, TARGET_PX);
}

/** Controls on which the focus cannot be seen: neither they nor what frames them has an outline of 2 px. */
export function unmarkedFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layer = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]');
    const controls = [
      ...(layer ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [role=menuitem]',
      ),
    ];
    const isMarked = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    return controls
      .filter(
        (control) => control.checkVisibility() && control.tabIndex >= 0 && !control.matches(':disabled'),
      )
      .filter((control) => {
        control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
        if (document.activeElement !== control) return false;
        return !isMarked(control) && !isMarked(control.closest('label'));
      })
      .map((control) => `${control.tagName} ${control.className} ${control.textContent}`.slice(0, 120));
  });
}

/** Icons drawn in lines that hardly differ from what they lie on. */
export function faintIcons(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) return ['no canvas to mix colours on'];
    /** The colours laid over each other, the last one on top. */
    const mix = (colours: string[]): number[] => {
      context.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const luminance = (rgb: number[]): number =>
      rgb
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const grounds = (element: Element | null): string[] =>
      element ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor] : ['Canvas'];
    const icons = [...document.querySelectorAll<SVGElement>('svg[stroke], svg.lucide')];
    return icons
      .filter((icon) => icon.checkVisibility() && !icon.closest(':disabled, [data-disabled], .strike'))
      .filter((icon) => {
        const below = grounds(icon.parentElement);
        const stroke = getComputedStyle(icon).stroke;
        const [a, b] = [luminance(mix(below)), luminance(mix([...below, stroke]))];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < least;
      })
      .map(
        (icon) =>
          `${icon.getAttribute('class')} in ${icon.closest('section')?.id}: ${getComputedStyle(icon).stroke}`,
      );
  }, CONTRAST);
}
