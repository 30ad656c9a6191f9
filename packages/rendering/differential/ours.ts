import { createEngine, type FormatterTable, type PredicateTable } from '@quoin/template';
import { coreFormatters } from '../formatters/index.ts';
import { createLocaleData } from '../locales/index.ts';
import { corePredicates } from '../predicates/index.ts';
import type { Case } from './cases.ts';
import { copyOf, type Outcome, type ReadPack } from './peer.ts';

export interface Tables {
  readonly formatters: FormatterTable;
  readonly predicates: PredicateTable;
}

export function createTables(readPack: ReadPack): Tables {
  const locales = createLocaleData({ readPack, keptLanguages: 20 });
  return { formatters: coreFormatters({ locales }), predicates: corePredicates() };
}

export function renderWithOurs(test: Case, tables: Tables): Outcome {
  const engine = createEngine({
    ...tables,
    partials: new Map(Object.entries(test.partials)),
    allow: { eval: test.allowEval, include: test.allowInclude },
  });
  const { output, errors } = engine.compile(test.template).render(copyOf(test.data), {
    now: test.now,
    injects: copyOf(test.injects),
    ...(test.locale === null ? {} : { locale: test.locale }),
  });
  return { output, errors: errors.map((error) => error.message) };
}
