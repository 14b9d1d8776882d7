import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { agreeModality } from '#shared/accounts/staff.contract.ts';
import type { OpenedClient } from '#shared/backoffice/clients.contract.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { mailtoLink } from '#shared/site/mailto.ts';
import { formatDate } from '#shared/text/format.ts';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { Part, Row, Sum } from '#web/backoffice/lessons/money/money-parts.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { clientSumQuery, openedClientQuery } from './client-query.ts';
import { CLIENT_TEXTS as TEXTS } from './client-texts.ts';
import { ClientPayments, DrawerLessons, LessonLink } from './drawer-parts.tsx';

/** One client beside whatever list the name stood in: who it is, what was ordered, paid, said and noted. */
export function ClientDrawer({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const { data: client, error, isFetching, refetch } = useQuery(openedClientQuery(clientId));
  return (
    <Drawer
      isOpen
      isWide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <span className="line-clamp-3 leading-tight wrap-anywhere">
          {client ? nameOf(client) : TEXTS.heading}
        </span>
      }
    >
      {client ? (
        <Opened client={client} />
      ) : error ? (
        <div className="p-5">
          <ErrorPanel
            title={TEXTS.error}
            message={messageOf(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      ) : (
        <div className="p-5">
          <LoadingArea label={TEXTS.loading}>
            <Skeleton className="h-20" />
            <Skeleton className="mt-4 h-72" />
          </LoadingArea>
        </div>
      )}
    </Drawer>
  );
}

const nameOf = ({ firstName, lastName, email }: OpenedClient): string =>
  `${firstName} ${lastName}`.trim() || email;

function Opened({ client }: { client: OpenedClient }) {
  const { id, email, createdAt, isClosed, lessonCount, total, notes } = client;
  const { data: sum } = useQuery(clientSumQuery(id));
  return (
    <div className="dense grid grid-cols-[minmax(0,1fr)] gap-6 p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isClosed ? (
          <Chip tone="neutral" icon={<UserX aria-hidden="true" />}>
            {TEXTS.closed}
          </Chip>
        ) : (
          <a href={mailtoLink(email)} className="link font-data wrap-anywhere">
            {email}
          </a>
        )}
        <span className="smaller num text-ink-2">{TEXTS.since(formatDate(createdAt))}</span>
      </p>
      <dl className="grid gap-3 sm:grid-cols-3">
        <Sum name={`${TEXTS.ordered}, ${LIST_TEXTS.count(lessonCount)}`} reais={total} />
        {sum ? (
          <>
            <Sum name={TEXTS.received} reais={sum.received} />
            <Sum name={TEXTS.refunded} reais={sum.refunded} />
          </>
        ) : (
          <Skeleton className="h-16 sm:col-span-2" />
        )}
      </dl>
      {!isClosed && <ModalityField client={client} />}
      <LastMessage client={client} />
      <DrawerLessons clientId={id} count={lessonCount} />
      <ClientPayments clientId={id} email={email} />
      <Part title={TEXTS.notes} none={TEXTS.noNotes}>
        {notes.map((note) => (
          <Row
            key={note.id}
            at={note.createdAt}
            amount={null}
            chip={
              <>
                <LessonLink id={note.lessonId} title={note.lessonTitle} part="notas" />
                <span className="smaller text-ink-2">{note.author ?? TEXTS.removedAuthor}</span>
              </>
            }
          >
            <span className="line-clamp-4 whitespace-pre-wrap">{note.text}</span>
          </Row>
        ))}
      </Part>
    </div>
  );
}

function ModalityField({ client: { id, modality } }: { client: OpenedClient }) {
  const queries = useQueryClient();
  const agree = useMutation({
    mutationFn: (agreed: OpenedClient['modality']) =>
      callApi(agreeModality, { params: { id }, body: { modality: agreed } }),
    onSuccess: () => {
      showToast({ title: TEXTS.modalitySaved, tone: 'success' });
      return queries.invalidateQueries({ queryKey: openedClientQuery(id).queryKey });
    },
  });
  return (
    <SelectField
      label={TEXTS.modality}
      hint={TEXTS.modalityHint}
      error={agree.isError ? `${TEXTS.modalityFailed}: ${messageOf(agree.error)}` : undefined}
      value={(agree.isPending ? agree.variables : modality) ?? ''}
      disabled={agree.isPending}
      onChange={({ target }) => agree.mutate((target.value || null) as OpenedClient['modality'])}
    >
      <option value="">{TEXTS.noModality}</option>
      {Object.entries(MODALITIES).map(([name, { label }]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function LastMessage({ client }: { client: OpenedClient }) {
  const { lastMessage } = client;
  if (!lastMessage) {
    return (
      <Part title={TEXTS.lastMessage} none={TEXTS.noMessage}>
        {[]}
      </Part>
    );
  }
  const { lessonId, lessonTitle, content, senderRole, createdAt } = lastMessage;
  return (
    <Part title={TEXTS.lastMessage}>
      <Row
        at={createdAt}
        amount={null}
        chip={<strong>{senderRole === 'teacher' ? nameOf(client) : TEXTS.house}</strong>}
      >
        <span className="line-clamp-4 whitespace-pre-line">{content || TEXTS.files}</span>
        <LinkButton
          to="/admin-functional"
          search={{ aberto: lessonId, parte: 'conversa' }}
          variant="neutral"
          size="d"
          className="mt-2"
        >
          {TEXTS.conversation}
          <span className="sr-only">: {lessonTitle}</span>
        </LinkButton>
      </Row>
    </Part>
  );
}
