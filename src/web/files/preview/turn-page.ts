/** The page a key leads to, 1 to `count`; null for keys that turn none or lead nowhere. */
export function turnPage(key: string, page: number, count: number): number | null {
  const wanted: Record<string, number> = {
    ArrowRight: page + 1,
    PageDown: page + 1,
    ArrowLeft: page - 1,
    PageUp: page - 1,
    Home: 1,
    End: count,
  };
  const target = wanted[key];
  return target === undefined || target < 1 || target > count || target === page ? null : target;
}
