import { wordOf } from './desk-rows.ts';

/** Who asks: an admin, or an editor with open lessons. */
export type Desk = 'admin' | 'editor';

export interface DeskCall {
  desk: Desk;
  path: string;
  /** Follows the `Link` of the first page. */
  page?: 2;
}

/** A word in two of eleven titles, a name that one client bears, and one that a file does. */
const COMMON = 'fracoes';
const RARE = wordOf('teacher7');
const FILE = wordOf('file37');
const admin = (path: string): DeskCall => ({ desk: 'admin', path });
const editor = (path: string): DeskCall => ({ desk: 'editor', path });

/** Every list and figure of the admin's and the editor's desk. */
export const deskCalls = (lessonId: string): DeskCall[] => [
  admin('/api/admin/lessons'),
  { ...admin('/api/admin/lessons'), page: 2 },
  admin(`/api/admin/lessons?q=${RARE}`),
  admin(`/api/admin/lessons?q=${COMMON}`),
  admin('/api/admin/lessons?status=in_production'),
  admin('/api/admin/lessons?status=completed'),
  admin(`/api/admin/lessons?q=${COMMON}&status=completed`),
  admin('/api/admin/clients'),
  { ...admin('/api/admin/clients?limit=20'), page: 2 },
  admin(`/api/admin/clients?q=${RARE}`),
  admin(`/api/admin/clients?q=${COMMON}`),
  admin('/api/admin/clients?status=in_production'),
  admin('/api/admin/users'),
  admin(`/api/admin/users?q=${RARE}`),
  admin('/api/admin/users?role=teacher'),
  admin('/api/admin/editors'),
  admin('/api/admin/productions'),
  admin('/api/admin/productions?status=assigned'),
  admin('/api/admin/productions?status=completed'),
  admin(`/api/admin/productions?q=${COMMON}`),
  admin('/api/admin/files'),
  { ...admin('/api/admin/files'), page: 2 },
  admin(`/api/admin/files?q=${FILE}`),
  admin('/api/admin/files?q=entrega'),
  admin('/api/admin/files?status=active'),
  admin('/api/admin/files?fileType=final_delivery'),
  admin('/api/admin/audit'),
  { ...admin('/api/admin/audit'), page: 2 },
  admin('/api/admin/audit?action=file.download'),
  admin(`/api/admin/audit?subject=${lessonId}`),
  admin(`/api/admin/audit?actor=${wordOf('editor3')}`),
  admin('/api/admin/mails'),
  admin('/api/admin/mails?status=sent'),
  admin(`/api/admin/mails?q=${RARE}`),
  admin('/api/admin/leads'),
  admin('/api/admin/stats'),
  admin('/api/admin/desk'),
  admin('/api/admin/payments'),
  admin('/api/admin/payments?status=paid'),
  admin(`/api/admin/payments?q=${RARE}`),
  admin('/api/admin/refunds'),
  admin('/api/messages/unread'),
  admin(`/api/lessons/${lessonId}/messages`),
  // An editor of the small product has twenty lessons: pages of one length on both sides.
  editor('/api/editor/projects?limit=15'),
  editor('/api/editor/projects?limit=15&status=completed'),
  editor(`/api/editor/projects?limit=15&q=${COMMON}`),
  editor('/api/productions/assigned?limit=15'),
  editor('/api/lessons?limit=15'),
  editor('/api/messages/unread'),
  editor(`/api/lessons/${lessonId}/messages`),
  editor(`/api/chat/conversation?lessonId=${lessonId}`),
];
