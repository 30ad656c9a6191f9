import type { Edit } from '@quoin/domain/document';
import { isSame } from '@quoin/domain/document';
import type { Core, Inside } from './core.ts';
import type { Ground } from './ground.ts';
import { type Decision, decided, type Outgoing, withUnsent } from './outbox.ts';

/** Keeps one of two values; where the record is gone, all that was changed in it is decided at once. */
export function decideClash({ core, newId }: Ground, { key, path, keep }: Decision): void {
  const { base, lost, outbox, clashes } = core.inside();
  const isGone = !base.has(key);
  const isMeant = (edit: Edit) => edit.key === key && (isGone || isSame(edit.path, path));
  if (!clashes.some(({ edit }) => isMeant(edit))) return;
  const decision = { key, path: isGone && keep === 'theirs' ? [] : path, keep };
  const left = clashes.filter(({ edit }) => !isMeant(edit));
  setOutbox(core, decided(outbox, decision, { base, lost, newId }), { clashes: left });
}

/** Without the change that a rule of the server refused. */
export function dropRefused(core: Core): void {
  const { failure, outbox } = core.inside();
  if (failure === null || failure.change === '') return;
  setOutbox(
    core,
    outbox.filter(({ id }) => id !== failure.change),
  );
}

/** What another window left goes the way of one's own; the server acknowledges again what it has already. */
export function resolveRecovered({ core, count }: Ground, keep: boolean): void {
  const { leftOver, outbox } = core.inside();
  const taken = keep ? leftOver.map((change) => ({ ...change, number: count(), isSent: true })) : [];
  setOutbox(core, [...outbox, ...taken], { leftOver: [] });
}

/** Another outbox on the same base: what is seen follows. */
function setOutbox(core: Core, outbox: readonly Outgoing[], more: Partial<Inside> = {}): void {
  const { base, outbox: before } = core.inside();
  const keys = [...before, ...outbox].flatMap(({ edits }) => edits.map(({ key }) => key));
  core.set({ failure: null, ...more, outbox, current: withUnsent(base, outbox) }, keys);
}
