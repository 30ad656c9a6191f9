import { definitionOf, type Fields, isBlockType } from '@quoin/domain/blocks';
import type { JsonRecord } from '@quoin/domain/document';

/** Where a block's words are written on the page. */
export interface WrittenPlace {
  readonly field: string;
  /** Finds their element in what the block draws. */
  readonly at: string;
  readonly kind: 'html' | 'words' | 'line';
  readonly initial: string;
}

/** null for a block whose settings are all in the panel. */
export function writtenPlace(block: JsonRecord): WrittenPlace | null {
  const definition = isBlockType(block.type) ? definitionOf(block.type) : null;
  if (definition?.inPlace === undefined) return null;
  const { field: name, at } = definition.inPlace;
  const field = (definition.fields as Fields)[name];
  if (field?.kind === 'html') return { field: name, at, kind: 'html', initial: field.initial };
  if (field?.kind !== 'text') return null;
  return { field: name, at, kind: field.isLong ? 'words' : 'line', initial: field.initial };
}
