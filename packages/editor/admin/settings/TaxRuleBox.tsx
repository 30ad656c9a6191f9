import { appTaxRulePath, appTaxRulesPath, type WireTaxRuleSetting } from '@quoin/contract/endpoints/store';
import { typedParts } from '@quoin/domain/formats';
import { useSite } from '../../app/site.ts';
import { CheckField } from '../../parts/CheckField.tsx';
import { DecimalField } from '../../parts/DecimalField.tsx';
import fields from '../../parts/fields.module.css';
import { SaveBox } from '../../parts/SaveBox.tsx';
import { SwitchField } from '../../parts/SwitchField.tsx';
import { TextField } from '../../parts/TextField.tsx';
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
    added: 'The tax was added',
    saved: 'The tax was saved',
    bodyOf: (wanted, isNew) => (isNew ? { rules: [wanted] } : wanted),
    onDone: onClose,
  });
  return (
    <SaveBox title={isNew ? 'Add a tax' : 'Edit the tax'} isPending={isPending} onSave={save} onClose={onClose}>
      <div className={fields.pair}>
        <TextField
          label="Name"
          hint="Buyers read it: VAT, Sales tax"
          value={rule.name}
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <DecimalField
          label="Rate in percent"
          hint="Up to four places: 8.875"
          value={rule.percent}
          error={errors.percent ?? errors.rate}
          onChange={(percent) => set({ percent })}
        />
      </div>
      <TextField
        label="Levied by"
        hint="Germany, New York City: told on documents"
        value={rule.jurisdiction}
        onChange={(jurisdiction) => set({ jurisdiction })}
      />
      <PlaceFields
        places={rule.places}
        noneText="Everywhere that no other tax names."
        error={errors.places}
        onChange={(places) => set({ places })}
      />
      <TextField
        label="Classes of products"
        hint="Empty: all. Products are of the class standard unless they say reduced, zero or another one of yours"
        value={rule.taxClasses.join(', ')}
        onChange={(text) => set({ taxClasses: text === '' ? [] : typedParts(text).map((one) => one.trim()) })}
      />
      <CheckField isSelected={rule.isOnShipping} onChange={(isOnShipping) => set({ isOnShipping })}>
        On shipping too
      </CheckField>
      <CheckField
        isSelected={rule.isCompound}
        hint="Levied on the price with all other taxes"
        onChange={(isCompound) => set({ isCompound })}
      >
        On top of other taxes
      </CheckField>
      <SwitchField isSelected={rule.isEnabled} onChange={(isEnabled) => set({ isEnabled })}>
        Levied
      </SwitchField>
    </SaveBox>
  );
}
