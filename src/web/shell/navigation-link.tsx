import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import { isCurrentItem, type NavigationItem } from './navigation-items.ts';

/** For admins alone: nobody else loads it. */
const InboxBadge = lazy(async () => ({ default: (await import('./inbox-badge.tsx')).InboxBadge }));

/** One item of the bar or the drawer; the current one is underlined in chalk. */
export function NavigationLink({
  item,
  className,
  onFollow,
}: {
  item: NavigationItem;
  className?: string;
  onFollow?: () => void;
}) {
  const { pathname, search } = useLocation();
  const isCurrent = isCurrentItem(item, pathname, search);
  return (
    <Link
      to={item.to}
      {...(item.search && { search: item.search })}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onFollow && { onClick: onFollow })}
      className={joinClasses(
        'inline-flex min-h-11 items-center px-3 hover:text-white',
        isCurrent ? 'font-bold text-white' : 'text-chalkboard-100',
        className,
      )}
    >
      <span className="relative">
        {item.label}
        {isCurrent && (
          <svg
            className="absolute -bottom-1.5 left-0 h-1.5 w-full overflow-visible"
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path
              d="M2 4C30 1 70 1 98 3"
              fill="none"
              stroke="#ffd54a"
              strokeWidth="3"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        )}
      </span>
      {item.to === '/caixa' && (
        <Suspense fallback={null}>
          <InboxBadge />
        </Suspense>
      )}
    </Link>
  );
}
