/** State of a page in the part of its address behind `#`, as `HistoryHash` writes it: `a=1&b=two%20words`. */
export type HashState = Readonly<Record<string, string>>;

export function parseHash(hash: string): HashState {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of hash.replace(/^#/, '').matchAll(/([^?#&=]+)=?([^&=]*)/g)) {
    found[decode(name)] = decode(value);
  }
  return found;
}

/** What has no value is left out. */
export function createHash(state: Readonly<Record<string, unknown>>): string {
  return Object.entries(state)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
    .join('&');
}

export function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

export interface HashChanges {
  readonly changed: Readonly<Record<string, { readonly newVal: string; readonly prevVal: string | undefined }>>;
  readonly removed: HashState;
}

/** What is another, new or gone; null where all is as it was. */
export function hashChanges(before: HashState, now: HashState): HashChanges | null {
  const isOther = ([name, newVal]: [string, string]): boolean => before[name] !== newVal;
  const changed = Object.entries(now)
    .filter(isOther)
    .map(([name, newVal]) => [name, { newVal, prevVal: before[name] }] as const);
  const removed = Object.entries(before).filter(([name]) => !Object.hasOwn(now, name));
  if (changed.length + removed.length === 0) return null;
  return { changed: Object.fromEntries(changed), removed: Object.fromEntries(removed) };
}

/** A state with others written over it; null and undefined take a name away. */
export function addState(state: HashState, more: Readonly<Record<string, unknown>>): HashState {
  const all = Object.entries({ ...state, ...more }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
}
