import { type BlockDefinition, isFeatureOn, OFFERED_BLOCKS } from '@quoin/domain/blocks';
import { recordIn, recordKey, type SiteRecords } from '@quoin/domain/document';

/** Types of blocks that can be added to this site: all but those it has switched off (ENUM-07). */
export function offeredBlocks(records: SiteRecords): readonly BlockDefinition[] {
  const features = recordIn(records.get(recordKey('site', 'site')) ?? {}, 'blockFeatures');
  return OFFERED_BLOCKS.filter(({ feature }) => isFeatureOn(feature, features));
}
