/**
 * Addresses that the app answers, `$name` for a part that varies. The server gives the app's shell for these
 * alone and says 404 for all others; a test holds the list to the routes.
 */
export const APP_PATHS = [
  '/',
  '/admin',
  '/admin-functional',
  '/analysis/$id',
  '/auditoria',
  '/caixa',
  '/configuracoes',
  '/dashboard',
  '/editor',
  '/editor-dashboard',
  '/estudio/$lessonId',
  '/profile-management',
  '/upload',
] as const;

const PATTERNS = APP_PATHS.map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`));

export const isAppPath = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
