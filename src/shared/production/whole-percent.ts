/** A share in whole percent, rounded down: 100% means that none was late. */
export const wholePercent = (share: number): number => Math.floor(share * 100 + 1e-9);
