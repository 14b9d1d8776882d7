/** The orders of the house: each list names rooms side by side in the order in which they may know one another. */

/** Server features: a feature imports only earlier ones. */
const FEATURES = [
  'accounts',
  'catalog',
  'files',
  'lessons',
  'curriculum',
  'composition',
  'payments',
  'production',
  'messages',
  'backoffice',
];
/** Browser features, near the server's order: a feature knows only earlier ones, a screen lives with its feature. */
const WEB_FEATURES = [
  'accounts',
  'files',
  'lessons',
  'analysis',
  'composition',
  'payments',
  'messages',
  'production',
  'backoffice',
];
const PAYMENTS_ROOMS = [
  'money',
  'documents',
  'settlement',
  'start',
  'webhooks',
  'reconciliation',
  'admin',
  'providers',
];
/** The files beside these rooms (settings, log, clock …) serve all. */
const PLATFORM_ROOMS = [
  'db',
  'audit',
  'http',
  'events',
  'access',
  'jobs',
  'storage',
  'mail',
  'installation',
  'backup',
  'upkeep',
];
const ENGINE_ROOMS = ['reading', 'pedagogy', 'composing'];
/** In the order in which a lesson passes them. */
const PEDAGOGY_ROOMS = [
  'language',
  'curriculum',
  'understanding',
  'material',
  'outline',
  'adjustments',
  'lesson',
  'objectives',
  'plan',
  'visuals',
  'activities',
  'advice',
  'answers',
];

const TEST = '\\.test\\.tsx?$';

/** A group of names for an expression. */
const anyOf = (names) => `(${names.join('|')})`;

/**
 * The rules that hold `rooms` of the folder `inside` in order: one named `name`-order-ROOM for each, which forbids the
 * rooms after it. `why` ends their comment. Where the rooms are `closed`, the files beside them put them together: no
 * room knows those, and a folder that the list leaves out is an error too. `except` leaves files alone.
 */
function inOrder({ name, inside, rooms, why, closed = false, except }) {
  const orders = rooms.flatMap((room, at) => {
    const forbidden = [
      ...rooms.slice(at + 1).map((later) => `${later}/`),
      ...(closed ? ['[^/]+\\.ts$'] : []),
    ];
    if (forbidden.length === 0) return [];
    return {
      name: `${name}-order-${room}`,
      comment: `${room} comes before what builds on it: ${why}`,
      severity: 'error',
      from: { path: `^${inside}/${room}/`, ...(except && { pathNot: except }) },
      to: { path: `^${inside}/${anyOf(forbidden)}` },
    };
  });
  if (!closed) return orders;
  const listed = {
    name: `${name}-rooms-are-listed`,
    comment: `A room of ${inside} outside its list stands in no order.`,
    severity: 'error',
    from: { path: '^src/', pathNot: TEST },
    to: { path: `^${inside}/(?!${anyOf(rooms)}/)[^/]+/` },
  };
  return [...orders, listed];
}

const ORDER_RULES = [
  {
    name: 'server',
    inside: 'src/server',
    rooms: FEATURES,
    except: TEST,
    why: 'knowing it would make a circle of features.',
  },
  {
    name: 'web',
    inside: 'src/web',
    rooms: WEB_FEATURES,
    why: 'what needs both lives with the later one.',
  },
  {
    name: 'payments',
    inside: 'src/server/payments',
    rooms: PAYMENTS_ROOMS,
    except: TEST,
    closed: true,
    why: 'money is read from the ground up.',
  },
  {
    name: 'platform',
    inside: 'src/server/platform',
    rooms: PLATFORM_ROOMS,
    except: TEST,
    why: 'knowing it would make a circle of rooms.',
  },
  {
    name: 'engine',
    inside: 'src/engine',
    rooms: ENGINE_ROOMS,
    why: 'it must stay usable without that.',
  },
  {
    name: 'pedagogy',
    inside: 'src/engine/pedagogy',
    rooms: PEDAGOGY_ROOMS,
    except: TEST,
    closed: true,
    why: 'an analysis is made step by step.',
  },
].flatMap(inOrder);

module.exports = { FEATURES, WEB_FEATURES, ORDER_RULES, TEST, anyOf };
