import { existsSync, readFileSync } from 'node:fs';
import { createEngine, type Rendered } from '@quoin/template';
import { describe, expect, it } from 'vitest';
import { createLocaleData } from '../locales/index.ts';
import { createPackReader } from '../node/index.ts';
import { corePredicates } from '../predicates/index.ts';
import { coreFormatters } from './index.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly locale?: string;
  readonly now?: number;
  readonly json?: unknown;
  readonly template: string;
  readonly partials?: Readonly<Record<string, string>>;
  readonly injects?: Readonly<Record<string, unknown>>;
  readonly options?: { expr?: boolean; include?: boolean; maxTokens?: number; maxStringLen?: number };
  readonly match?: 'exact' | 'trim' | 'contains';
  readonly expected?: string | readonly string[];
  readonly errors?: { count?: number; contains?: readonly string[] };
}

const FILE = new URL('../../../../shared/conformance/template-cases.jsonl', import.meta.url);
const formatters = coreFormatters({ locales: createLocaleData({ readPack: createPackReader() }) });
const predicates = corePredicates();

function render(test: Case): Rendered {
  const { options = {} } = test;
  const engine = createEngine({
    partials: new Map(Object.entries(test.partials ?? {})),
    formatters,
    predicates,
    allow: { eval: options.expr, include: options.include },
    limits: {
      ...(options.maxTokens === undefined ? {} : { expressionTokens: options.maxTokens }),
      ...(options.maxStringLen === undefined ? {} : { stringLength: options.maxStringLen }),
    },
  });
  const locale = test.locale === 'none' ? undefined : test.locale;
  return engine.compile(test.template).render(test.json ?? {}, { now: test.now ?? 0, locale, injects: test.injects });
}

function problemOf(test: Case): string | undefined {
  const { output, errors } = render(test);
  const { match, expected } = test;
  const isSame =
    match === undefined ||
    (match === 'exact' && output === expected) ||
    (match === 'trim' && output.trim() === expected) ||
    (match === 'contains' && Array.isArray(expected) && expected.every((part: string) => output.includes(part)));
  const messages = errors.map((error) => error.message);
  if (!isSame) return `${test.id}: ${JSON.stringify({ template: test.template, output, expected, messages })}`;
  const { count, contains = [] } = test.errors ?? {};
  const isReported =
    (count === undefined || messages.length === count) &&
    contains.every((part) => messages.some((message) => message.includes(part)));
  return isReported
    ? undefined
    : `${test.id}: ${JSON.stringify({ template: test.template, messages, errors: test.errors })}`;
}

function loadCases(): Map<string, Case[]> {
  const kinds = new Map<string, Case[]>();
  if (!existsSync(FILE)) return kinds;
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '') continue;
    const test = JSON.parse(line) as Case;
    kinds.set(test.kind, [...(kinds.get(test.kind) ?? []), test]);
  }
  return kinds;
}

describe('the conformance cases of the template language (TPL-01)', () => {
  const kinds = loadCases();
  if (kinds.size === 0) it.skip('0 cases: no folder of cases beside the repository', () => {});
  for (const [kind, cases] of kinds) {
    if (kind === 'ast') continue;
    it(`${kind}: ${cases.length} cases`, () => {
      const problems = cases.map(problemOf).filter((problem) => problem !== undefined);
      console.log(`conformance ${kind}: ${cases.length - problems.length} of ${cases.length}`);
      expect(problems).toEqual([]);
    });
  }
});
