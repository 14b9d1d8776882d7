import { DECISION_TEXTS, MATERIAL_TEXTS } from '#web/analysis/analysis-texts.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { MaterialForm } from './material-form.tsx';

/** The form for other material, over the report. */
export function MaterialDialog({
  lesson,
  sync,
  isOpen,
  onOpenChange,
}: Pick<PanelProps, 'lesson' | 'sync'> & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={DECISION_TEXTS.otherMaterial}
      description={MATERIAL_TEXTS.description}
    >
      <MaterialForm lesson={lesson} sync={sync} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
