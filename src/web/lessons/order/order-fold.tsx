import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

/** A group of the order folded into one line with what is chosen in it; opens by itself for a fault within. */
export function OrderFold({
  title,
  value,
  icon: Icon,
  hasFault,
  children,
}: {
  title: string;
  value: string;
  icon: LucideIcon;
  hasFault: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hasFault) setOpen(true);
  }, [hasFault]);
  return (
    <details
      className="group border-b border-borda last:border-b-0"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 px-5 hover:bg-papel-2 md:px-8 [&::-webkit-details-marker]:hidden">
        <Icon size={22} className="shrink-0 text-acao" aria-hidden="true" />
        <span className="font-titulo text-lg font-bold">{title}</span>
        <span className="num ml-auto min-w-0 truncate text-right text-tinta-2">{value}</span>
        <ChevronDown size={20} className="shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-6 px-5 pt-2 pb-6 md:px-8 md:pb-8">{children}</div>
    </details>
  );
}
