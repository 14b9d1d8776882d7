/**
 * Where an emulator keeps its books: in memory, or in the database so that a restart of the product is no restart
 * of the "provider" and several processes share one.
 */
export interface SandboxStore {
  get<T>(kind: string, id: string): Promise<T | null>;
  list<T>(kind: string): Promise<T[]>;
  /** Changes one object alone, nobody else between reading and writing; null leaves it as it is. */
  update<T>(kind: string, id: string, change: (found: T | null) => T | null): Promise<T | null>;
}

export function memoryStore(): SandboxStore {
  const objects = new Map<string, unknown>();
  const nameOf = (kind: string, id: string) => `${kind}/${id}`;
  const read = <T>(name: string) => {
    const found = objects.get(name);
    return found === undefined ? null : (structuredClone(found) as T);
  };
  return {
    get: async <T>(kind: string, id: string) => read<T>(nameOf(kind, id)),
    list: async <T>(kind: string) =>
      [...objects].flatMap(([name, value]) =>
        name.startsWith(`${kind}/`) ? [structuredClone(value) as T] : [],
      ),
    async update<T>(kind: string, id: string, change: (found: T | null) => T | null) {
      const name = nameOf(kind, id);
      const changed = change(read<T>(name));
      if (changed !== null) objects.set(name, structuredClone(changed));
      return changed ?? read<T>(name);
    },
  };
}
