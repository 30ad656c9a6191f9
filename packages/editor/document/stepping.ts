import { applyEdits } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/stepping';
import { APP_LANGUAGE } from '../app/locale.ts';
import { type Ground, outgoing } from './ground.ts';
import { nextOf } from './history.ts';
import { chosenByReveal, completed, NOTHING_CHOSEN, revealOf } from './selection.ts';

/** Takes back the last step, or does it again, as far as its values are still one's own (ED-19), and shows where (ED-20). */
export function takeStep(ground: Ground, way: 'undo' | 'redo'): void {
  const { core, count } = ground;
  const before = core.inside();
  const { done, undone } = before.history;
  const from = way === 'undo' ? done : undone;
  const found = before.may.edit ? nextOf(before.current, from) : null;
  if (found === null) return;
  const { step, edits, passed } = found;
  const left = from.slice(0, from.length - passed.length - 1);
  const moved = { ...step, edits, mergeKey: '' };
  const after = applyEdits(before.current, edits);
  const keys = edits.map(({ key }) => key);
  const shown = revealOf(before.current, after, keys);
  const chosen = chosenByReveal(shown);
  // Who writes goes on writing where the last words were taken back.
  const { isText, blocks } = before.selection;
  const staysInText = isText && chosen.blocks?.length === 1 && chosen.blocks[0] === blocks[0];
  const label = way === 'undo' ? texts.undo(lowered(step.label)) : step.label;
  core.set(
    {
      ...{ current: after, preview: null, page: shown.page || before.page },
      history: way === 'undo' ? { done: left, undone: [...undone, moved] } : { done: [...done, moved], undone: left },
      outbox: [...before.outbox, outgoing(ground, { command: way, label, edits, step: '' })],
      reveal: { ...shown, count: count() },
      selection: completed(after, NOTHING_CHOSEN, { ...chosen, isText: staysInText }),
    },
    keys,
  );
}

function lowered(label: string): string {
  if (APP_LANGUAGE !== 'en') return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
