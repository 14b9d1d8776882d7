const EMU_PER_POINT = 12_700;

/** English metric units → points, to a hundredth. */
export function toPoints(emu: number | null): number | null {
  return emu === null ? null : Math.round((emu / EMU_PER_POINT) * 100) / 100;
}
