import type { Lesson } from './lesson.schemas.ts';

/** `20 páginas` of a booklet, `15 slides` of a presentation. */
export function describeSize({
  serviceType,
  slideCount,
  pageCount,
}: Pick<Lesson, 'serviceType' | 'slideCount' | 'pageCount'>): string {
  return serviceType === 'booklet' ? `${pageCount ?? 0} páginas` : `${slideCount ?? 0} slides`;
}
