import type { SampleLesson } from './sample-lesson.ts';

/** The lesson as a teacher would type it into the order form. */
export function writeSampleText({ sections }: SampleLesson): string {
  return sections
    .map(({ heading, paragraphs, items = [], table: [, ...rows] = [] }) =>
      [
        heading,
        ...paragraphs,
        ...[...items, ...rows.map((row) => row.join(': '))].map((item) => `- ${item}`),
      ].join('\n'),
    )
    .join('\n\n');
}
