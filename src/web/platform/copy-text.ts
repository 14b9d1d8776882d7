/**
 * Puts the value of a field on the clipboard. Where the browser refuses (no secure context, no permission) the
 * field is selected and copied the old way; answers false where that fails too and the selection is all there is.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus({ preventScroll: true });
    field.select();
    return copySelection();
  }
}

function copySelection(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
