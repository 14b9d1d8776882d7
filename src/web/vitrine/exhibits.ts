import type { Exhibit } from './exhibit.ts';
import { alertDialog } from './exhibits/alert-dialog.tsx';
import { button } from './exhibits/button.tsx';
import { checkbox } from './exhibits/checkbox.tsx';
import { cheerBoard } from './exhibits/cheer-board.tsx';
import { chip } from './exhibits/chip.tsx';
import { dataTable } from './exhibits/data-table.tsx';
import { dialog } from './exhibits/dialog.tsx';
import { drawer } from './exhibits/drawer.tsx';
import { emptyState } from './exhibits/empty-state.tsx';
import { fileDrop } from './exhibits/file-drop.tsx';
import { iconButton } from './exhibits/icon-button.tsx';
import { linkButton } from './exhibits/link-button.tsx';
import { materials } from './exhibits/materials.tsx';
import { menu } from './exhibits/menu.tsx';
import { notice } from './exhibits/notice.tsx';
import { pageHeader } from './exhibits/page-header.tsx';
import { passwordField } from './exhibits/password-field.tsx';
import { popover } from './exhibits/popover.tsx';
import { progress } from './exhibits/progress.tsx';
import { radioCard } from './exhibits/radio-card.tsx';
import { searchField } from './exhibits/search-field.tsx';
import { segmentedControl } from './exhibits/segmented-control.tsx';
import { selectField } from './exhibits/select-field.tsx';
import { statTile } from './exhibits/stat-tile.tsx';
import { tabs } from './exhibits/tabs.tsx';
import { textArea } from './exhibits/text-area.tsx';
import { textField } from './exhibits/text-field.tsx';
import { tickBox } from './exhibits/tick-box.tsx';
import { toaster } from './exhibits/toaster.tsx';
import { tooltip } from './exhibits/tooltip.tsx';
import { viewer } from './exhibits/viewer.tsx';

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
