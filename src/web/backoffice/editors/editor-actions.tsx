import { EllipsisVertical, KeyRound, Trash2 } from 'lucide-react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { editorName } from './editor-rows.ts';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';

/** The way to the editor's part of the board. */
export function SeeProjects({ editor, className }: { editor: EditorLoad; className?: string }) {
  return (
    <LinkButton
      to="/admin-functional"
      search={{ aba: 'producao', editor: editor.id }}
      variant="neutral"
      size="d"
      className={className}
    >
      {TEXTS.seeProjects}
      <span className="sr-only">: {editorName(editor)}</span>
    </LinkButton>
  );
}

/** What concerns the editor's account. */
export function EditorMenu({
  editor,
  onDelete,
  onResetTotp,
}: {
  editor: EditorLoad;
  onDelete: () => void;
  onResetTotp: () => void;
}) {
  return (
    <Menu
      trigger={
        <IconButton
          label={TEXTS.actionsOf(editorName(editor))}
          icon={<EllipsisVertical size={20} aria-hidden="true" />}
        />
      }
    >
      <MenuItem onSelect={onResetTotp}>
        <KeyRound size={18} aria-hidden="true" />
        {TEXTS.resetTotp}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onDelete}>
        <Trash2 size={18} aria-hidden="true" />
        {TEXTS.delete}
      </MenuItem>
    </Menu>
  );
}
