import { useNavigate } from '@tanstack/react-router';
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Studio, StudioWish } from '#shared/composition/studio/studio.contract.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { ConversationPanel } from '#web/messages/conversation-panel.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { opening } from '#web/production/worklist/worklist-search.ts';
import { RootMark } from '#web/ui/root-mark.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ConflictDialog } from './bar/conflict-dialog.tsx';
import { DeliverDialog } from './bar/deliver-dialog.tsx';
import { KeysDialog } from './bar/keys-dialog.tsx';
import { StudioBar } from './bar/studio-bar.tsx';
import { BookAtLarge } from './book-desk.tsx';
import { BOOK_TEXTS } from './book-texts.ts';
import { DeskOnPhone, type PhonePart } from './desk-on-phone.tsx';
import { NotesField } from './fields/notes-field.tsx';
import { SlideFields } from './fields/slide-fields.tsx';
import { FindingsPart } from './inspector/findings-part.tsx';
import { LayoutPart } from './inspector/layout-part.tsx';
import { LookPart } from './inspector/look-part.tsx';
import { VersionsPart } from './inspector/versions-part.tsx';
import { MaterialPanel } from './material/material-panel.tsx';
import { WishesPanel } from './material/wishes-panel.tsx';
import type { DraftStore } from './model/draft-store.ts';
import { ScrollBox } from './scroll-box.tsx';
import { SlideStage } from './stage/slide-stage.tsx';
import { SlideTools } from './stage/slide-tools.tsx';
import { ChapterList } from './strip/chapter-list.tsx';
import { SlideStrip, StripTools } from './strip/slide-strip.tsx';
import { StatusLine } from './strip/status-line.tsx';
import { FIELD_TEXTS, INSPECTOR_TEXTS, MATERIAL_TEXTS } from './studio-texts.ts';
import { useDesk } from './use-desk.ts';
import { StudioProvider } from './use-studio.ts';
import { useStudioKeys } from './use-studio-keys.ts';

const PresentDeck = lazy(async () => ({ default: (await import('./stage/present-deck.tsx')).PresentDeck }));

type Opened = 'present' | 'deliver' | 'keys' | null;

