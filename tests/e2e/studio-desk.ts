import type { Locator, Page } from '@playwright/test';

/** The button of a slide in the strip of the studio. */
export const slide = (page: Page, number: number): Locator =>
  page
    .getByRole('navigation', { name: 'Slides' })
    .getByRole('button', { name: new RegExp(`^Slide ${number}: `) });

/** The field of the title of the slide that is open. */
export const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Título', exact: true });

/** By keys: they wait for the fields of the slide, which come after its picture. */
export async function empty(field: Locator): Promise<void> {
  await field.press('Control+a');
  await field.press('Delete');
}

/** On a phone one part of the desk is open at a time; at a desk all of them are. */
export async function openPart(
  page: Page,
  name: 'Conteúdo' | 'Notas' | 'Achados' | 'Material',
): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  if ((page.viewportSize()?.width ?? 0) < PHONE_PX) await tab.click();
}
const PHONE_PX = 600;
