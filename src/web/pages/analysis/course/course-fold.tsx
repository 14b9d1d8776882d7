import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A part of the page that is there on demand; what it holds is made when it is first opened. */
export function CourseFold({
  title,
  icon,
  isOpenAtFirst = false,
  className = 'cartao',
  children,
}: {
  title: string;
  icon: ReactNode;
  isOpenAtFirst?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const [wasOpened, setOpened] = useState(isOpenAtFirst);
  return (
    <details
      className={className}
      open={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-14 items-center gap-3 px-5 py-4 md:px-8">
        <span className="text-acao" aria-hidden="true">
          {icon}
        </span>
        <h2 className="flex-1 font-texto text-base font-bold tracking-normal">{title}</h2>
        <ChevronDown size={20} className="seta-dobra" aria-hidden="true" />
      </summary>
      {wasOpened && children}
    </details>
  );
}
