import {
  BLOCK_FEATURES,
  definitionOf,
  type Fields,
  isFeatureOn,
  type ListField,
  OFFERED_BLOCKS,
  socialLinksDefinition,
} from '@quoin/domain/blocks';
import { type JsonRecord, recordIn } from '@quoin/domain/document';
import { SHARE_SERVICES, switchedOnShares } from '@quoin/domain/site';
import { SwitchField } from '../../parts/SwitchField.tsx';
import { FieldInput } from '../FieldInput.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import type { Changes } from './RecordText.tsx';

export interface SiteBlocksProps {
  readonly record: JsonRecord;
  readonly onChange: Changes;
}

const ACCOUNTS: ListField<Fields> = { ...socialLinksDefinition.fields.accounts, label: 'Accounts', max: 40 };
const FLAGGED = OFFERED_BLOCKS.filter(({ feature }) => feature !== undefined && BLOCK_FEATURES.includes(feature));

/** What is said of the whole site: where else its people are, where its pages can be shared, and which types of blocks it has. */
export function SiteBlocks({ record, onChange }: SiteBlocksProps) {
  const features = recordIn(record, 'blockFeatures');
  const shares = switchedOnShares(record.shareButtons);
  return (
    <>
      <PanelGroup title="Social links" isAside>
        <FieldInput
          field={ACCOUNTS}
          value={record.socialLinks ?? []}
          onChange={(value) => onChange([{ path: ['socialLinks'], value }], 'socialLinks')}
        />
      </PanelGroup>
      <PanelGroup title="Share buttons" isAside>
        {SHARE_SERVICES.map((service) => (
          <SwitchField
            key={service}
            isSelected={shares.includes(service)}
            onChange={(value) => onChange([{ path: ['shareButtons', service], value }], `shareButtons ${service}`)}
          >
            {service}
          </SwitchField>
        ))}
      </PanelGroup>
      <PanelGroup title="Types of blocks" isAside>
        {FLAGGED.map(({ type, feature }) => (
          <SwitchField
            key={type}
            isSelected={isFeatureOn(feature, features)}
            onChange={(value) => onChange([{ path: ['blockFeatures', feature!], value }], `blockFeatures ${feature}`)}
          >
            {definitionOf(type)?.name}
          </SwitchField>
        ))}
      </PanelGroup>
    </>
  );
}
