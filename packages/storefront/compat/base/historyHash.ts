import type { Members } from '../kit.ts';
import { addState, createHash, decode, encode, type HashState, hashChanges, parseHash } from '../yui/hashState.ts';
import { Base } from './base.ts';
import { type BaseClass, createClass, type YuiObject } from './classes.ts';

const SRC_HASH = 'hash';
const SRC_ADD = 'add';
const SRC_REPLACE = 'replace';
type Source = typeof SRC_HASH | typeof SRC_ADD | typeof SRC_REPLACE;

/** One for the page: all objects of the class see the same state, each tells of it itself. */
const page: { state: HashState | null; readonly histories: YuiObject[] } = { state: null, histories: [] };

const stateOf = (): HashState => (page.state ??= parseHash(location.hash));

/** `change` for all of it, then `…Change` and `…Remove` for each name. */
function take(now: HashState, src: Source): void {
  const before = stateOf();
  const found = hashChanges(before, now);
  page.state = now;
  if (found === null) return;
  for (const history of page.histories) {
    history.fire('change', { ...found, src, newVal: now, prevVal: before });
    for (const [key, { newVal, prevVal }] of Object.entries(found.changed)) {
      history.fire(`${key}Change`, { ...{ key, newVal, prevVal, src } });
    }
    for (const [key, prevVal] of Object.entries(found.removed)) history.fire(`${key}Remove`, { key, prevVal, src });
  }
}

function write(state: HashState, src: Source): void {
  const address = `#${createHash(state)}`;
  if (src === SRC_REPLACE) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  take(state, src);
}

function merged(more: Members, options: unknown): HashState {
  const isMerged = (options as { merge?: boolean } | undefined)?.merge !== false;
  return addState(isMerged ? stateOf() : {}, more);
}

const MEMBERS: Members = {
  initializer(this: YuiObject, { initialState }: { initialState?: Members } = {}) {
    this.publish('change', { broadcast: 2 });
    if (page.histories.length === 0) addEventListener('hashchange', () => take(parseHash(location.hash), SRC_HASH));
    page.histories.push(this);
    // What the address says counts more than what a script would begin with.
    if (initialState !== undefined) write(addState(addState({}, initialState), stateOf()), SRC_REPLACE);
  },
  destructor(this: YuiObject) {
    page.histories.splice(page.histories.indexOf(this), 1);
  },
  /** A part by its name; without one all of it. */
  get(this: YuiObject, name?: string): unknown {
    return name === undefined ? { ...stateOf() } : stateOf()[name];
  },
  add(this: YuiObject, more: Members, options?: unknown) {
    write(merged(more, options), SRC_ADD);
    return this;
  },
  addValue(this: YuiObject, name: string, value: unknown, options?: unknown) {
    write(merged({ [name]: value }, options), SRC_ADD);
    return this;
  },
  replace(this: YuiObject, more: Members, options?: unknown) {
    write(merged(more, options), SRC_REPLACE);
    return this;
  },
  replaceValue(this: YuiObject, name: string, value: unknown, options?: unknown) {
    write(merged({ [name]: value }, options), SRC_REPLACE);
    return this;
  },
};

const withoutSign = (hash: string): string => hash.replace(/^#/, '');

/** `Y.HistoryHash`: the state of a page in its address, and who wants to know of it. */
export const HistoryHash: BaseClass = createClass('history', Base, {
  members: MEMBERS,
  statics: {
    ...{ SRC_HASH, SRC_ADD, SRC_REPLACE, hashPrefix: '', encode, decode, parseHash, createHash },
    getHash: () => withoutSign(location.hash),
    setHash: (hash: string) => {
      location.hash = withoutSign(hash);
    },
    replaceHash: (hash: string) => {
      location.replace(`#${withoutSign(hash)}`);
    },
    getUrl: () => location.href,
  },
});
