import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

/** A menu below its trigger, with arrow keys and type-ahead. Fill it with MenuItem, MenuSeparator, MenuHeading. */
export function Menu({
  trigger,
  isOpenAtFirst = false,
  children,
}: {
  trigger: ReactElement;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" align="end" sideOffset={8} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** An entry; with `asChild` its one child (a link) becomes the entry. */
export function MenuItem(props: Omit<ComponentProps<typeof Radix.Item>, 'className'>) {
  return <Radix.Item {...props} className="menu-item" />;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-border" />;
}

/** Words above the entries; they cannot be chosen. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 leading-snug">{children}</Radix.Label>;
}
