import { alertDialog } from './stories/alert-dialog.tsx';
import { button } from './stories/button.tsx';
import { checkbox } from './stories/checkbox.tsx';
import { cheerCard } from './stories/cheer-card.tsx';
import { chip } from './stories/chip.tsx';
import { dataTable } from './stories/data-table.tsx';
import { dialog } from './stories/dialog.tsx';
import { drawer } from './stories/drawer.tsx';
import { emptyState } from './stories/empty-state.tsx';
import { fileDrop } from './stories/file-drop.tsx';
import { fullScreen } from './stories/full-screen.tsx';
import { iconButton } from './stories/icon-button.tsx';
import { linkButton } from './stories/link-button.tsx';
import { materials } from './stories/materials.tsx';
import { menu } from './stories/menu.tsx';
import { notice } from './stories/notice.tsx';
import { pageHeader } from './stories/page-header.tsx';
import { passwordField } from './stories/password-field.tsx';
import { popover } from './stories/popover.tsx';
import { progress } from './stories/progress.tsx';
import { radioCard } from './stories/radio-card.tsx';
import { searchField } from './stories/search-field.tsx';
import { segmentedControl } from './stories/segmented-control.tsx';
import { selectField } from './stories/select-field.tsx';
import { statTile } from './stories/stat-tile.tsx';
import { tabs } from './stories/tabs.tsx';
import { textArea } from './stories/text-area.tsx';
import { textField } from './stories/text-field.tsx';
import { tickBox } from './stories/tick-box.tsx';
import { toaster } from './stories/toaster.tsx';
import { tooltip } from './stories/tooltip.tsx';
import { viewer } from './stories/viewer.tsx';
import type { Story } from './story.ts';

/** In the order of the page. */
export const STORIES: readonly Story[] = [
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
  fullScreen,
  dataTable,
  fileDrop,
  statTile,
  cheerCard,
  emptyState,
];
