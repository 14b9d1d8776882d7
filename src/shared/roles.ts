/** The three kinds of signed-in people, with the word the screens use. */
export const ROLES = { teacher: 'Professor', editor: 'Editor', admin: 'Administrador' } as const;
export type Role = keyof typeof ROLES;

/** Where each role lands after signing in. */
export const HOME_OF_ROLE = {
  teacher: '/dashboard',
  editor: '/editor-dashboard',
  admin: '/admin',
} as const satisfies Record<Role, string>;
