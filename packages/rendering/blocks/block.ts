import type { BlockTypeName } from '@quoin/domain/blocks';
import type { ImageRef } from '@quoin/domain/media';
import type { PageContent } from '../page/content/pageContent.ts';
import type { DataRequest } from '../page/requests.ts';

/** How one type of block becomes markup; the frame around it is printed by `documentHtml`. */
export interface BlockKind<Value = Readonly<Record<string, unknown>>> {
  readonly type: BlockTypeName;
  /** What must be loaded before it renders. */
  needs?(value: Value, page: PageContent): readonly DataRequest[];
  /** HTML inside `.sqs-block-content`; `''` leaves the whole block out. */
  render(value: Value, context: BlockContext, id: string): string;
}

/** What a block may ask while it renders. */
export interface BlockContext {
  readonly page: PageContent;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The first picture of the page's first section: what people wait for, so it must not come lazily (PF-07). */
  readonly isFirst?: boolean;
  /** For an editor: a block that cannot be shown keeps its place. */
  readonly isCanvas?: boolean;
  /** Is notified of blocks that threw. The page renders without them (ED-48). */
  readonly onBroken?: (block: BrokenBlock) => void;
  /** How many of the page's twelve columns the block takes on wide windows; all where it is not known. */
  readonly columns?: number;
  /** What the strings of the page say of what is sold out. */
  readonly soldOutText?: string;
  image(id: string): ImageRef | null;
  /** The answer to one of its needs; null where there is nothing. */
  answer(request: DataRequest): unknown;
  /**
   * Renders the theme's partial for this type of block, or a built-in one (`quoin-…`), with this scope. Null if there
   * is none.
   */
  apply(name: string, scope: Readonly<Record<string, unknown>>): string | null;
}

/** A block whose markup could not be made. */
export interface BrokenBlock {
  readonly id: string;
  readonly type: BlockTypeName;
  readonly message: string;
  readonly stack: string;
}

/** A kind with its value's type taken care of: values come from storage through the definition's fields. */
export function blockKind<Value>(kind: BlockKind<Value>): BlockKind {
  return kind as unknown as BlockKind;
}
