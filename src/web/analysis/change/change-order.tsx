import { useState } from 'react';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeOrderDialog } from './change-order-dialog.tsx';
import { CHANGE_TEXTS } from './change-texts.ts';

/** The way to another size, delivery or format. Nothing where the order can no longer be changed. */
export function ChangeOrder({ lesson, sync }: Pick<PanelProps, 'lesson' | 'sync'>) {
  const [isOpen, setIsOpen] = useState(false);
  if (!lesson.allowedActions.includes('size')) return null;
  return (
    <>
      <Button variant="text" size="m" onClick={() => setIsOpen(true)}>
        {CHANGE_TEXTS.open}
      </Button>
      {isOpen && (
        <ChangeOrderDialog lesson={lesson} sync={sync} offer={{}} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
