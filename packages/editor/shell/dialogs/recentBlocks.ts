import { type BlockTypeName, isBlockType } from '@quoin/domain/blocks';

/** Kept by the browser: what one adds is one's own habit, not the site's. */
const NAME = 'quoin-recent-blocks';
const MOST = 4;

/** What was added lately, the latest first. */
export function recentBlocks(kept: Pick<Storage, 'getItem'>): readonly BlockTypeName[] {
  return (kept.getItem(NAME) ?? '').split(' ').filter(isBlockType).slice(0, MOST);
}

export function noteRecentBlock(kept: Pick<Storage, 'getItem' | 'setItem'>, type: BlockTypeName): void {
  kept.setItem(NAME, [type, ...recentBlocks(kept).filter((each) => each !== type)].slice(0, MOST).join(' '));
}
