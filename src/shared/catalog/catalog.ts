/**
 * The one place of every price, size, term and plan. A published price binds the seller (Código de
 * Defesa do Consumidor, art. 30), so screens, server and public pages all derive their text from here.
 */
export const SERVICE_TYPES = { presentation: 'Apresentação', booklet: 'Apostila' } as const;
export type ServiceType = keyof typeof SERVICE_TYPES;

/** Slides → whole reais before the delivery factor. */
export const PRESENTATION_PRICES = { 5: 29, 10: 49, 15: 69, 20: 89 } as const;
/** Pages → whole reais before the delivery factor: 18 a page up to 30 pages, 16 for each page beyond. */
export const BOOKLET_PRICES = { 10: 180, 20: 360, 30: 540, 40: 700, 50: 860, 60: 1020, 70: 1180 } as const;
export const SLIDE_COUNTS = [5, 10, 15, 20] as const;
export const PAGE_COUNTS = [10, 20, 30, 40, 50, 60, 70] as const;
export type SlideCount = (typeof SLIDE_COUNTS)[number];
export type PageCount = (typeof PAGE_COUNTS)[number];
export const DEFAULT_SLIDE_COUNT: SlideCount = 15;
export const DEFAULT_PAGE_COUNT: PageCount = 20;

/** `termDays` are calendar days in America/Sao_Paulo, counted from the confirmed payment. */
export const DELIVERY_TYPES = {
  normal: { label: 'Normal', multiplier: 1, termDays: 50 },
  urgent: { label: 'Urgente', multiplier: 1.3, termDays: 40 },
  super_urgent: { label: 'Super urgente', multiplier: 1.5, termDays: 25 },
  express: { label: 'Expressa', multiplier: 2, termDays: 5 },
} as const;
export type DeliveryType = keyof typeof DELIVERY_TYPES;

/** Revisions that come with each plan; null is unlimited. Each is asked for within `REVISION_WINDOW_DAYS`. */
export const PLANS = {
  basico: { label: 'Básico', revisions: 1 },
  padrao: { label: 'Padrão', revisions: 2 },
  premium: { label: 'Premium', revisions: 3 },
  master: { label: 'Master', revisions: null },
} as const satisfies Record<string, { label: string; revisions: number | null }>;
export type Plan = keyof typeof PLANS;
export const REVISION_WINDOW_DAYS = 7;
/** Calendar days in America/Sao_Paulo in which a revision is delivered, counted from the day it is asked for. */
export const REVISION_DAYS = 5;

/** Institutional offer, whole reais per subject. */
export const MODALITIES = {
  ia_total: { label: 'IA Total', priceFrom: 590 },
  ia_validacao: { label: 'IA + Validação Interna', priceFrom: 1200 },
  ia_curadoria: { label: 'IA + Curadoria Profissional', priceFrom: 2200 },
} as const;

export interface OrderSize {
  serviceType: ServiceType;
  /** Slides of a presentation or pages of a booklet, one of the catalogue's sizes. */
  size: number;
}

/** The sizes on offer for a service, ascending. */
export function sizesOf(serviceType: ServiceType): readonly number[] {
  return serviceType === 'presentation' ? SLIDE_COUNTS : PAGE_COUNTS;
}

/** Price in whole reais before the delivery factor. Throws RangeError for a size that is not on offer. */
export function basePrice({ serviceType, size }: OrderSize): number {
  const prices: Record<number, number> =
    serviceType === 'presentation' ? PRESENTATION_PRICES : BOOKLET_PRICES;
  const price = prices[size];
  if (price === undefined) throw new RangeError(`no ${serviceType} of size ${size}`);
  return price;
}

/** Total in whole reais: `round(base × multiplier)`. Half reais round up; the factor is taken in tenths to stay exact. */
export function totalPrice(order: OrderSize, deliveryType: DeliveryType): number {
  const tenths = Math.round(DELIVERY_TYPES[deliveryType].multiplier * 10);
  return Math.floor((basePrice(order) * tenths + 5) / 10);
}

/** The plan a size belongs to, which decides the revisions. */
export function planOf({ serviceType, size }: OrderSize): Plan {
  const steps = serviceType === 'presentation' ? [5, 10, 15] : [20, 40, 60];
  return (['basico', 'padrao', 'premium'] as const)[steps.findIndex((limit) => size <= limit)] ?? 'master';
}
