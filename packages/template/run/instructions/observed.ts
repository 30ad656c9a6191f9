import type { Reference, VariableInstruction } from '../../parse/tree.ts';
import type { RenderContext } from '../context.ts';
import type { Frame, Step } from '../frame.ts';
import { isRecord, member } from '../values.ts';

/** The object that holds a printed value, and the value's name in it. '' if unknown. */
export interface Holder {
  readonly node: unknown;
  readonly name: string | number;
}

/** A value that a tag prints, with what holds it, what holds that, and so on outwards to the root. */
export interface Printed {
  readonly value: unknown;
  readonly holders: readonly Holder[];
  /** Names of the tag's formatters. */
  readonly formatters: readonly string[];
}

/** What is put before and after a printed value; null for nothing. */
export type Surround = (printed: Printed, context: RenderContext) => readonly [before: string, after: string] | null;

/** A tag whose output is surrounded; what prints nothing stays without. */
export function observed(print: Step, before: string, instruction: VariableInstruction, surround: Surround): Step {
  const reference = instruction.names[0] ?? ['@'];
  const formatters = instruction.chain.map(({ name }) => name);
  return (run) => {
    run.out += before;
    const found = lookUp(run.frame, reference);
    const around = found === null ? null : surround({ ...found, formatters }, run);
    if (around === null) return print(run);
    const { out } = run;
    run.out += around[0];
    const { length } = run.out;
    print(run);
    run.out = run.out.length === length ? out : run.out + around[1];
  };
}

/** Null for locals, indexes and missing names. */
function lookUp(start: Frame, [first = '@', ...rest]: Reference): Pick<Printed, 'value' | 'holders'> | null {
  if (first === '@') return { value: start.node, holders: outwards(start) };
  for (let frame: Frame | null = start; frame !== null; frame = frame.isBarrier ? null : frame.parent) {
    if (member(frame.node, first) === undefined) continue;
    const inner: Holder[] = [];
    let value: unknown = frame.node;
    for (const name of [first, ...rest]) {
      inner.unshift({ node: value, name });
      value = member(value, name);
    }
    return { value, holders: [...inner, ...outwards(frame)] };
  }
  return null;
}

function outwards(frame: Frame): readonly Holder[] {
  const holders: Holder[] = [];
  for (let inner = frame; inner.parent !== null; inner = inner.parent) {
    const { node } = inner.parent;
    // A partial may be applied to the scope around it.
    if (node !== inner.node) holders.push(...betweenThem(node, inner.node));
  }
  return holders;
}

/**
 * Returns what is between a scope and the one around it: `{.section siteFrame.button}` skips the object that holds the
 * button.
 */
function betweenThem(outer: unknown, inner: unknown): readonly Holder[] {
  const name = nameWithin(outer, inner);
  if (name !== '' || !isRecord(outer) || typeof inner !== 'object') return [{ node: outer, name }];
  for (const between of Object.keys(outer)) {
    // Skips getters, which compute their value.
    const node: unknown = Object.getOwnPropertyDescriptor(outer, between)?.value;
    const nameThere = isRecord(node) ? nameWithin(node, inner) : '';
    if (nameThere !== '')
      return [
        { node, name: nameThere },
        { node: outer, name: between },
      ];
  }
  return [{ node: outer, name }];
}

function nameWithin(holder: unknown, value: unknown): string | number {
  if (Array.isArray(holder)) return holder.indexOf(value);
  if (!isRecord(holder)) return '';
  return Object.keys(holder).find((name) => holder[name] === value) ?? '';
}
