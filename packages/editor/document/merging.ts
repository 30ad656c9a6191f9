import type { WireChange, WirePerson } from '@quoin/contract/endpoints/content';
import { applyEdits, type Edit, type RecordKey } from '@quoin/domain/document';
import type { Core, Inside } from './core.ts';
import { withUnsent } from './outbox.ts';

/** Server response: ids of this window's changes it stored, others' changes since, and the new revision. */
export interface News {
  readonly kept: readonly string[];
  readonly others: readonly WireChange[];
  readonly revision: number;
  readonly people: readonly WirePerson[];
}

/**
 * Others' changes come below one's own unsent ones. One's own that are kept now come first: they can't be based on what this
 * window hadn't seen, but another person's change may be based on them, when only the answer to an earlier try was lost.
 */
export function takeNews(core: Core, { kept, others, revision, people }: News, more: Partial<Inside> = {}): void {
  const { base, current, outbox, lost } = core.inside();
  const ids = new Set([...kept, ...others.map(({ id }) => id)]);
  const ours = outbox.filter(({ id }) => ids.has(id));
  const unsent = outbox.filter(({ id }) => !ids.has(id));
  const known = new Set(ours.map(({ id }) => id));
  const foreign = others.filter(({ id }) => !known.has(id)).flatMap(({ edits }) => edits);
  const newBase = applyEdits(base, [...ours.flatMap(({ edits }) => edits), ...foreign]);
  const merged = mergedRecords({ base: newBase, current, outbox: unsent, foreign });
  core.set(
    {
      ...{ base: unsent.length === 0 ? merged : newBase, current: merged, revision, people },
      ...(ours.length === 0 ? {} : { outbox: unsent }),
      lost: withLost(lost, current, foreign),
      ...more,
    },
    [...foreign.map(({ key }) => key), ...(foreign.length === 0 ? [] : unsent.flatMap(({ edits }) => keysOf(edits)))],
  );
}

function keysOf(edits: readonly Edit[]): readonly RecordKey[] {
  return edits.map(({ key }) => key);
}

/** Where nobody met, others' edits go straight on top, so that untouched records stay the very same. */
function mergedRecords({
  base,
  current,
  outbox,
  foreign,
}: Pick<Inside, 'base' | 'current' | 'outbox'> & { readonly foreign: readonly Edit[] }) {
  if (foreign.length === 0) return current;
  const own = new Set(outbox.flatMap(({ edits }) => keysOf(edits)));
  return foreign.some(({ key }) => own.has(key)) ? withUnsent(base, outbox) : applyEdits(current, foreign);
}

function withLost(lost: Inside['lost'], current: Inside['current'], foreign: readonly Edit[]): Inside['lost'] {
  const gone = foreign.filter(({ path, now }) => path.length === 0 && now === undefined);
  if (gone.length === 0) return lost;
  const all = new Map(lost);
  for (const { key } of gone) {
    const record = current.get(key);
    if (record !== undefined) all.set(key, record);
  }
  return all;
}
