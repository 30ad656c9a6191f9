import type { FormatterDefinition, PredicateDefinition } from '@quoin/template';
import { toOutput } from '@quoin/template';
import type { Tables } from './ours.ts';

/** How often a name ran, and how often something came of it: text for a formatter, true for a predicate. */
export interface Tally {
  runs: number;
  effects: number;
}

export interface Coverage {
  readonly tables: Tables;
  readonly tallies: ReadonlyMap<string, Tally>;
}

/** Tables with a counter around every name. */
export function createCoverage({ formatters, predicates }: Tables): Coverage {
  const tallies = new Map<string, Tally>();
  const tallyOf = (name: string): Tally => {
    const tally = { runs: 0, effects: 0 };
    tallies.set(name, tally);
    return tally;
  };
  const formatter = (definition: FormatterDefinition): FormatterDefinition => {
    const tally = tallyOf(definition.name);
    return {
      ...definition,
      bind(args, names) {
        const format = definition.bind(args, names);
        return (value, context, others) => {
          tally.runs++;
          const result = format(value, context, others);
          if (typeof result === 'object' ? result !== null : toOutput(result) !== '') tally.effects++;
          return result;
        };
      },
    };
  };
  const predicate = (definition: PredicateDefinition): PredicateDefinition => {
    const tally = tallyOf(definition.name);
    return {
      ...definition,
      bind(args, names) {
        const test = definition.bind(args, names);
        return (value, context) => {
          tally.runs++;
          const result = test(value, context);
          if (result) tally.effects++;
          return result;
        };
      },
    };
  };
  return {
    tallies,
    tables: {
      formatters: new Map([...formatters].map(([name, definition]) => [name, formatter(definition)])),
      predicates: new Map([...predicates].map(([name, definition]) => [name, predicate(definition)])),
    },
  };
}
