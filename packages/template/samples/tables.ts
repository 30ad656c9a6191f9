import {
  asString,
  type FormatterDefinition,
  type FormatterTable,
  type PredicateDefinition,
  type PredicateTable,
} from '../index.ts';

/** A few small formatters and predicates, enough to test the language itself; the real ones are in rendering. */
const apply: FormatterDefinition = {
  name: 'apply',
  bind: ({ list: [name = '', ...rest] }) => {
    const args = Object.fromEntries(rest.filter((text) => text.includes('=')).map((text) => text.split('=', 2)));
    return (value, context) => context.applyPartial(name, value, { args, isPrivate: rest.includes('private') });
  },
};
const upper: FormatterDefinition = {
  name: 'upper',
  scope: 'none',
  bind: () => (value) => asString(value).toUpperCase(),
};
const json: FormatterDefinition = {
  name: 'json',
  scope: 'none',
  bind: () => (value) => JSON.stringify(value).slice(0, 500),
};
const fail: FormatterDefinition = {
  name: 'fail',
  bind: () => () => {
    throw new TypeError('on purpose');
  },
};
const last: FormatterDefinition = { name: 'last', bind: () => (value, _context, others) => others.at(-1) ?? value };

const equal: PredicateDefinition = {
  name: 'equal?',
  bind: ({ list: [one = '', two = ''] }, names) => {
    const left = names.reference(one);
    const right = names.reference(two) ?? (() => Number(two));
    return (_node, context) => left?.(context) === right(context);
  },
};

export const FORMATTERS: FormatterTable = new Map([apply, upper, json, fail, last].map((item) => [item.name, item]));
export const PREDICATES: PredicateTable = new Map([equal].map((item) => [item.name, item]));
