import { useNavigate } from '@tanstack/react-router';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { INBOX_KINDS } from '#shared/backoffice/inbox-kinds.ts';
import { nameItem, tellFact } from './describe-item.ts';
import { itemName } from './inbox-queries.ts';
import { INBOX_TEXTS, VIEW_TEXTS } from './inbox-texts.ts';
import { VIEW_NAMES } from './inbox-views.tsx';
import { PALETTE_TEXTS as TEXTS } from './palette-texts.ts';

/** Something that can be done or gone to. */
export interface Command {
  id: string;
  group: string;
  words: string;
  /** Beside it, quieter; searched too. */
  about?: string;
  key?: string;
  run: () => void;
}

const MOST_SHOWN = 12;
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The commands whose words hold every word that is typed, those that begin with it first. */
export function findCommands(commands: readonly Command[], q: string): Command[] {
  const wanted = fold(q).split(/\s+/).filter(Boolean);
  const ranked = commands.flatMap((command) => {
    const words = fold(command.words);
    const all = `${words} ${fold(command.about ?? '')} ${fold(command.group)}`;
    if (!wanted.every((word) => all.includes(word))) return [];
    return [{ command, rank: words.startsWith(wanted[0] ?? '') ? 0 : 1 }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_SHOWN)
    .map(({ command }) => command);
}

export interface ItemActs {
  done: () => void;
  snooze: () => void;
  decide: () => void;
  undo: (() => void) | null;
  keys: () => void;
}

const TABS = {
  board: 'producao',
  money_place: 'financeiro',
  files: 'arquivos',
  editors: 'editores',
  leads: 'orcamentos',
} as const;

/** What the palette offers: with the open item, in the inbox, and beyond it. */
export function useCommands(
  items: readonly InboxItem[],
  opened: InboxItem | null,
  acts: ItemActs,
): Command[] {
  const navigate = useNavigate();
  const here: Command[] = opened
    ? [
        { id: 'decide', group: TEXTS.here, words: nameDecision(opened), key: 'R', run: acts.decide },
        ...(INBOX_KINDS[opened.kind].canBeDone
          ? [{ id: 'done', group: TEXTS.here, words: INBOX_TEXTS.done, key: 'E', run: acts.done }]
          : []),
        { id: 'snooze', group: TEXTS.here, words: INBOX_TEXTS.snooze, key: 'H', run: acts.snooze },
        ...(opened.lesson
          ? [
              {
                id: 'lesson',
                group: TEXTS.here,
                words: INBOX_TEXTS.lesson,
                about: opened.lesson.title,
                run: () =>
                  void navigate({ to: '/admin-functional', search: { aberto: opened.lesson?.id ?? '' } }),
              },
            ]
          : []),
      ]
    : [];
  const inbox: Command[] = [
    ...(acts.undo ? [{ id: 'undo', group: TEXTS.inbox, words: TEXTS.undo, key: 'Z', run: acts.undo }] : []),
    ...VIEW_NAMES.map((view) => ({
      id: `view-${view}`,
      group: TEXTS.inbox,
      words: view === 'all' ? TEXTS.everything : TEXTS.only(VIEW_TEXTS[view]),
      run: () => void navigate({ to: '/caixa', search: view === 'all' ? {} : { visao: view } }),
    })),
    ...items.map((item) => ({
      id: `item-${itemName(item)}`,
      group: TEXTS.inbox,
      words: nameItem(item),
      about: tellFact(item),
      run: () => void navigate({ to: '/caixa', search: (before) => ({ ...before, item: itemName(item) }) }),
    })),
  ];
  const places: Command[] = [
    { id: 'admin', group: TEXTS.places, words: TEXTS.admin, run: () => void navigate({ to: '/admin' }) },
    {
      id: 'lessons',
      group: TEXTS.places,
      words: TEXTS.lessons,
      run: () => void navigate({ to: '/admin-functional' }),
    },
    ...(Object.keys(TABS) as (keyof typeof TABS)[]).map((name) => ({
      id: name,
      group: TEXTS.places,
      words: TEXTS[name],
      run: () => void navigate({ to: '/admin-functional', search: { aba: TABS[name] } }),
    })),
    { id: 'audit', group: TEXTS.places, words: TEXTS.audit, run: () => void navigate({ to: '/auditoria' }) },
    { id: 'keys', group: TEXTS.inbox, words: TEXTS.keys, key: '?', run: acts.keys },
  ];
  return [...here, ...inbox, ...places];
}

function nameDecision({ kind }: InboxItem): string {
  if (kind === 'refund') return 'Reembolsar ou negar';
  return kind === 'unassigned' ? INBOX_TEXTS.assign : INBOX_TEXTS.reply;
}
