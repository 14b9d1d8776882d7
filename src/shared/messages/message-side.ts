import type { Role } from '#shared/roles.ts';

/** The two sides of a conversation: the teacher, and the production, which is editor and admins together. */
export const MESSAGE_SIDES = ['teacher', 'production'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

export const sideOf = (role: Role): MessageSide => (role === 'teacher' ? 'teacher' : 'production');
export const otherSide = (side: MessageSide): MessageSide => (side === 'teacher' ? 'production' : 'teacher');
