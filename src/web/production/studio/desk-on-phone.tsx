import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isUnderway } from '#shared/lessons/lesson-status.ts';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RootMark } from '#web/ui/root-mark.ts';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { DeliverOpener, SaveState } from './bar/studio-bar.tsx';
import { BOOK_TEXTS } from './book-texts.ts';
import { NotesField } from './fields/notes-field.tsx';
import { SlideFields } from './fields/slide-fields.tsx';
import { FindingsPart } from './inspector/findings-part.tsx';
import { LayoutPart } from './inspector/layout-part.tsx';
import { LookPart } from './inspector/look-part.tsx';
import { VersionsPart } from './inspector/versions-part.tsx';
import { PageStage } from './stage/page-stage.tsx';
import { SlideStage } from './stage/slide-stage.tsx';
import { SlideTools } from './stage/slide-tools.tsx';
import { ChapterList } from './strip/chapter-list.tsx';
import { SlideStrip, StripTools } from './strip/slide-strip.tsx';
import {
  FIELD_TEXTS,
  INSPECTOR_TEXTS,
  MATERIAL_TEXTS,
  STUDIO_TEXTS as TEXTS,
  VERSION_TEXTS,
} from './studio-texts.ts';
import { useDraft, useIsBook, useStudio } from './use-studio.ts';

export type PhonePart =
  | 'pagina'
  | 'conteudo'
  | 'achados'
  | 'notas'
  | 'material'
  | 'layout'
  | 'versoes'
  | 'capitulos';

/**
 * On a phone: the slide, all slides, then one part at a time; of a booklet its page is one of the parts, as it would leave no room
 * for another. What is decided stays at the bottom.
 */
export function DeskOnPhone({
  part,
  onPart,
  source,
  onPresent,
  onDeliver,
  onResolve,
}: {
  part: PhonePart;
  onPart: (part: PhonePart) => void;
  source: ReactNode;
  onPresent: () => void;
  onDeliver: () => void;
  onResolve: () => void;
}) {
  const { lesson } = useStudio();
  const findings = useDraft((state) => state.findings);
  const isJudged = useDraft((state) => state.isJudged);
  const hard = findings.filter(({ severity }) => severity === 'hard').length;
  const isBook = useIsBook();
  const slideId = useDraft((state) => state.slideId);
  const chosen = useRef(slideId);
  // Who chooses a chapter wants to see it.
  useEffect(() => {
    if (slideId !== chosen.current && part === 'capitulos') onPart('pagina');
    chosen.current = slideId;
  }, [slideId, part, onPart]);
  const tabs: Tab<PhonePart>[] = [
    ...(isBook
      ? [
          { value: 'pagina' as const, label: BOOK_TEXTS.pageShort, content: <PageStage /> },
          { value: 'capitulos' as const, label: BOOK_TEXTS.chapters, content: <ChapterList /> },
        ]
      : []),
    { value: 'conteudo', label: FIELD_TEXTS.short, content: <SlideFields /> },
    {
      ...{ value: 'achados', label: INSPECTOR_TEXTS.findings, content: <FindingsPart /> },
      ...(findings.length > 0 && { count: findings.length }),
    },
    ...(isBook ? [] : [{ value: 'notas' as const, label: FIELD_TEXTS.notesShort, content: <NotesField /> }]),
    { value: 'material', label: MATERIAL_TEXTS.material, content: <div className="h-[60vh]">{source}</div> },
    {
      ...{ value: 'layout', label: isBook ? INSPECTOR_TEXTS.look : INSPECTOR_TEXTS.layout },
      content: (
        <div className="grid gap-4">
          {!isBook && <LayoutPart />}
          <LookPart />
        </div>
      ),
    },
    { value: 'versoes', label: VERSION_TEXTS.title, content: <VersionsPart /> },
  ];
  return (
    <div className="pb-28">
      {!isBook && (
        <>
          <SlideStage />
          <SlideStrip />
        </>
      )}
      <div className="flex flex-wrap items-center gap-2 px-5 pt-3 pb-1">
        {isUnderway(lesson.status) && lesson.deadline && <DeadlineChip deadline={lesson.deadline} />}
        <SaveState onResolve={onResolve} />
      </div>
      {!isBook && (
        <SlideTools>
          <StripTools />
        </SlideTools>
      )}
      <div className="studio-phone-parts">
        <Tabs label={TEXTS.title} tabs={tabs} value={part} onChange={onPart} contentClassName="px-5 pt-4" />
      </div>
      <div className="chalkboard bar-fixed flex items-center gap-3">
        <RootMark name="bar" />
        <p className="num min-w-0 flex-1 text-[.9375rem] leading-tight">
          <strong className="block">{TEXTS.blocked(hard)}</strong>
          {isJudged ? TEXTS.advice(findings.length - hard) : INSPECTOR_TEXTS.judging}
        </p>
        {!isBook && (
          <IconButton
            label={TEXTS.present}
            variant="chalk-outline"
            icon={<Play size={20} aria-hidden="true" />}
            onClick={onPresent}
          />
        )}
        <DeliverOpener onDeliver={onDeliver} />
      </div>
    </div>
  );
}
