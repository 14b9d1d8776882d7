import type { Catalog } from '#shared/catalog/catalog.contract.ts';
import {
  basePrice,
  DELIVERY_TYPES,
  type DeliveryType,
  MODALITIES,
  PLANS,
  planOf,
  REVISION_WINDOW_DAYS,
  type ServiceType,
  sizesOf,
} from '#shared/catalog/catalog.ts';
import { MAX_UPLOAD_BYTES } from '#shared/upload-limits.ts';

/** The whole catalogue as every screen reads it. */
export function describeCatalog(): Catalog {
  return {
    currency: 'BRL',
    presentation: describeSizes('presentation'),
    booklet: describeSizes('booklet'),
    deliveries: Object.entries(DELIVERY_TYPES).map(([deliveryType, delivery]) => ({
      deliveryType: deliveryType as DeliveryType,
      ...delivery,
    })),
    plans: Object.entries(PLANS).map(([plan, about]) => ({ plan, ...about })),
    modalities: Object.entries(MODALITIES).map(([modality, about]) => ({ modality, ...about })),
    revisionWindowDays: REVISION_WINDOW_DAYS,
    maxUploadBytes: MAX_UPLOAD_BYTES,
  };
}

function describeSizes(serviceType: ServiceType): Catalog['presentation'] {
  return sizesOf(serviceType).map((size) => {
    const plan = planOf({ serviceType, size });
    const { label: planLabel, revisions } = PLANS[plan];
    return { size, price: basePrice({ serviceType, size }), plan, planLabel, revisions };
  });
}
