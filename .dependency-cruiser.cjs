/**
 * The direction of imports, as errors. Each rule says why it is there; ARCHITECTURE.md shows the map.
 * `npm run check:architecture` also runs these rules on a house built wrong on purpose
 * (tests/architecture/bad-house) and fails unless every one of them objects.
 */

/** Server features in the order they may know one another: a feature imports only earlier ones. */
const FEATURES = [
  'accounts',
  'catalog',
  'files',
  'lessons',
  'analysis',
  'composition',
  'payments',
  'production',
  'messages',
  'backoffice',
];
/** Rooms of the engine, each may read the ones before it. */
const ENGINE_ROOMS = ['reading', 'pedagogy', 'composing'];

const anyOf = (names) => `(${names.join('|')})`;
const later = (list, name) => list.slice(list.indexOf(name) + 1);
const TEST = '\\.test\\.tsx?$';

const featureOrder = FEATURES.filter((feature) => later(FEATURES, feature).length > 0).map((feature) => ({
  name: `server-order-${feature}`,
  comment: `${feature} stands before the features that build on it; knowing them would make a circle of rooms.`,
  severity: 'error',
  from: { path: `^src/server/${feature}/`, pathNot: TEST },
  to: { path: `^src/server/${anyOf(later(FEATURES, feature))}/` },
}));

const engineOrder = ENGINE_ROOMS.filter((room) => later(ENGINE_ROOMS, room).length > 0).map((room) => ({
  name: `engine-order-${room}`,
  comment: `${room} must stay usable without what is built on top of it.`,
  severity: 'error',
  from: { path: `^src/engine/${room}/` },
  to: { path: `^src/engine/${anyOf(later(ENGINE_ROOMS, room))}/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'In a circle no part can be read, tested or moved alone. Type-only imports count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-is-pure',
      comment:
        'shared runs in the browser, the server and the engine alike: no Node, no DOM, no other area, only zod.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TEST },
      to: { pathNot: ['^src/shared/', 'node_modules/zod/'] },
    },
    {
      name: 'engine-stands-alone',
      comment: 'The engine is a library with a command line: no database, no HTTP server, no screen.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: ['^src/(server|web)/', 'node_modules/(fastify|drizzle-orm|pg|pg-boss|react)/'] },
    },
    {
      name: 'server-knows-no-web',
      comment: 'Server and browser meet in shared alone.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'web-knows-shared-alone',
      comment: 'What reaches the browser must never pull in server or engine code.',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(server|engine)/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'The platform is what every feature stands on.',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: TEST },
      to: { path: `^src/server/${anyOf(FEATURES)}/` },
    },
    {
      name: 'through-the-front-door',
      comment:
        "A feature uses another one through its <feature>.api.ts, so that its inside can change; a table may name another feature's table for a foreign key.",
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: [TEST, '^src/server/platform/', '\\.table\\.ts$'] },
      to: {
        path: `^src/server/${anyOf(FEATURES)}/`,
        pathNot: ['^src/server/$1/', '\\.api\\.ts$'],
      },
    },
    {
      name: 'nothing-imports-a-process',
      comment:
        'main, app and worker put the house together; code that imports them drags the whole house along.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/server/(main|worker)\\.ts$'] },
      to: { path: '^src/server/(main|app|worker)\\.ts$' },
    },
    {
      name: 'ui-has-no-product-words',
      comment: 'ui is the toolbox: it knows neither the product nor how the app is wired.',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: ['^src/web/(?!ui/)', '^src/shared/'] },
    },
    {
      name: 'radix-only-in-ui',
      comment: 'The UI kit is wrapped once, so that it can be replaced in one folder.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '^src/web/ui/' },
      to: { path: 'node_modules/(radix-ui|@radix-ui)/' },
    },
    {
      name: 'public-pages-are-plain',
      comment: 'What a visitor sees is markup and a little script: nothing of the app may come along.',
      severity: 'error',
      from: { path: '^src/web/public/', pathNot: TEST },
      to: { path: '^src/web/(?!public/|ui/|shell/wordmark)' },
    },
    {
      name: 'vitrine-shows-ui-alone',
      comment: 'The page of the pieces shows the toolbox: a piece that needs a feature to be shown is none.',
      severity: 'error',
      from: { path: '^src/web/vitrine/' },
      to: { path: ['^src/web/(?!vitrine/|ui/|platform/|shell/wordmark)', '^src/shared/'] },
    },
    {
      name: 'product-knows-no-vitrine',
      comment:
        'The page of the pieces exists while developing only; what is imported would be built and served.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/vitrine/' },
      to: { path: '^src/web/vitrine/' },
    },
    {
      name: 'web-platform-knows-no-feature',
      comment: 'Calls, session and events serve every screen.',
      severity: 'error',
      from: { path: '^src/web/platform/' },
      to: { path: '^src/web/(?!platform/|ui/)' },
    },
    {
      name: 'web-features-are-blind-to-each-other',
      comment: 'Only pages compose several features.',
      severity: 'error',
      from: { path: '^src/web/(accounts|files|lessons|analysis|payments|production|messages|backoffice)/' },
      to: {
        path: '^src/web/(accounts|files|lessons|analysis|payments|production|messages|backoffice|pages|routes|shell)/',
        pathNot: '^src/web/$1/',
      },
    },
    {
      name: 'pages-know-no-route',
      comment: 'Routes choose pages, never the other way round.',
      severity: 'error',
      from: { path: '^src/web/pages/' },
      to: { path: '^src/web/routes/' },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that resolves to nothing hides from every other rule.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { couldNotResolve: true, pathNot: '\\.(css|woff2|svg)' },
    },
    ...featureOrder,
    ...engineOrder,
  ],
  options: {
    // TypeScript 7 has no compiler API: without swc the cruiser would look at nothing and pass.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.gen\\.ts$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
