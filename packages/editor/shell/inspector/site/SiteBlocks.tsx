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
import { HOURS_LIMIT, SHARE_SERVICES, switchedOnShares, WEEK_DAYS } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/siteBlocks';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { FieldInput } from '../../panels/FieldInput.tsx';
import { NamedField } from '../NamedField.tsx';
import { PanelGroup } from '../PanelGroup.tsx';
import { type Changes, RecordText } from '../RecordText.tsx';

export interface SiteBlocksProps {
  readonly record: JsonRecord;
  readonly onChange: Changes;
}

const ACCOUNTS: ListField<Fields> = { ...socialLinksDefinition.fields.accounts, label: texts.accounts, max: 40 };
const SOCIAL_FIELDS = ['social'];
const FLAGGED = OFFERED_BLOCKS.filter(({ feature }) => feature !== undefined && BLOCK_FEATURES.includes(feature));

/** What is said of the whole site: where else its people are, when they open, where pages can be shared, which types of blocks it has. */
export function SiteBlocks({ record, onChange }: SiteBlocksProps) {
  const features = recordIn(record, 'blockFeatures');
  const shares = switchedOnShares(record.shareButtons);
  return (
    <>
      <PanelGroup title={texts.socialLinks} startsClosed holds={SOCIAL_FIELDS}>
        <NamedField name="social">
          <FieldInput
            field={ACCOUNTS}
            value={record.socialLinks ?? []}
            onChange={(value) => onChange([{ path: ['socialLinks'], value }], 'socialLinks')}
          />
        </NamedField>
      </PanelGroup>
      <PanelGroup title={texts.openingHours} startsClosed>
        {WEEK_DAYS.map((day) => (
          <RecordText
            key={day}
            label={capitalized(day)}
            path={['businessHours', day]}
            max={HOURS_LIMIT}
            placeholder="9:00–17:00"
            {...{ record, onChange }}
          />
        ))}
      </PanelGroup>
      <PanelGroup title={texts.shareButtons} startsClosed>
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
      <PanelGroup title={texts.blockTypes} startsClosed>
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

/** `monday` as `Monday`. */
function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
