import { EllipsisVertical, KeyRound, Mail, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { afterMenu } from '#web/ui/after-menu.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { type EditorAct, editorName } from './editor-rows.ts';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';

/** The way to the editor's part of the board. */
export function SeeLessons({ editor, className }: { editor: EditorLoad; className?: string }) {
  return (
    <LinkButton
      to="/admin-functional"
      search={{ aba: 'producao', editor: editor.id }}
      variant="neutral"
      size="d"
      className={className}
    >
      {TEXTS.seeLessons}
      <span className="sr-only">: {editorName(editor)}</span>
    </LinkButton>
  );
}

/** What concerns the editor's account; a second factor is turned off only for whom it is on. */
export function EditorMenu({
  editor,
  onAct,
}: {
  editor: EditorLoad;
  onAct: (act: EditorAct, editor: EditorLoad) => void;
}) {
  const act = (kind: EditorAct) => () => afterMenu(() => onAct(kind, editor));
  return (
    <Menu
      trigger={
        <IconButton
          label={TEXTS.actionsOf(editorName(editor))}
          icon={<EllipsisVertical size={20} aria-hidden="true" />}
        />
      }
    >
      <MenuItem onSelect={act('rename')}>
        <Pencil size={18} aria-hidden="true" />
        {TEXTS.rename}
      </MenuItem>
      {editor.isPaused && (
        <MenuItem onSelect={act('reactivate')}>
          <Play size={18} aria-hidden="true" />
          {TEXTS.reactivate}
        </MenuItem>
      )}
      <MenuItem onSelect={act('pause')}>
        <Pause size={18} aria-hidden="true" />
        {editor.isPaused ? TEXTS.changePause : TEXTS.pause}
      </MenuItem>
      <MenuItem onSelect={act('mail-link')}>
        <Mail size={18} aria-hidden="true" />
        {editor.invitedAt ? TEXTS.inviteAgain : TEXTS.passwordLink}
      </MenuItem>
      {editor.hasTotp && (
        <MenuItem onSelect={act('totp')}>
          <KeyRound size={18} aria-hidden="true" />
          {TEXTS.resetTotp}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={act('delete')}>
        <Trash2 size={18} aria-hidden="true" />
        {TEXTS.delete}
      </MenuItem>
    </Menu>
  );
}
