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
