import type { Exhibit } from '#web/gallery/story.ts';
import { alertDialog } from '#web/gallery/stories/alert-dialog.tsx';
import { button } from '#web/gallery/stories/button.tsx';
import { checkbox } from '#web/gallery/stories/checkbox.tsx';
import { cheerBoard } from '#web/gallery/stories/cheer-card.tsx';
import { chip } from '#web/gallery/stories/chip.tsx';
import { dataTable } from '#web/gallery/stories/data-table.tsx';
import { dialog } from './exhibits/dialog.tsx';
import { drawer } from '#web/gallery/stories/drawer.tsx';
import { emptyState } from '#web/gallery/stories/empty-state.tsx';
import { fileDrop } from '#web/gallery/stories/file-drop.tsx';
import { iconButton } from '#web/gallery/stories/icon-button.tsx';
import { linkButton } from '#web/gallery/stories/link-button.tsx';
import { materials } from '#web/gallery/stories/materials.tsx';
import { menu } from '#web/gallery/stories/menu.tsx';
import { notice } from '#web/gallery/stories/notice.tsx';
import { pageHeader } from '#web/gallery/stories/page-header.tsx';
import { passwordField } from '#web/gallery/stories/password-field.tsx';
import { popover } from '#web/gallery/stories/popover.tsx';
import { progress } from '#web/gallery/stories/progress.tsx';
import { radioCard } from '#web/gallery/stories/radio-card.tsx';
import { searchField } from '#web/gallery/stories/search-field.tsx';
import { segmentedControl } from '#web/gallery/stories/segmented-control.tsx';
import { selectField } from '#web/gallery/stories/select-field.tsx';
import { statTile } from '#web/gallery/stories/stat-tile.tsx';
import { tabs } from '#web/gallery/stories/tabs.tsx';
import { textArea } from '#web/gallery/stories/text-area.tsx';
import { textField } from '#web/gallery/stories/text-field.tsx';
import { tickBox } from '#web/gallery/stories/tick-box.tsx';
import { toaster } from '#web/gallery/stories/toaster.tsx';
import { tooltip } from '#web/gallery/stories/tooltip.tsx';
import { viewer } from '#web/gallery/stories/viewer.tsx';

/** In the order of the page. */
export const EXHIBITS: readonly Exhibit[] = [
  materials,
  pageHeader,
  button,
  iconButton,
  linkButton,
  textField,
  textArea,
  passwordField,
  selectField,
  searchField,
  checkbox,
  tickBox,
  radioCard,
  segmentedControl,
  tabs,
  chip,
  progress,
  notice,
  toaster,
  menu,
  tooltip,
  popover,
  dialog,
  alertDialog,
  drawer,
  viewer,
  dataTable,
  fileDrop,
  statTile,
  cheerBoard,
  emptyState,
];
