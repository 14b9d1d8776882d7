import { renderToStaticMarkup } from 'react-dom/server';
import { verifySession } from '#shared/accounts/accounts.contract.ts';
import type { Endpoint, QueryInputOf } from '#shared/http/endpoint.ts';
import { AWAITING_TEACHER } from '#shared/lessons/lesson-status.ts';
import { listLessons, teacherStats } from '#shared/lessons/lessons.contract.ts';
import { listUnread } from '#shared/messages/messages.contract.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { HomeGreeting } from '#web/frame/home-chalkboard.tsx';
import { PendingPage } from '#web/frame/pending-page.tsx';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { LESSON_LIST_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';
import { TeacherTiles } from '#web/lessons/list/teacher-figures.tsx';
import { FormGroup } from '#web/lessons/order/form-group.tsx';
import { ORDER_TEXTS as TEXTS } from '#web/lessons/order/order-texts.ts';
import { DashboardGreeting, DashboardLead } from '#web/pages/dashboard/dashboard-greeting.tsx';
import { StartCardsPlace } from '#web/pages/home/start-cards.tsx';
import { buildUrl } from '#web/platform/build-url.ts';
import { ChalkLedge } from '#web/ui/chalk-ledge.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

const PLACES = { '/': HomePlace, '/dashboard': DashboardPlace, '/upload': UploadPlace };

/**
 * What stands in the app's documents until its script draws the screen: the chalkboard, the words of the screen that do
 * not vary, the name of who is signed in (platform/session/name-early.ts knows whom), and a skeleton of what comes; beside
 * it what the document asks the server for meanwhile. Run by the build alone.
 */
export function renderShellSketch(path: string): { markup: string; calls: readonly string[] } {
  const Place = path in PLACES ? PLACES[path as keyof typeof PLACES] : PendingPage;
  const markup = renderToStaticMarkup(
    <div className="relative flex min-h-dvh flex-col">
      {path !== '/' && (
        <div className="chalkboard chalkboard-bar">
          <div className="page-width">
            <Bar />
          </div>
          <div className="ledge-thin" />
        </div>
      )}
      <Place />
    </div>,
  );
  return { markup, calls: earlyCallsOf(path) };
}

function HomePlace() {
  return (
    <>
      <div className="chalkboard overflow-clip">
        <div className="page-width">
          <Bar />
        </div>
        <div className="page-width min-h-83 pt-6 has-[[data-nome]:empty]:invisible md:min-h-75 md:pt-8">
          <HomeGreeting name={<span data-nome="" />} />
        </div>
        <ChalkLedge />
      </div>
      <StartCardsPlace />
    </>
  );
}

const Bar = () => (
  <div className="flex h-16 items-center">
    <Wordmark />
  </div>
);

/** The dashboard of a teacher, whose lessons are on their way. */
function DashboardPlace() {
  return (
    <div className="page-width pt-8 md:pt-11">
      <div className="has-[[data-nome]:empty]:invisible">
        <PageHeader
          title={<DashboardGreeting name={<span data-nome="" />} />}
          lead={<DashboardLead />}
          action={<Skeleton className="h-13 w-40 rounded-field max-sm:w-full" />}
        />
      </div>
      <section className="mt-7">
        <TeacherTiles />
      </section>
      <section className="mt-9 md:mt-10">
        <h2 className="text-[1.7rem]">{LESSON_LIST_TEXTS.title}</h2>
        <LoadingArea label={SHELL_TEXTS.loading}>
          <Skeleton className="mt-3 h-12 rounded-field" />
          <Skeleton className="mt-4 h-64 rounded-card" />
        </LoadingArea>
      </section>
    </div>
  );
}

/** The empty order; which of the two it is stands in the address, and the head's script says so on the root element. */
function UploadPlace() {
  return (
    <div className="page-width pt-8 pb-40 md:pt-12 lg:pb-0">
      <PageHeader
        title={
          <>
            <span className="in-data-apostila:hidden">{TEXTS.title.presentation}</span>
            <span className="not-in-data-apostila:hidden">{TEXTS.title.booklet}</span>
          </>
        }
        lead={TEXTS.lead}
        action={<Skeleton className="h-13 w-72 rounded-field max-sm:w-full" />}
      />
      <div className="mt-7 grid items-start gap-8 md:mt-9 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="card card-raised min-w-0 overflow-clip">
          <FormGroup title={TEXTS.contentGroup} lead={TEXTS.contentLead}>
            <LoadingArea label={SHELL_TEXTS.loading}>
              <Skeleton className="h-20 rounded-field" />
              <div className="mt-6 grid gap-6 md:grid-cols-2">
                <Skeleton className="h-72 rounded-field" />
                <Skeleton className="h-72 rounded-field" />
              </div>
            </LoadingArea>
          </FormGroup>
        </div>
        <Skeleton className="h-72 rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}

const ask = <E extends Endpoint>({ path }: E, query?: QueryInputOf<E>) =>
  buildUrl(path, {}, query as Record<string, unknown>);
const lessons = (query: QueryInputOf<typeof listLessons>) => ask(listLessons, query);

const OF_EVERY_SCREEN = [ask(verifySession)];
const CALLS: Record<string, readonly string[]> = {
  '/': [lessons({ limit: 5 }), ask(teacherStats), ask(listUnread), ...OF_EVERY_SCREEN],
  '/dashboard': [
    ...AWAITING_TEACHER.map((status) => lessons({ status, limit: 1 })),
    lessons({ sort: 'next' }),
    ask(teacherStats),
    ask(listUnread),
    ...OF_EVERY_SCREEN,
  ],
  '/upload': OF_EVERY_SCREEN,
};

/**
 * What the screen of an address asks the server for at first, so that its document can ask before the app is there
 * (platform/ask-early.ts). A browser test holds this to what the screens ask (tests/e2e/first-drawing.spec.ts).
 */
const earlyCallsOf = (path: string): readonly string[] => CALLS[path] ?? [];
