import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, PencilRuler } from 'lucide-react';
import { DRAFT_FORMATS, type Draft, downloadDraft, holdsBack } from '#shared/composition/draft.contract.ts';
import { describeSize } from '#shared/lessons/describe-size.ts';
import { isUnderway } from '#shared/lessons/lesson-status.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { FindingsFold } from '#web/production/delivery/delivery-report.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DeliverDraftButton } from './deliver-draft-button.tsx';
import { draftQuery } from './draft-query.ts';
import { DRAFT_TEXTS as TEXTS } from './draft-texts.ts';

interface Place {
  production: Pick<Production, 'id' | 'lesson'>;
  /** In a low panel beside others: what was found scrolls, what can be done stays in sight. */
  isBeside?: boolean;
}

/** The machine's draft: what its checks found, its files, and the way to hand it over as it is. */
export function DraftPart({ production, isBeside = false }: Place) {
  const { data, error, isFetching, refetch } = useQuery(draftQuery(production.lesson.id));
  if (data?.status === 'ready')
    return <ReadyDraft production={production} draft={data} isBeside={isBeside} />;
  return (
    <div className={isBeside ? 'p-4' : ''}>
      {data?.status === 'composing' && (
        <p className="flex items-center gap-3 text-ink-2" role="status">
          <Spinner />
          {TEXTS.composing}
        </p>
      )}
      {data?.status === 'none' && (
        <Notice tone="warning" title={TEXTS.none}>
          <p>{data.reason}</p>
        </Notice>
      )}
      {!data && error && (
        <ErrorPanel
          title={TEXTS.loadError}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <LoadingArea label={TEXTS.loading}>
          <Skeleton className="mb-3 h-5 w-2/3" />
          <Skeleton className="h-11 w-full" />
        </LoadingArea>
      )}
    </div>
  );
}

function ReadyDraft({ production, draft, isBeside }: Required<Place> & { draft: Draft }) {
  const { lesson } = production;
  const { size, findings, isJudged, files, unit, isDelivered } = draft;
  const hard = findings.filter(holdsBack);
  const soft = findings.filter((finding) => !holdsBack(finding));
  const [ordered] = files;
  const canEdit = files.length > 0 && isUnderway(lesson.status);
  const told = (
    <>
      {isDelivered && isUnderway(lesson.status) && (
        <Notice tone="warning" title={TEXTS.delivered}>
          <p>{TEXTS.deliveredText(canEdit)}</p>
        </Notice>
      )}
      <p className="leading-snug">
        <strong>{TEXTS.ready(describeSize({ ...lesson, slideCount: size, pageCount: size }))}</strong>{' '}
        {isJudged && findings.length === 0 && TEXTS.clean}
      </p>
      {!isJudged && (
        <p className="flex items-center gap-3 text-ink-2" role="status">
          <Spinner />
          {TEXTS.judging}
        </p>
      )}
      {hard.length > 0 && (
        <FindingsFold title={TEXTS.blocking(hard.length)} findings={hard} unit={unit} isOpen />
      )}
      {soft.length > 0 && <FindingsFold title={TEXTS.warnings(soft.length)} findings={soft} unit={unit} />}
      <p className="hint">
        {canEdit && (isDelivered || !isJudged) ? TEXTS.revise : canEdit ? TEXTS.editHere : TEXTS.edit}{' '}
        <Link to="/analysis/$id" params={{ id: lesson.id }} className="link whitespace-nowrap">
          {TEXTS.see[unit]}
        </Link>
      </p>
    </>
  );
  const deeds = (
    <>
      {canEdit && (
        <LinkButton
          to="/estudio/$lessonId"
          params={{ lessonId: lesson.id }}
          search={{ projeto: production.id }}
          size="m"
        >
          <PencilRuler size={18} aria-hidden="true" />
          {TEXTS.open}
        </LinkButton>
      )}
      <div className="flex flex-wrap gap-2">
        {files.map((file) => (
          <DownloadDraft key={file.format} lessonId={lesson.id} version={draft.version} file={file} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {lesson.status === 'in_production' && ordered && isJudged && !isDelivered && (
          <DeliverDraftButton
            production={production}
            draft={{ version: draft.version, name: ordered.name, isFaulty: hard.length > 0 }}
          />
        )}
      </div>
    </>
  );
  if (!isBeside)
    return (
      <div className="grid gap-2.5">
        {told}
        {deeds}
      </div>
    );
  return (
    <div className="flex h-full flex-col">
      <div
        className="grid min-h-0 flex-1 content-start gap-2.5 overflow-y-auto p-4 -outline-offset-3"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {told}
      </div>
      <div className="grid gap-2.5 border-t border-border px-4 py-3">{deeds}</div>
    </div>
  );
}

function DownloadDraft({
  lessonId,
  version,
  file: { format, name },
}: {
  lessonId: string;
  version: number;
  file: Draft['files'][number];
}) {
  const download = useMutation({
    mutationFn: () =>
      downloadFile(
        downloadDraft,
        { params: { id: lessonId, format }, query: { version: String(version) } },
        name,
      ),
    onError: (error) =>
      showToast({ title: TEXTS.downloadFailed, description: messageOf(error), tone: 'error' }),
  });
  return (
    <Button
      variant="neutral"
      size="d"
      isBusy={download.isPending}
      busyLabel={TEXTS.downloading}
      onClick={() => download.mutate()}
    >
      <Download size={18} aria-hidden="true" />
      <span className="sr-only">{TEXTS.download} </span>
      {DRAFT_FORMATS[format]}
    </Button>
  );
}
