import { describeSize } from '#shared/lessons/describe-size.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { DELIVERY_TEXTS as TEXTS } from './delivery-texts.ts';

const PROGRAMS = [
  [/\.pptx?$/i, 'PowerPoint'],
  [/\.docx$/i, 'Word'],
  [/\.pdf$/i, 'PDF'],
] as const;

/**
 * What of a final file differs from the order, in words. It may be meant so and is never refused. `units`: its slides
 * or pages, null where they could not be counted.
 */
export function warnOfFile(
  lesson: Pick<Production['lesson'], 'format' | 'serviceType' | 'slideCount' | 'pageCount'>,
  { name, units }: { name: string; units: number | null },
): string[] {
  const { format, serviceType, slideCount, pageCount } = lesson;
  const [, sent = null] = PROGRAMS.find(([ending]) => ending.test(name)) ?? [];
  const isOtherFormat = sent !== null && (format === 'pdf') !== (sent === 'PDF');
  const ordered = serviceType === 'booklet' ? pageCount : slideCount;
  const count = serviceType === 'booklet' ? TEXTS.pages : TEXTS.slides;
  return [
    ...(isOtherFormat ? [TEXTS.otherFormat(OUTPUT_FORMATS[format], sent)] : []),
    ...(units !== null && units !== ordered ? [TEXTS.otherSize(count(units), describeSize(lesson))] : []),
  ];
}
