import {
  addAmounts,
  estimateCapacity,
  fittingSize,
  lacksMaterial,
  measureText,
} from '#shared/analysis/capacity.ts';
import { type OrderSize, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import type { Material } from '#shared/lessons/materials.contract.ts';

/** So few words name a theme; they are no lesson yet. */
const A_THEME = 6;

export interface MeterReading {
  /** `unmeasured`: there is a file that nothing is known of. */
  kind: 'empty' | 'theme' | 'reading' | 'unmeasured' | 'measured';
  /** Slides or pages that the material fills; 0 where nothing can be said. */
  supported: number;
  /** The smallest size that holds everything; null until all is known. */
  fitting: number | null;
  words: number;
  figures: number;
  /** Scanned pages read so far, while a file is read. */
  pages: { done: number; total: number } | null;
  isEstimate: boolean;
}

/** What the meter shows for a text and the file beside it, by the rule of the report. */
export function readMeter(
  serviceType: ServiceType,
  content: string,
  file: { material: Material | null } | null,
): MeterReading {
  const typed = measureText(content, file !== null);
  const material = file?.material ?? null;
  const amount = material ? addAmounts(typed, material.amount) : typed;
  const supported = amount.characters === 0 ? 0 : estimateCapacity(serviceType, amount);
  const reading: MeterReading = {
    kind: 'measured',
    supported,
    fitting: null,
    words: amount.words,
    figures: material?.figures ?? 0,
    pages: material?.recognised ?? null,
    isEstimate: material?.isEstimate ?? false,
  };
  if (file && material?.status !== 'read') {
    const isUnderWay = material?.status === 'reading';
    return { ...reading, kind: isUnderWay ? 'reading' : 'unmeasured', supported: isUnderWay ? supported : 0 };
  }
  if (supported === 0) return { ...reading, kind: 'empty' };
  if (!file && amount.words < A_THEME) return { ...reading, kind: 'theme', supported: 0 };
  return { ...reading, fitting: fittingSize(serviceType, supported) };
}

/** What choosing a size would mean for the material; null where nothing is known. */
export function describeEffect({ kind, supported, fitting }: MeterReading, order: OrderSize): string | null {
  if (kind !== 'measured' || fitting === null) return null;
  const { serviceType, size } = order;
  const isBooklet = serviceType === 'booklet';
  const largest = Math.max(...sizesOf(serviceType));
  if (supported > largest)
    return size === largest
      ? 'o mais completo'
      : `${isBooklet ? 'fora: ' : 'ficam de fora '}${supported - size}`;
  if (size < supported) return `corta ${isBooklet ? '' : 'cerca de '}${supported - size}`;
  if (size === fitting && !lacksMaterial(order, supported)) return null;
  return `${size - supported} ${isBooklet ? 'a mais' : 'sem matéria'}`;
}

/** Whether it is the size to point at: the smallest that holds everything. */
export const isBestFit = (reading: MeterReading, order: OrderSize): boolean =>
  reading.fitting === order.size &&
  reading.supported <= order.size &&
  !lacksMaterial(order, reading.supported);
