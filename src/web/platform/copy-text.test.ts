import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyField } from './copy-text.ts';

describe('copying a field', () => {
  let field: HTMLInputElement;
  beforeEach(() => {
    field = document.createElement('input');
    field.value = '000201';
    document.body.append(field);
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('uses the clipboard', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyField(field)).toBe(true);
    expect(writeText).toHaveBeenCalledWith('000201');
  });
  it('copies the old way where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = vi.fn(() => true);
    expect(await copyField(field)).toBe(true);
  });
  it('leaves the code selected where nothing is allowed', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = vi.fn(() => false);
    expect(await copyField(field)).toBe(false);
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  });
});
