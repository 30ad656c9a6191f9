/** Names of keys that browsers have under another one. */
const NAMES: Readonly<Record<string, string>> = {
  esc: 'escape',
  space: ' ',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
};

/** What YUI's `key` is given: `esc`, `down:27,39`, `press:enter+shift`, `enter,space`. */
export function keyWish(text: string): { readonly type: string; readonly isMeant: (event: KeyboardEvent) => boolean } {
  const [, kind = 'down', list = ''] = /^(?:(down|up|press):)?(.*)$/s.exec(text) ?? [];
  const keys = list
    .split('+')[0]!
    .split(',')
    .map((key) => key.trim().toLowerCase())
    .filter((key) => key !== '');
  const modifiers = list.split('+').slice(1);
  const isKey = ({ key, keyCode }: KeyboardEvent) =>
    keys.length === 0 || keys.some((each) => (NAMES[each] ?? each) === key.toLowerCase() || Number(each) === keyCode);
  const isHeld = (event: KeyboardEvent) =>
    modifiers.every((each) => (event as unknown as Record<string, unknown>)[`${each.trim()}Key`] === true);
  return { type: `key${kind === 'press' ? 'down' : kind}`, isMeant: (event) => isKey(event) && isHeld(event) };
}
