import type { PredicateDefinition, PredicateTable } from '@quoin/template';
import { COMMERCE_PREDICATES } from './commerce.ts';
import { COMPARE_PREDICATES } from './compare.ts';
import { CONTENT_PREDICATES } from './content.ts';
import { GALLERY_PREDICATES } from './galleries.ts';
import { NUMBER_PREDICATES } from './numbers.ts';
import { RECORD_PREDICATES } from './records.ts';

/** All predicates, by name with question mark; those of the caller win over built-in ones of the same name. */
export function corePredicates(extra: readonly PredicateDefinition[] = []): PredicateTable {
  const families = [
    COMPARE_PREDICATES,
    NUMBER_PREDICATES,
    COMMERCE_PREDICATES,
    RECORD_PREDICATES,
    GALLERY_PREDICATES,
    CONTENT_PREDICATES,
    extra,
  ];
  return new Map(families.flat().map((definition) => [definition.name, definition]));
}
