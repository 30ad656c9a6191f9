import { appTaxRulePath, appTaxRulesPath, type WireTaxRuleSetting } from '@quoin/contract/endpoints/store';
import { typedParts } from '@quoin/domain/formats';
import { useSite } from '../../app/site/site.ts';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import { DecimalField } from '../../parts/fields/DecimalField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { SaveBox } from '../../parts/SaveBox.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { usePricingDraft } from './usePricing.ts';

interface TaxRuleBoxProps {
  readonly rule: WireTaxRuleSetting;
  readonly onClose: () => void;
}

/** One tax: who levies it, how much, where and on what. */
export function TaxRuleBox({ rule: stored, onClose }: TaxRuleBoxProps) {
  const { identifier } = useSite();
  const {
    draft: rule,
    set,
    isNew,
    isPending,
    errors,
    save,
  } = usePricingDraft(stored, {
    newPath: appTaxRulesPath(identifier),
    path: appTaxRulePath(identifier, stored.id),
    added: 'Tax added',
    saved: 'Tax saved',
    bodyOf: (wanted, isNew) => (isNew ? { rules: [wanted] } : wanted),
    onDone: onClose,
  });
  return (
    <SaveBox title={isNew ? 'Add tax' : 'Edit tax'} isPending={isPending} onSave={save} onClose={onClose}>
      <div className={fields.pair}>
        <TextField
          label="Name"
          hint="Shown to customers, such as VAT or Sales tax"
          value={rule.name}
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <DecimalField
          label="Rate (%)"
          hint="Up to four decimals, such as 8.875"
          value={rule.percent}
          error={errors.percent ?? errors.rate}
          onChange={(percent) => set({ percent })}
        />
      </div>
      <TextField
        label="Tax authority"
        hint="Shown on invoices, such as Germany or New York City"
        value={rule.jurisdiction}
        onChange={(jurisdiction) => set({ jurisdiction })}
      />
      <PlaceFields
        places={rule.places}
        noneText="Rest of world (places that no other tax covers)."
        error={errors.places}
        onChange={(places) => set({ places })}
      />
      <TextField
        label="Tax classes"
        hint="Leave empty for all classes. Products without a class are “standard”."
        value={rule.taxClasses.join(', ')}
        onChange={(text) => set({ taxClasses: text === '' ? [] : typedParts(text).map((one) => one.trim()) })}
      />
      <CheckField isSelected={rule.isOnShipping} onChange={(isOnShipping) => set({ isOnShipping })}>
        Charge on shipping
      </CheckField>
      <CheckField
        isSelected={rule.isCompound}
        hint="Calculated on the price plus all other taxes"
        onChange={(isCompound) => set({ isCompound })}
      >
        Compound tax
      </CheckField>
      <SwitchField isSelected={rule.isEnabled} onChange={(isEnabled) => set({ isEnabled })}>
        Active
      </SwitchField>
    </SaveBox>
  );
}
