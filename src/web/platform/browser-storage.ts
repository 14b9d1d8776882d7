/** localStorage, or null where the browser forbids it (reading the property alone may throw). */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
