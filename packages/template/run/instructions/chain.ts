import type { FormatterCall, Reference } from '../../parse/tree.ts';
import { type Access, compileAccess } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import type { Format } from '../context.ts';
import { costOfWork, isExtraWork } from '../cost.ts';
import { NAMES } from '../names.ts';
import type { Run } from '../run.ts';

/** Formatters one after the other, in the current frame; `others` are the variables behind the first. */
export type RunChain = (run: Run, value: unknown, others: readonly unknown[]) => unknown;

export interface Chain {
  /** False when no formatter looks at the scope. */
  readonly needsFrame: boolean;
  readonly run: RunChain;
}

export const NO_VALUES: readonly unknown[] = [];

export function compileChain(calls: readonly FormatterCall[], offset: number, compiler: Compiler): Chain {
  const definitions = calls.map((call) => compiler.formatters.get(call.name));
  const formats = definitions.map((found, index): Format => {
    const args = calls[index]?.arguments;
    return found && args ? found.bind(args, NAMES) : (value) => value;
  });
  const steps = formats.map((format, index) =>
    definitions[index]?.scope === 'none' ? light(format, offset) : charged(format, offset),
  );
  const [only] = steps;
  return {
    needsFrame: definitions.some((definition) => definition?.scope !== 'none'),
    run: steps.length === 1 && only ? only : inTurn(steps),
  };
}

/** The formatters of a tag as one, when all of them look only at their value. */
export function lightFormat(calls: readonly FormatterCall[], compiler: Compiler): Format | undefined {
  const formats: Format[] = [];
  for (const { name, arguments: args } of calls) {
    const definition = compiler.formatters.get(name);
    if (definition?.scope !== 'none') return undefined;
    formats.push(definition.bind(args, NAMES));
  }
  const [first, ...others] = formats;
  return first === undefined || others.length === 0 ? first : joined(first, others);
}

/** The first one's work is charged by the tag. */
function joined(first: Format, others: readonly Format[]): Format {
  return (value, context, values) => {
    let result = first(value, context, values);
    for (const format of others) {
      if (isExtraWork(result) && !context.spend(costOfWork(result))) return '';
      result = format(result, context, values);
    }
    return result;
  };
}

/** A formatter that looks only at its value: on a short one its work is paid for by the block. */
function light(format: Format, offset: number): RunChain {
  return (run, value, others) => {
    if (isExtraWork(value) && !run.charge(costOfWork(value), offset)) return '';
    run.at = offset;
    return format(value, run, others);
  };
}

function charged(format: Format, offset: number): RunChain {
  return (run, value, others) => {
    if (!run.charge(costOfWork(value), offset)) return '';
    run.at = offset;
    return format(value, run, others);
  };
}

function inTurn(steps: readonly RunChain[]): RunChain {
  return (run, value, others) => {
    let result = value;
    for (const step of steps) result = step(run, result, others);
    return result;
  };
}

export type Others = (run: Run) => readonly unknown[];

const noOthers: Others = () => NO_VALUES;

/** The variables behind the first; none for the usual tag. */
export function compileOthers(names: readonly Reference[]): Others {
  if (names.length === 1) return noOthers;
  const accesses: Access[] = names.slice(1).map(compileAccess);
  return (run) => accesses.map((access) => access(run.frame));
}
