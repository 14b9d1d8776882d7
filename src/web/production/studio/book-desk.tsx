import { memo, type ReactNode } from 'react';
import { BOOK_TEXTS as TEXTS } from './book-texts.ts';
import { SlideFields } from './fields/slide-fields.tsx';
import { FindingsPart } from './inspector/findings-part.tsx';
import { LookPart } from './inspector/look-part.tsx';
import { VersionsPart } from './inspector/versions-part.tsx';
import { ScrollBox } from './scroll-box.tsx';
import { PageStage } from './stage/page-stage.tsx';
import { StatusFrame } from './strip/status-line.tsx';
import { INSPECTOR_TEXTS, MATERIAL_TEXTS } from './studio-texts.ts';
import { useDraft, useStudio } from './use-studio.ts';

/** A booklet in one view: its chapters and what was given, what stands in a section, its page, what is judged. */
export const BookAtLarge = memo(function BookAtLarge({ source }: { source: ReactNode }) {
  return (
    <>
      <div className="studio-desk studio-desk-book">
        <section
          className="studio-panel studio-book-source border-r"
          aria-label={MATERIAL_TEXTS.label}
          data-panel
        >
          {source}
        </section>
        <div className="studio-book">
          <section className="flex min-h-0 flex-col" aria-label={TEXTS.fields} data-panel>
            <ScrollBox label={TEXTS.fields} className="studio-scroll p-3">
              <SlideFields />
            </ScrollBox>
          </section>
          <PageStage />
        </div>
        <aside className="studio-panel border-l" aria-label={INSPECTOR_TEXTS.label} data-panel>
          <LookPart />
          <FindingsPart />
          <VersionsPart />
        </aside>
      </div>
      <BookStatus />
    </>
  );
});

/** Whether the booklet has the pages that were ordered. */
export function BookStatus() {
  const { ordered } = useStudio();
  const pages = useDraft(({ sheets }) => sheets?.length ?? 0);
  return (
    <StatusFrame>
      <span className={pages === ordered ? '' : 'font-bold text-warning-t'}>
        {TEXTS.ordered(pages, ordered)}
      </span>
    </StatusFrame>
  );
}
