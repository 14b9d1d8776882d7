/** The id in the address of a file, `/api/files/{id}/download`; null for any other address. */
export const fileIdOf = (url: string): string | null =>
  /\/api\/files\/([^/]+)\/download$/.exec(url)?.[1] ?? null;
