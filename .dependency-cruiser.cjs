/**
 * The direction of imports, as errors. Each rule says why it is there; ARCHITECTURE.md shows the map.
 * `npm run check:architecture` also runs these rules on a house built wrong on purpose
 * (tests/architecture/bad-house) and fails unless every one of them objects.
 */

const { FEATURES, WEB_FEATURES, ORDER_RULES, TEST, anyOf } = require('./scripts/architecture/orders.cjs');

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
      name: 'payments-providers-know-money-alone',
      comment:
        'A client of a provider answers a port of money/; what becomes of the answer is not its business.',
      severity: 'error',
      from: { path: '^src/server/payments/providers/', pathNot: TEST },
      to: { path: '^src/server/payments/(?!providers/|money/)' },
    },
    {
      name: 'payments-clients-know-no-table',
      comment:
        'What is spoken with a provider is asked and answered in the words of a port, never read from or written to our rows.',
      severity: 'error',
      from: { path: '^src/server/payments/providers/[^/]+/', pathNot: TEST },
      to: { path: ['\\.table\\.ts$', '\\.queries\\.ts$', 'node_modules/drizzle-orm/'] },
    },
    {
      name: 'emulators-behind-the-gateways',
      comment:
        'Nobody may tell an emulator from its provider: only what opens the gateways knows which of them it opened.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [TEST, '^src/server/emulators/', '^src/server/payments/providers/[^/]+\\.ts$'],
      },
      to: { path: '^src/server/emulators/' },
    },
    {
      name: 'emulators-know-no-feature',
      comment: 'An emulator that knew the product would confirm its mistakes.',
      severity: 'error',
      from: { path: '^src/server/emulators/', pathNot: TEST },
      to: { path: '^src/server/(?!emulators/|platform/)' },
    },
    {
      name: 'nothing-imports-a-process',
      comment:
        'main, serve, open-product, app and worker put the house together; code that imports them drags the whole house along.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/server/(main|serve|open-product|worker)\\.ts$'] },
      to: { path: '^src/server/(main|serve|open-product|app|worker)\\.ts$' },
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
      to: { path: '^src/web/(?!public/|ui/|frame/wordmark)' },
    },
    {
      name: 'gallery-shows-ui-alone',
      comment: 'The page of the pieces shows the toolbox: a piece that needs a feature to be shown is none.',
      severity: 'error',
      from: { path: '^src/web/gallery/' },
      to: { path: ['^src/web/(?!gallery/|ui/|platform/|frame/wordmark)', '^src/shared/'] },
    },
    {
      name: 'product-knows-no-gallery',
      comment:
        'The page of the pieces exists while developing only; what is imported would be built and served.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/gallery/' },
      to: { path: '^src/web/gallery/' },
    },
    {
      name: 'web-platform-knows-no-feature',
      comment: 'Calls, session and events serve every screen.',
      severity: 'error',
      from: { path: '^src/web/platform/' },
      to: { path: '^src/web/(?!platform/|ui/)' },
    },
    {
      name: 'web-features-know-no-page',
      comment: 'A page composes features: what a feature needs lies in it, in an earlier one or below.',
      severity: 'error',
      from: { path: `^src/web/${anyOf(WEB_FEATURES)}/` },
      to: { path: '^src/web/(pages|routes|shell)/' },
    },
    {
      name: 'frame-knows-no-feature',
      comment:
        'Every document of the app has a frame, the sign-in screens too: it stands below the features.',
      severity: 'error',
      from: { path: '^src/web/frame/' },
      to: { path: '^src/web/(?!frame/|platform/|ui/)' },
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
    ...ORDER_RULES,
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
