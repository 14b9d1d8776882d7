import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import {
  type DraftVersion,
  restoreDraft,
  type SlidePage,
} from '#shared/composition/studio/studio.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { BOOK_TEXTS } from '#web/production/studio/book-texts.ts';
import { compareDecks, compareWords, type SlideChange } from '#web/production/studio/model/compare-decks.ts';
import { ScrollBox } from '#web/production/studio/scroll-box.tsx';
import { SlidePicture } from '#web/production/studio/stage/slide-picture.tsx';
import { versionQuery } from '#web/production/studio/studio-queries.ts';
import { VERSION_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useIsBook, useStudio } from '#web/production/studio/use-studio.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { Viewer } from '#web/ui/viewer.tsx';
import { makerOf } from './maker-of.ts';

/** An older version beside the present one, slide by slide, and the way back to it. */
export function CompareDialog({
  version,
  versions,
  onVersion,
  onClose,
}: {
  version: number;
  versions: readonly DraftVersion[];
  onVersion: (version: number) => void;
  onClose: () => void;
}) {
  const { lesson } = useStudio();
  const present = useDraft((state) => state.version);
  const saved = useDraft((state) => state.saved);
  const pages = useDraft((state) => state.pages);
  const isBook = useIsBook();
  const query = useQuery(versionQuery(lesson.id, version));
  return (
    <Viewer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.compareTitle}
      footer={<Restore version={version} onDone={onClose} />}
    >
      <ScrollBox label={TEXTS.compare} className="min-h-0 flex-1 overflow-y-auto p-5">
        <label className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">{TEXTS.with}</span>
          <select
            className="field w-auto! max-w-md max-sm:w-full!"
            value={version}
            onChange={({ target }) => onVersion(Number(target.value))}
          >
            {versions
              .filter((one) => one.version !== present)
              .map((one) => (
                <option key={one.version} value={one.version}>
                  {TEXTS.name(one.version)}, {makerOf(one)}, {formatDateTime(one.createdAt)}
                </option>
              ))}
          </select>
        </label>
        <QueryPart
          query={query}
          error={TEXTS.loadError}
          loading={TEXTS.loading}
          skeleton={<Skeleton className="h-48" />}
        >
          {(older) => {
            const changes = compareDecks(older.deck, saved);
            const drawn = new Map(older.pages.map((page) => [page.slideId, page]));
            if (changes.length === 0) return <p>{(isBook ? BOOK_TEXTS : TEXTS).same}</p>;
            return (
              <ol className="grid gap-6">
                {changes.map((change) => (
                  <ChangedSlide
                    key={change.id}
                    change={change}
                    before={drawn.get(change.id)}
                    after={pages.get(change.id)}
                  />
                ))}
              </ol>
            );
          }}
        </QueryPart>
      </ScrollBox>
    </Viewer>
  );
}

function ChangedSlide({
  change,
  before,
  after,
}: {
  change: SlideChange;
  before: SlidePage | undefined;
  after: SlidePage | undefined;
}) {
  const { lesson } = useStudio();
  const isBook = useIsBook();
  const { kind, from, to } = change;
  const lines = change.before && change.after ? compareWords(change.before, change.after) : [];
  // What is only said aloud, or stands elsewhere, changes no picture; but for the number at its foot.
  const isAlike = kind === 'moved' || (before?.key !== undefined && before.key === after?.key);
  const told = { added: TEXTS.added, removed: TEXTS.removed, changed: TEXTS.changed, moved: '' }[kind];
  const isMoved = from !== null && to !== null && from !== to;
  const sides = isAlike
    ? [{ label: TEXTS.alike, page: after }]
    : [
        { label: TEXTS.before, page: change.before ? before : undefined },
        { label: TEXTS.after, page: change.after ? after : undefined },
      ];
  return (
    <li>
      <h3 className="text-[1.0625rem]">{(change.after ?? change.before)?.title}</h3>
      <p className="hint">{[told, isMoved && TEXTS.moved(from, to)].filter(Boolean).join('. ')}</p>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-1.5 leading-snug">
          {lines.map(({ isNotes, words }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <li key={at} className="wrap-anywhere">
              {isNotes && <span className="font-bold">{TEXTS.notes} </span>}
              {words.map(({ kind, text }, run) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
                <Fragment key={run}>
                  {run > 0 && ' '}
                  {kind === 'gone' && <del className="text-error-t">{text}</del>}
                  {kind === 'come' && (
                    <ins className="bg-ok-s text-ok-t decoration-2 underline-offset-2">{text}</ins>
                  )}
                  {kind === 'same' && text}
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 grid gap-3 sm:grid-cols-2!">
        {sides.map(({ label, page }) => (
          // One below the other, nothing needs no place.
          <figure key={label} className={page ? 'min-w-0' : 'min-w-0 max-sm:hidden'}>
            <figcaption className="mb-1 text-[.8125rem] font-bold text-ink-2">{label}</figcaption>
            {page ? (
              <div
                className={joinClasses(
                  'overflow-clip rounded-[3px] bg-paper-2 ring-1 ring-border',
                  isBook ? 'aspect-[210/297] max-w-md' : 'aspect-video',
                )}
              >
                <SlidePicture
                  lessonId={lesson.id}
                  page={page}
                  sizes="(width >= 40rem) 36rem, 100vw"
                  isPage={isBook}
                />
              </div>
            ) : (
              <p className="grid aspect-video place-content-center rounded-[3px] bg-paper-2 text-ink-2">
                {TEXTS.empty}
              </p>
            )}
          </figure>
        ))}
      </div>
    </li>
  );
}

function Restore({ version, onDone }: { version: number; onDone: () => void }) {
  const { store, lesson } = useStudio();
  const [isAsked, setAsked] = useState(false);
  const restore = useMutation({
    mutationFn: async () => {
      await store.saveNow();
      const body = { version: store.get().version, restored: version };
      return callApi(restoreDraft, { params: { id: lesson.id }, body });
    },
    onSuccess: (studio) => {
      store.restore(studio);
      showToast({ title: TEXTS.restored(version), tone: 'success' });
      onDone();
    },
    onError: (error) => {
      setAsked(false);
      const isOutdated = error instanceof ApiProblem && error.code === 'draft_outdated';
      if (isOutdated) onDone();
      showToast({ title: TEXTS.restoreFailed, description: messageOf(error), tone: 'error' });
    },
  });
  return (
    <div className="flex justify-end">
      <Button variant="outline" size="m" onClick={() => setAsked(true)}>
        {TEXTS.restore}
      </Button>
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={TEXTS.restoreTitle(version)}
        description={TEXTS.restoreText}
        confirmLabel={TEXTS.restore}
        busyLabel={TEXTS.restoring}
        cancelLabel={TEXTS.cancel}
        onConfirm={() => restore.mutate()}
        isBusy={restore.isPending}
        tone="action"
      />
    </div>
  );
}
