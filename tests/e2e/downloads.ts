import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect } from './product.ts';

/** Presses what downloads a file and answers its bytes. */
export async function save(control: Locator, name: string): Promise<Buffer> {
  const [download] = await Promise.all([control.page().waitForEvent('download'), control.first().click()]);
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}
