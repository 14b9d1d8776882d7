import { Link } from '@tanstack/react-router';
import { ArrowLeft, Check, ChevronDown, ChevronUp, Moon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { INBOX_KINDS } from '#shared/backoffice/inbox-kinds.ts';
import { shorten } from '#web/platform/shorten.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { headItem, tellBeside } from './describe-item.ts';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';
import { KindChip } from './kind-mark.tsx';

/** Letters of a client's name beside the facts, which it must not push out of sight. */
const MAX_CLIENT = 40;

export interface ItemMoves {
  onBack: () => void;
  /** Null where there is none. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onSnooze: () => void;
  onDone: () => void;
}

/** An open item: what it is, how to leave it, and below what it is decided with. */
export function InboxItemView({
  item,
  place,
  isGone,
  moves,
  children,
}: {
  item: InboxItem;
  place: string;
  /** It waits no more: answered, decided, or somebody else saw to it. */
  isGone: boolean;
  moves: ItemMoves;
  children: ReactNode;
}) {
  const { lesson, kind, subject } = item;
  const beside = tellBeside(item);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useIsWide('64rem');
  // On a phone the item takes the screen: whoever hears it is told.
  useEffect(() => {
    if (isWide || !subject) return;
    // The page may have been scrolled down to a row of the list.
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isWide, subject]);
  return (
    <article className="flex min-h-0 min-w-0 flex-1 flex-col bg-paper" aria-label={headItem(item)}>
      <header className="shrink-0 border-b border-border px-4 pt-3 pb-4 lg:px-7 lg:pt-4">
        <div className="flex flex-wrap items-center gap-1.5">
          <span className="lg:hidden">
            <IconButton
              label={TEXTS.back}
              icon={<ArrowLeft size={22} aria-hidden="true" />}
              onClick={moves.onBack}
            />
          </span>
          {/* Beside the buttons a long one would break the row of a phone. */}
          <span className="flex max-lg:order-last max-lg:basis-full">
            <KindChip kind={kind} />
          </span>
          <span className="num smaller ml-2 text-ink-2 max-lg:hidden">{place}</span>
          <span className="ml-auto flex items-center gap-1.5">
            <span className="flex max-lg:hidden">
              <IconButton
                label={TEXTS.previous}
                icon={<ChevronUp size={20} aria-hidden="true" />}
                disabled={!moves.onPrevious}
                onClick={() => moves.onPrevious?.()}
              />
              <IconButton
                label={TEXTS.next}
                icon={<ChevronDown size={20} aria-hidden="true" />}
                disabled={!moves.onNext}
                onClick={() => moves.onNext?.()}
              />
            </span>
            <Button
              variant="neutral"
              size="d"
              onClick={moves.onSnooze}
              aria-keyshortcuts="h"
              disabled={isGone}
            >
              <Moon size={17} aria-hidden="true" />
              {TEXTS.snooze}
            </Button>
            {INBOX_KINDS[kind].canBeDone && (
              <Button variant="neutral" size="d" onClick={moves.onDone} aria-keyshortcuts="e">
                <Check size={17} aria-hidden="true" />
                {TEXTS.done}
              </Button>
            )}
          </span>
        </div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-3 line-clamp-3 text-[1.5rem] font-extrabold wrap-anywhere lg:text-[1.75rem]"
        >
          {headItem(item)}
        </h2>
        <p className="mt-1.5 line-clamp-3 text-ink-2 wrap-anywhere empty:hidden">
          {lesson && (
            <>
              <Link
                to="/admin-functional"
                search={{ aberto: lesson.id }}
                className="link"
                title={TEXTS.lesson}
              >
                {headItem(item) === lesson.title ? TEXTS.lesson : lesson.title}
              </Link>
              {', '}
              <Link
                to="/admin-functional"
                search={{ cliente: lesson.client.id }}
                className="link"
                title={lesson.client.name}
              >
                {headItem(item).startsWith(lesson.client.name)
                  ? TEXTS.openClient
                  : shorten(lesson.client.name, MAX_CLIENT)}
              </Link>
              {beside && ', '}
            </>
          )}
          {beside}
        </p>
        {isGone && (
          <p className="tone-ok mt-3 rounded-[.5rem] px-3 py-2" role="status">
            {TEXTS.gone}
          </p>
        )}
      </header>
      {children}
    </article>
  );
}
