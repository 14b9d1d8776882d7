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

/** The machine's draft: what its checks found, its files, and the way to hand it over as it is. */
export function DraftPart({ production }: { production: Pick<Production, 'id' | 'lesson'> }) {
  const { data, error, isFetching, refetch } = useQuery(draftQuery(production.lesson.id));
  if (data) return <DraftState production={production} draft={data} />;
  if (error) {
    return (
      <ErrorPanel
        title={TEXTS.loadError}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <LoadingArea label={TEXTS.loading}>
      <Skeleton className="mb-3 h-5 w-2/3" />
      <Skeleton className="h-11 w-full" />
    </LoadingArea>
  );
}

function DraftState({ production, draft }: { production: Pick<Production, 'id' | 'lesson'>; draft: Draft }) {
  const { lesson } = production;
  const { status, reason, size, findings, isJudged, files, unit, isDelivered } = draft;
  if (status === 'composing') {
    return (
      <p className="flex items-center gap-3 text-ink-2" role="status">
        <Spinner />
        {TEXTS.composing}
      </p>
    );
  }
  if (status === 'none') {
    return (
      <Notice tone="warning" title={TEXTS.none}>
        <p>{reason}</p>
      </Notice>
    );
  }
  const hard = findings.filter(holdsBack);
  const soft = findings.filter((finding) => !holdsBack(finding));
  const [ordered] = files;
  const canEdit = files.length > 0 && isUnderway(lesson.status);
  return (
    <div className="grid gap-2.5">
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
