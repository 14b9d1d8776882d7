/**
 * What a package may ask for. An honest lesson stays far below; a bomb goes over one of them before
 * anything of it is unpacked, or while its first bytes are.
 */
export const ZIP_LIMITS = {
  entries: 5_000,
  /** Unpacked size of one entry, as declared and as found. */
  entryBytes: 60_000_000,
  /** Sum of the declared sizes. */
  totalBytes: 200_000_000,
  /** Unpacked over packed size, held above `ratioFromBytes`. Only for entries that are unpacked: a blank
   *  bitmap in an honest file packs better than that and is never opened here. */
  ratio: 200,
  ratioFromBytes: 1_000_000,
} as const;
