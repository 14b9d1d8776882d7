import { Link } from '@tanstack/react-router';
import { joinClasses } from '#web/ui/join-classes.ts';

/** A client's name in the panel: opens who it is over whatever tab one is in. */
export function ClientLink({ id, name, className }: { id: string; name: string; className?: string }) {
  return (
    <Link
      from="/admin-functional"
      to="."
      search={({ aberto: _lesson, parte: _part, ...before }) => ({ ...before, cliente: id })}
      resetScroll={false}
      className={joinClasses('hover:underline focus-visible:underline', className)}
      title={`Abrir cliente ${name}`}
    >
      {name}
    </Link>
  );
}
