import type { CatalogEditCode, InventoryCode, ProductDraftCode, StoreCreationCode } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import type { Actor } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';

export type CatalogDeps = Pick<Deps, 'db' | 'now'>;
export type EditCode = CatalogEditCode | ProductDraftCode | StoreCreationCode | InventoryCode;

/** Who edits which site. */
export interface Editing {
  readonly site: Pick<Site, 'id' | 'currency'>;
  readonly actor: Actor;
}

/** Result of an edit. `clash`: another user saved first, with the version now stored. */
export type Edited<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly problems: readonly Problem<EditCode>[] }
  | { readonly kind: 'clash'; readonly current: Value };

export function done<Value>(value: Value): Edited<Value> {
  return { kind: 'done', value };
}

export function refused(...problems: readonly Problem<EditCode>[]): {
  readonly kind: 'refused';
  readonly problems: readonly Problem<EditCode>[];
} {
  return { kind: 'refused', problems };
}

/** Ends the transaction of an edit that was refused after something was written. */
export class Refused extends Error {
  readonly problems: readonly Problem<EditCode>[];

  constructor(...problems: readonly Problem<EditCode>[]) {
    super(problems[0]?.code);
    this.problems = problems;
  }
}
