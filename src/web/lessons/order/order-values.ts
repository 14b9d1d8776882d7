import {
  DEFAULT_PAGE_COUNT,
  DEFAULT_SLIDE_COUNT,
  type DeliveryType,
  type ServiceType,
} from '#shared/catalog/catalog.ts';
import type { OutputFormat } from '#shared/lessons/order.ts';

/** The order as the form holds it: what radio buttons and fields give, before the schema makes an Order of it. */
export interface OrderValues {
  title: string;
  content: string;
  comments: string;
  format: OutputFormat;
  serviceType: ServiceType;
  slideCount: string;
  pageCount: string;
  deliveryType: DeliveryType;
  educationLevel: string;
  targetAudience: string;
  lessonDuration: string;
  learningObjectives: string;
}

export const EMPTY_ORDER: OrderValues = {
  title: '',
  content: '',
  comments: '',
  format: 'powerpoint',
  serviceType: 'presentation',
  slideCount: String(DEFAULT_SLIDE_COUNT),
  pageCount: String(DEFAULT_PAGE_COUNT),
  deliveryType: 'normal',
  educationLevel: '',
  targetAudience: '',
  lessonDuration: '',
  learningObjectives: '',
};

/** Slides or pages, whichever the service counts. */
export function sizeOf(values: Pick<OrderValues, 'serviceType' | 'slideCount' | 'pageCount'>): number {
  return Number(values.serviceType === 'presentation' ? values.slideCount : values.pageCount);
}
