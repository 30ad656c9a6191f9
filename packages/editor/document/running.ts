import {
  applyEdits,
  type DocumentProblem,
  type Edit,
  isJsonRecord,
  problemsOf,
  redirectProblems,
  type SiteRecords,
  squashEdits,
  textIn,
  withFieldSections,
} from '@quoin/domain/document';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Inside } from './core.ts';
import type { Command } from './editor.ts';
import { type Ground, outgoing } from './ground.ts';
import { continues, grown, joined, type Step, touchedBy } from './history.ts';
import type { Outgoing } from './outbox.ts';
import { completed } from './selection.ts';

export interface Running<Params> {
  readonly command: Command<Params>;
  readonly params: Params;
  readonly mergeKey: string | undefined;
}

/** Plans a command and does it as one step; a refusal, and what changes nothing, leave no trace. */
export function runCommand<Params>(
  ground: Ground,
  { command, params, mergeKey }: Running<Params>,
): Outcome<readonly Edit[], string> {
  const { core, newId } = ground;
  const { current, device, page, may, preview, fields } = core.inside();
  if (!may.edit) return refuse('mayNotEdit');
  const planned = withFields(command.plan(current, params, { newId, device, page }), current, fields);
  const edits = planned.ok ? squashEdits(touchedBy(current, planned.value), planned.value) : [];
  const after = applyEdits(current, edits);
  const problem = problemAfter(after, edits);
  if (edits.length > 0 && problem === null) {
    const label = command.label(params, current);
    const chosen = command.select?.(params, edits);
    commit(ground, { command: command.id, label, edits, after, mergeKey, chosen });
  } else if (preview !== null) core.set({ preview: null });
  if (problem !== null) return { ok: false, problem };
  return planned.ok ? accept(edits) : planned;
}

type Fields = Inside['fields'];

/** The plan with the sections of block fields it needs; none for one that rearranges a field whose theme does that. */
function withFields(
  planned: Outcome<readonly Edit[], string>,
  records: SiteRecords,
  fields: Fields,
): Outcome<readonly Edit[], string> {
  if (!planned.ok) return planned;
  const edits = withFieldSections(records, planned.value, (id) => fields.get(id)?.label ?? '');
  const isRearranged = edits.some((each) => isArranging(each, records, fields));
  return isRearranged ? refuse('fieldLocked') : accept(edits);
}

const ARRANGING = new Set(['place', 'phonePlace', 'section', 'hidden']);

function isArranging({ key, path, was, now }: Edit, records: SiteRecords, fields: Fields): boolean {
  if (!key.startsWith('block:') || (path[0] !== undefined && !ARRANGING.has(path[0]))) return false;
  const whole = [records.get(key), ...(path.length === 0 ? [was, now] : [])];
  const homes = [...whole.map((each) => (isJsonRecord(each) ? textIn(each, 'section') : '')), now];
  return homes.some((home) => typeof home === 'string' && fields.get(home)?.isLocked === true);
}

/** What the server would refuse is refused here, before anything is lost (ED-47). */
function problemAfter(after: SiteRecords, edits: readonly Edit[]): DocumentProblem | null {
  if (edits.length === 0) return null;
  const keys = edits.map(({ key }) => key);
  return [...problemsOf(after, keys), ...redirectProblems(after, edits)][0] ?? null;
}

interface Committing {
  readonly command: string;
  readonly label: string;
  readonly edits: readonly Edit[];
  readonly after: SiteRecords;
  readonly mergeKey: string | undefined;
  readonly chosen: ReturnType<NonNullable<Command<never>['select']>> | undefined;
}

function commit(ground: Ground, { command, label, edits, after, mergeKey, chosen }: Committing): void {
  const { core, clock, newId, count } = ground;
  const before = core.inside();
  const going = continues(before.history, mergeKey, clock.now());
  const step: Step = going ?? {
    ...{ id: newId(), number: count(), command, label, edits, page: before.page },
    ...{ mergeKey: mergeKey ?? '', at: clock.now() },
  };
  const selection = chosen === undefined ? before.selection : completed(after, before.selection, chosen);
  core.set(
    {
      ...{ current: after, preview: null, reveal: null, selection },
      history: { done: withStep(before, going, { ...step, label, edits, at: clock.now() }), undone: [] },
      outbox: withOutgoing(before, going, outgoing(ground, { command, label, edits, step: step.id })),
    },
    edits.map(({ key }) => key),
  );
}

function withStep({ current, history: { done } }: Inside, going: Step | null, step: Step): readonly Step[] {
  if (going === null) return [...done, step];
  const longer = grown(current, going, step);
  return longer === null ? done.slice(0, -1) : [...done.slice(0, -1), longer];
}

/** A run of typing that nobody has sent yet is one change, too. */
function withOutgoing({ current, outbox }: Inside, going: Step | null, next: Outgoing): readonly Outgoing[] {
  const last = outbox.at(-1);
  if (going === null || last === undefined || last.isSent || last.step !== going.id) return [...outbox, next];
  const edits = joined(current, last.edits, next.edits);
  return edits.length === 0 ? outbox.slice(0, -1) : [...outbox.slice(0, -1), { ...last, label: next.label, edits }];
}
