/** Source by path, of the files that differ from the theme's. */
export type Changed = Readonly<Record<string, string>>;

/** Where this tab keeps what is tried out, per site and state of its theme: a look at another screen must not lose it. */
export interface ChangeStore {
  read(): Changed;
  keep(changed: Changed): void;
}

export function changeStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): ChangeStore {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
        return isChanged(kept) ? kept : {};
      } catch {
        return {};
      }
    },
    keep(changed) {
      try {
        if (Object.keys(changed).length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(changed));
      } catch {
        // No room, or storage is forbidden: the changes last as long as the screen is open.
      }
    },
  };
}

function isChanged(value: unknown): value is Changed {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === 'string')
  );
}
