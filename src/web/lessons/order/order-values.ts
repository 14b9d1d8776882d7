import {
  DEFAULT_PAGE_COUNT,
  DEFAULT_SLIDE_COUNT,
  type DeliveryType,
  type OrderSize,
  type ServiceType,
  sizesOf,
} from '#shared/catalog/catalog.ts';
import { type OutputFormat, usualFormat } from '#shared/lessons/order.ts';

/** The order as the form holds it: what radio buttons and fields give, before the schema makes an Order of it. */
export interface OrderValues {
  title: string;
  content: string;
  comments: string;
  /** Empty until the person chooses; see `formatOf`. */
  format: OutputFormat | '';
  serviceType: ServiceType;
  /** Empty while neither the person nor the meter has set it. */
  slideCount: string;
  pageCount: string;
  /** The services whose size the person chose, a blank between them: there nothing moves by itself any more. */
  sizeChosenFor: string;
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
  format: '',
  serviceType: 'presentation',
  slideCount: '',
  pageCount: '',
  sizeChosenFor: '',
  deliveryType: 'normal',
  educationLevel: '',
  targetAudience: '',
  lessonDuration: '',
  learningObjectives: '',
};

/** What an order says whose content is its file alone. */
const FILE_ALONE = 'Usar o arquivo em anexo.';

export const sizeFieldOf = (serviceType: ServiceType) =>
  serviceType === 'presentation' ? 'slideCount' : 'pageCount';

/** The size as it stands; null while there is none. */
export function orderSizeOf(values: OrderValues): OrderSize | null {
  const { serviceType } = values;
  const size = Number(values[sizeFieldOf(serviceType)]);
  return sizesOf(serviceType).includes(size) ? { serviceType, size } : null;
}

export const isSizeChosen = (values: OrderValues): boolean =>
  values.sizeChosenFor.split(' ').includes(values.serviceType);

export const formatOf = ({
  format,
  serviceType,
}: Pick<OrderValues, 'format' | 'serviceType'>): OutputFormat => format || usualFormat(serviceType);

/** The order as it is judged and sent: what was left open is filled in. */
export function completeOrder(
  values: OrderValues,
  { hasFile, fitting }: { hasFile: boolean; fitting: number | null },
): Omit<OrderValues, 'sizeChosenFor'> {
  const { sizeChosenFor: _, ...order } = values;
  const { serviceType } = values;
  const usual = serviceType === 'presentation' ? DEFAULT_SLIDE_COUNT : DEFAULT_PAGE_COUNT;
  // Next to nothing was written, or what a file holds is not known yet.
  const size = orderSizeOf(values)?.size ?? fitting ?? (hasFile ? usual : sizesOf(serviceType)[0]);
  return {
    ...order,
    content: hasFile && values.content.trim() === '' ? FILE_ALONE : values.content,
    format: formatOf(values),
    [sizeFieldOf(serviceType)]: String(size),
  };
}