/** A draft on the desk: its bar, what was given, what is made of it, what is judged of that, and all slides below. */
export function StudioDeskScreen({
  studio,
  lesson,
  projectId,
}: {
  studio: Studio;
  lesson: Lesson;
  projectId: string | undefined;
}) {
  const isWide = useIsWide('64rem');
  const isBook = studio.deck.kind === 'booklet';
  const [part, setPart] = useState<PhonePart>(isBook ? 'pagina' : 'conteudo');
  const onGoTo = useCallback((path: string) => setPart(path === 'notes' ? 'notas' : 'conteudo'), []);
  const { desk, said } = useDesk(studio, lesson, onGoTo);
  const [opened, setOpened] = useState<Opened>(null);
  const [notes, setNotes] = useState('');
  const [wishes, setWishes] = useState<readonly StudioWish[]>(studio.wishes);
  const open = useMemo(
    () => ({
      onPresent: () => setOpened('present'),
      onDeliver: () => setOpened('deliver'),
      onHelp: () => setOpened('keys'),
    }),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  const conflict = useConflict(desk.store);
  const leave = useLeave(projectId);
  useStudioKeys(desk, open.onHelp);
  const source = (
    <SourceTabs lesson={lesson} isBook={isBook && isWide} wishes={wishes} onWishes={setWishes} />
  );
  const seeFindings = () => {
    close();
    setPart('achados');
    setTimeout(() =>
      document.querySelector<HTMLElement>('[aria-labelledby="parte-achados"] button')?.focus(),
    );
  };
  return (
    <StudioProvider value={desk}>
      <div className="full-screen dense studio">
        <RootMark name="full-screen" />
        <RootMark name="studio" />
        <StudioBar projectId={projectId} {...open} onResolve={conflict.reopen} />
        {isWide && isBook ? (
          <BookAtLarge source={source} />
        ) : isWide ? (
          <DeskAtLarge source={source} />
        ) : (
          <DeskOnPhone
            part={part}
            onPart={setPart}
            source={source}
            onPresent={open.onPresent}
            onDeliver={open.onDeliver}
            onResolve={conflict.reopen}
          />
        )}
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
      {opened === 'present' && (
        <Suspense>
          <PresentDeck onClose={close} />
        </Suspense>
      )}
      {opened === 'deliver' && (
        <DeliverDialog
          notes={notes}
          onNotes={setNotes}
          onClose={close}
          onSeeFindings={seeFindings}
          onDelivered={leave}
        />
      )}
      {opened === 'keys' && <KeysDialog onClose={close} />}
      {conflict.isOpen && <ConflictDialog onClose={conflict.close} />}
    </StudioProvider>
  );
}

/** Asked once for each conflict, and again when it is wanted. */
function useConflict(store: DraftStore) {
  const theirs = useSyncExternalStore(store.subscribe, () => store.get().save.theirs);
  const [closedFor, setClosedFor] = useState<Studio | null>(null);
  return {
    isOpen: theirs !== null && theirs !== closedFor,
    close: () => setClosedFor(theirs),
    reopen: useCallback(() => setClosedFor(null), []),
  };
}

/** Away from a draft that was handed over, to where the work is listed. */
function useLeave(projectId: string | undefined): () => void {
  const navigate = useNavigate();
  const { user } = useSession();
  return () =>
    void (user?.role === 'admin'
      ? navigate({ to: '/admin-functional' })
      : navigate({ to: '/editor-dashboard', search: projectId ? opening(projectId) : {} }));
}

/** Where there is room everything is in one view, and each panel scrolls by itself. */
const DeskAtLarge = memo(function DeskAtLarge({ source }: { source: ReactNode }) {
  return (
    <>
      <div className="studio-desk">
        <section className="studio-panel border-r" aria-label={MATERIAL_TEXTS.label} data-panel>
          {source}
        </section>
        <div className="flex min-h-0 min-w-0 flex-col">
          <SlideTools>
            <StripTools />
          </SlideTools>
          <SlideStage />
          <div className="studio-writing">
            <section className="flex min-h-0 flex-col" aria-label={FIELD_TEXTS.label} data-panel>
              <ScrollBox label={FIELD_TEXTS.label} className="studio-scroll p-3">
                <SlideFields />
              </ScrollBox>
            </section>
            <div className="min-h-0 border-l border-border p-3" data-panel>
              <NotesField />
            </div>
          </div>
        </div>
        <aside className="studio-panel border-l" aria-label={INSPECTOR_TEXTS.label} data-panel>
          <LayoutPart />
          <LookPart />
          <FindingsPart />
          <VersionsPart />
        </aside>
      </div>
      <div data-panel>
        <SlideStrip />
      </div>
      <StatusLine />
    </>
  );
});

type SourceTab = 'capitulos' | 'material' | 'pedidos' | 'conversa';

/** What the lesson is made from and what was asked for. */
function SourceTabs({
  lesson,
  isBook,
  wishes,
  onWishes,
}: {
  lesson: Lesson;
  /** The chapters stand here too. */
  isBook: boolean;
  wishes: readonly StudioWish[];
  onWishes: (wishes: readonly StudioWish[]) => void;
}) {
  const [tab, setTab] = useState<SourceTab>(isBook ? 'capitulos' : 'material');
  const open = wishes.filter(({ isDone }) => !isDone).length;
  const tabs = (
    <Tabs
      label={MATERIAL_TEXTS.label}
      value={tab}
      onChange={setTab}
      contentClassName="studio-source-tab"
      tabs={[
        ...(isBook
          ? [{ value: 'capitulos' as const, label: BOOK_TEXTS.chapters, content: <ChapterList /> }]
          : []),
        { value: 'material', label: MATERIAL_TEXTS.material, content: <MaterialPanel /> },
        {
          ...{ value: 'pedidos', label: MATERIAL_TEXTS.wishes },
          ...(open > 0 && { count: open }),
          content: <WishesPanel wishes={wishes} onChange={onWishes} />,
        },
        {
          ...{ value: 'conversa', label: MATERIAL_TEXTS.talk },
          content: <ConversationPanel lessonId={lesson.id} replyTo={lesson.user.firstName} />,
        },
      ]}
    />
  );
  return (
    <>
      <h2 className="sr-only">{MATERIAL_TEXTS.label}</h2>
      {tabs}
    </>
  );
}
