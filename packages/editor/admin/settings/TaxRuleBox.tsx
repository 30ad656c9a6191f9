import { appTaxRulePath, appTaxRulesPath, type WireTaxRuleSetting } from '@quoin/contract/endpoints/store';
import { typedParts } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/taxRuleBox';
import { useSite } from '../../app/site/site.ts';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import { DecimalField } from '../../parts/fields/DecimalField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { SaveBox } from '../../parts/saving/SaveBox.tsx';
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
    added: texts.taxAdded,
    saved: texts.taxSaved,
    bodyOf: (wanted, isNew) => (isNew ? { rules: [wanted] } : wanted),
    onDone: onClose,
  });
  return (
    <SaveBox title={isNew ? texts.addTax : texts.editTax} isPending={isPending} onSave={save} onClose={onClose}>
      <div className={fields.pair}>
        <TextField
          label={commonTexts.name}
          hint={texts.shownToCustomersSuch}
          value={rule.name}
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <DecimalField
          label={texts.rate}
          hint={texts.upToFourDecimals}
          value={rule.percent}
          error={errors.percent ?? errors.rate}
          onChange={(percent) => set({ percent })}
        />
      </div>
      <TextField
        label={texts.taxAuthority}
        hint={texts.shownOnInvoicesSuch}
        value={rule.jurisdiction}
        onChange={(jurisdiction) => set({ jurisdiction })}
      />
      <PlaceFields
        places={rule.places}
        noneText={texts.restOfWorldPlaces}
        error={errors.places}
        onChange={(places) => set({ places })}
      />
      <TextField
        label={texts.taxClasses}
        hint={texts.leaveEmptyForAll}
        value={rule.taxClasses.join(', ')}
        onChange={(text) => set({ taxClasses: text === '' ? [] : typedParts(text).map((one) => one.trim()) })}
      />
      <CheckField isSelected={rule.isOnShipping} onChange={(isOnShipping) => set({ isOnShipping })}>
        {texts.chargeOnShipping}
      </CheckField>
      <CheckField
        isSelected={rule.isCompound}
        hint={texts.calculatedOnThePrice}
        onChange={(isCompound) => set({ isCompound })}
      >
        {texts.compoundTax}
      </CheckField>
      <SwitchField isSelected={rule.isEnabled} onChange={(isEnabled) => set({ isEnabled })}>
        {texts.active}
      </SwitchField>
    </SaveBox>
  );
}
