import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { DraftVersion } from '#shared/composition/studio/studio.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ScrollBox } from '#web/production/studio/scroll-box.tsx';
import { versionsQuery } from '#web/production/studio/studio-queries.ts';
import { VERSION_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { InspectorPart } from './inspector-part.tsx';
import { makerOf } from './maker-of.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

/** The versions that are kept, and what differs between one of them and the present one. */
export function VersionsPart() {
  const { lesson } = useStudio();
  const version = useDraft((state) => state.version);
  const { data, error, refetch } = useQuery(versionsQuery(lesson.id, version));
  const [compared, setCompared] = useState<number | null>(null);
  const older = data?.find((one) => one.version !== version);
  return (
    <InspectorPart
      id="versoes"
      title={TEXTS.title}
      aside={
        older && (
          <button type="button" className="link studio-mend" onClick={() => setCompared(older.version)}>
            {TEXTS.compare}
          </button>
        )
      }
    >
      {error && !data ? (
        <p className="px-4 py-2" role="alert">
          {TEXTS.loadError}: {messageOf(error)}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            Tentar de novo
          </button>
        </p>
      ) : (
        <ScrollBox label={TEXTS.title} className="studio-scroll max-h-40 py-1 max-lg:max-h-none">
          <ol>
            {data?.map((one) => (
              <VersionRow
                key={one.version}
                one={one}
                isPresent={one.version === version}
                onOpen={() => setCompared(one.version)}
              />
            ))}
          </ol>
        </ScrollBox>
      )}
      {compared !== null && data && (
        <Suspense>
          <CompareDialog
            version={compared}
            versions={data}
            onVersion={setCompared}
            onClose={() => setCompared(null)}
          />
        </Suspense>
      )}
    </InspectorPart>
  );
}

function VersionRow({
  one,
  isPresent,
  onOpen,
}: {
  one: DraftVersion;
  isPresent: boolean;
  onOpen: () => void;
}) {
  const words = (
    <>
      <span className="studio-version-dot" data-present={isPresent || undefined} aria-hidden="true" />
      <strong className="whitespace-nowrap">{TEXTS.name(one.version)}</strong>
      <span className="min-w-0 flex-1 truncate text-left text-[.8125rem] text-ink-2">
        {makerOf(one)}
        {one.isDelivered && `, ${TEXTS.delivered}`}
      </span>
      <span className="num whitespace-nowrap text-[.8125rem] text-ink-2">
        {isPresent ? TEXTS.now : formatDateTime(one.createdAt)}
      </span>
    </>
  );
  return (
    <li>
      {isPresent ? (
        <p className="studio-version">{words}</p>
      ) : (
        <button type="button" className="studio-version hover:bg-highlight" onClick={onOpen}>
          {words}
        </button>
      )}
    </li>
  );
}
