/** One line that changes on a terminal; elsewhere a line for each tenth. */
export function tellProgress(out: NodeJS.WriteStream = process.stdout): {
  at(words: string, share: number): void;
  end(): void;
} {
  let last = '';
  let isOpen = false;
  return {
    at(words, share) {
      const percent = Math.min(100, Math.floor(share * 100));
      const line = `${words} ${out.isTTY ? percent : Math.floor(percent / 10) * 10}%`;
      if (line === last) return;
      last = line;
      isOpen = true;
      out.write(out.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
    },
    end() {
      if (isOpen && out.isTTY) out.write('\n');
      isOpen = false;
    },
  };
}

export const asCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

export const asBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000).toLocaleString('pt-BR')} kB`
    : `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
