import type { Problem } from '@quoin/domain/problem';
import type { ItemEditCode } from '@quoin/domain/site';
import type { Actor } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';

export type EntryDeps = Pick<Deps, 'db'>;

/** Who edits which site. */
export interface EntryEditing {
  readonly site: Pick<Site, 'id' | 'timeZone'>;
  readonly actor: Actor;
  /** Saves only what visitors do not see. */
  readonly isDrafter: boolean;
}

/** The result of an edit. `clash`: another user was quicker. */
export type EntryEdited<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly problems: readonly Problem<ItemEditCode>[] }
  | { readonly kind: 'clash'; readonly current: Value };

export function refused(...problems: readonly Problem<ItemEditCode>[]): {
  readonly kind: 'refused';
  readonly problems: readonly Problem<ItemEditCode>[];
} {
  return { kind: 'refused', problems };
}
