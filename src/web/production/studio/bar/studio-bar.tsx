import { useMutation } from '@tanstack/react-query';
import { CloudAlert, CloudCheck, EllipsisVertical, Keyboard, Play, Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { DRAFT_FORMATS, type Draft, downloadDraft, holdsBack } from '#shared/composition/draft.contract.ts';
import { isUnderway } from '#shared/lessons/lesson-status.ts';
import { formatTime } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { downloadFile } from '#web/platform/download-file.ts';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import type { SavePhase } from '#web/production/studio/model/save-loop.ts';
import { SAVE_TEXTS, STUDIO_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useIsBook, useStudio } from '#web/production/studio/use-studio.ts';
import { afterMenu } from '#web/ui/after-menu.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { BackLink } from './back-link.tsx';

/** The board above the desk: whose lesson it is, whether it is saved, and what is decided here. */
export const StudioBar = memo(function StudioBar({
  projectId,
  onPresent,
  onDeliver,
  onHelp,
  onResolve,
}: {
  projectId: string | undefined;
  onPresent: () => void;
  onDeliver: () => void;
  onHelp: () => void;
  /** Of a conflict with another window. */
  onResolve: () => void;
}) {
  const { store, lesson } = useStudio();
  const canUndo = useDraft(({ past }) => past.length > 0);
  const isBook = useIsBook();
  const canRedo = useDraft(({ future }) => future.length > 0);
  const isOpen = isUnderway(lesson.status);
  return (
    <header className="chalkboard chalkboard-bar shrink-0">
      <div className="chalkboard-lights flex h-14 items-center gap-2 px-3 lg:gap-3 lg:px-4">
        <BackLink projectId={projectId} />
        <div className="min-w-0 flex-1 leading-tight lg:flex-none">
          <h1 className="truncate text-[1.0625rem] leading-snug lg:max-w-[30vw]" title={lesson.title}>
            {lesson.title}
          </h1>
          <p className="num truncate text-[.8125rem] leading-snug text-chalkboard-100">
            {describeForm(lesson)}
            <span className="max-lg:hidden">, {clientName(lesson)}</span>
          </p>
        </div>
        <div className="ml-1 flex items-center gap-3 max-lg:hidden">
          {isOpen && lesson.deadline && <DeadlineChip deadline={lesson.deadline} />}
          <SaveState onResolve={onResolve} />
        </div>
        <div className="ml-auto flex items-center gap-1 lg:gap-1.5">
          <IconButton
            label={TEXTS.undo}
            variant="chalk-outline"
            className="studio-bar-tool"
            icon={<Undo2 size={18} aria-hidden="true" />}
            aria-disabled={!canUndo || undefined}
            onClick={() => store.undo()}
          />
          <IconButton
            label={TEXTS.redo}
            variant="chalk-outline"
            className="studio-bar-tool"
            icon={<Redo2 size={18} aria-hidden="true" />}
            aria-disabled={!canRedo || undefined}
            onClick={() => store.redo()}
          />
          <MoreMenu onHelp={onHelp} />
          {!isBook && (
            <Button variant="chalk-outline" size="d" className="border! max-lg:hidden" onClick={onPresent}>
              <Play size={16} aria-hidden="true" />
              {TEXTS.present}
            </Button>
          )}
          <span className="max-lg:hidden">
            <DeliverOpener onDeliver={onDeliver} />
          </span>
        </div>
      </div>
      <div className="ledge-thin" />
    </header>
  );
});

/** Opens the delivery, with the number of what holds it back. */
export function DeliverOpener({ onDeliver }: { onDeliver: () => void }) {
  const held = useDraft(({ findings }) => findings.filter(holdsBack).length);
  return (
    <Button variant="chalk" size="d" className="whitespace-nowrap" onClick={onDeliver}>
      {TEXTS.deliver}
      {held > 0 && (
        <span className="tally bg-[#b23a1e]! text-white!">
          {held}
          <span className="sr-only"> {TEXTS.holding(held).replace(/^\d+ /, '')}</span>
        </span>
      )}
    </Button>
  );
}

const PHASES: Record<Exclude<SavePhase, 'saved'>, string> = {
  saving: SAVE_TEXTS.saving,
  unsaved: SAVE_TEXTS.unsaved,
  offline: SAVE_TEXTS.offline,
  refused: SAVE_TEXTS.refused,
  conflict: SAVE_TEXTS.conflict,
};

/** `Rascunho 3 salvo às 10:42`, or what keeps it from that. */
export function SaveState({ onResolve }: { onResolve: () => void }) {
  const { store } = useStudio();
  const version = useDraft((state) => state.version);
  const savedAt = useDraft((state) => state.savedAt);
  const phase = useDraft(({ save }) => save.phase);
  const problem = useDraft(({ save }) => save.problem);
  const isTroubled = phase === 'offline' || phase === 'refused' || phase === 'conflict';
  const Icon = isTroubled ? CloudAlert : CloudCheck;
  return (
    <span className="studio-save">
      <Icon size={16} aria-hidden="true" />
      {/* The word alone is announced, and only trouble: a save every second would drown all else. */}
      <span className="num" role={isTroubled ? 'status' : undefined} title={problem ?? undefined}>
        {phase === 'saved' ? (
          <>
            {SAVE_TEXTS.draft} <strong>{version}</strong> {SAVE_TEXTS.saved}{' '}
            <strong>{formatTime(savedAt)}</strong>
          </>
        ) : (
          PHASES[phase]
        )}
      </span>
      {(phase === 'offline' || phase === 'refused') && (
        <button type="button" className="link" onClick={() => void store.saveNow()}>
          {SAVE_TEXTS.retry}
        </button>
      )}
      {phase === 'conflict' && (
        <button type="button" className="link" onClick={onResolve}>
          {SAVE_TEXTS.resolve}
        </button>
      )}
    </span>
  );
}

function MoreMenu({ onHelp }: { onHelp: () => void }) {
  const { lesson, store } = useStudio();
  const isBook = useIsBook();
  const download = useMutation({
    mutationFn: async (format: Draft['files'][number]['format']) => {
      await store.saveNow();
      const present = String(store.get().version);
      return downloadFile(
        downloadDraft,
        { params: { id: lesson.id, format }, query: { version: present } },
        `${lesson.title}.${format}`,
      );
    },
    onMutate: () => showToast({ title: `${TEXTS.downloading}...`, tone: 'info' }),
    onError: (error) =>
      showToast({ title: TEXTS.downloadFailed, description: messageOf(error), tone: 'error' }),
  });
  return (
    <Menu
      trigger={
        <IconButton
          label={TEXTS.more}
          variant="chalk-outline"
          className="studio-bar-tool"
          icon={<EllipsisVertical size={18} aria-hidden="true" />}
        />
      }
    >
      {(isBook ? (['pdf', 'docx'] as const) : (['pptx', 'pdf'] as const)).map((format) => (
        <MenuItem key={format} onSelect={() => download.mutate(format)}>
          {TEXTS.download} {DRAFT_FORMATS[format]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => afterMenu(onHelp)}>
        <Keyboard size={17} aria-hidden="true" />
        {TEXTS.help}
      </MenuItem>
    </Menu>
  );
}
