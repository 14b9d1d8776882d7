const MAX_NAME_LENGTH = 150;
const MAX_EXTENSION_LENGTH = 10;

/**
 * A sender's file name made fit to be shown and offered for download: no folders, NFC, no control,
 * direction or other invisible marks, at most 150 characters with its extension kept, never empty.
 */
export function cleanFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const visible = base
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{C}|\uFFFD/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  if (visible === '') return 'arquivo';
  const characters = [...visible];
  if (characters.length <= MAX_NAME_LENGTH) return visible;
  const dot = characters.lastIndexOf('.');
  const extension = dot > 0 && characters.length - dot <= MAX_EXTENSION_LENGTH ? characters.slice(dot) : [];
  return [...characters.slice(0, MAX_NAME_LENGTH - extension.length), ...extension].join('');
}
