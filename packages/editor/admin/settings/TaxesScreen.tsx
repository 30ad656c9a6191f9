import {
  type AppPricingResponse,
  appTaxRulePath,
  appTaxRulesPath,
  appTaxSettingsPath,
  type WireTaxRuleSetting,
  type WireTaxSettings,
} from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/taxesScreen';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { rateText } from '../../app/formats.ts';
import { pricingQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { ChoiceField } from '../../parts/fields/ChoiceField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Page } from '../../parts/Page.tsx';
import { SaveBar } from '../../parts/saving/SaveBar.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { placesText } from './PlaceFields.tsx';
import css from './pricing.module.css';
import { TaxClasses } from './TaxClasses.tsx';
import { TaxRuleBox } from './TaxRuleBox.tsx';
import { newTaxRule, TAX_PRESETS } from './taxPresets.ts';
import { useChangePricing, useMayChange } from './usePricing.ts';

export function TaxesScreen() {
  const site = useSite();
  const query = useQuery(pricingQuery(site.identifier));
  return (
    <Page title={texts.taxes} site={site.title} subtitle={texts.taxRatesAndHow}>
      {query.isPending ? <SkeletonRows count={6} label={texts.loadingTaxes} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theTaxesCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : (
        <div className={fields.column}>
          <PriceSettings key={query.data.tax.revision} tax={query.data.tax} />
          <Rules pricing={query.data} />
        </div>
      )}
    </Page>
  );
}

function PriceSettings({ tax: stored }: { readonly tax: WireTaxSettings }) {
  const { identifier } = useSite();
  const mayChange = useMayChange();
  const [tax, setTax] = useState(stored);
  const { change, isPending, errors } = useChangePricing();
  const isChanged = mayChange && JSON.stringify(tax) !== JSON.stringify(stored);
  const save = () =>
    void change({ method: 'PUT', path: appTaxSettingsPath(identifier), body: tax, done: texts.saved }).catch(
      () => undefined,
    );
  return (
    <>
      <Card title={texts.prices}>
        <div className={fields.stack}>
          <ChoiceField
            label={texts.pricesYouEnter}
            value={tax.priceTaxInterpretation}
            choices={[
              { value: 'INCLUSIVE', text: texts.includeTax, hint: texts.commonForConsumersIn },
              { value: 'EXCLUSIVE', text: texts.excludeTax, hint: texts.commonInNorthAmerica },
            ]}
            onChange={(priceTaxInterpretation) => setTax({ ...tax, priceTaxInterpretation })}
          />
          <div className={fields.pair}>
            <SelectField
              label={texts.rounding}
              value={tax.roundingPer}
              choices={[
                { value: 'line', text: texts.perLineItem },
                { value: 'total', text: texts.perOrder },
              ]}
              onChange={(roundingPer) => setTax({ ...tax, roundingPer })}
            />
            <SelectField
              label={texts.roundHalfCents}
              value={tax.roundingMode}
              choices={[
                { value: 'halfUp', text: texts.up },
                { value: 'halfEven', text: texts.toEvenBankersRounding },
              ]}
              onChange={(roundingMode) => setTax({ ...tax, roundingMode })}
            />
          </div>
        </div>
      </Card>
      <TaxClasses tax={tax} error={errors.taxClasses} onChange={setTax} />
      <SaveBar isChanged={isChanged} isSaving={isPending} onSave={save} onDiscard={() => setTax(stored)} />
    </>
  );
}

function Rules({ pricing }: { readonly pricing: AppPricingResponse }) {
  const { identifier } = useSite();
  const mayChange = useMayChange();
  const [edited, setEdited] = useState<WireTaxRuleSetting | null>(null);
  const { change } = useChangePricing();
  const add = (rules: readonly WireTaxRuleSetting[], done: string) =>
    void change({ method: 'POST', path: appTaxRulesPath(identifier), body: { rules }, done }).catch(() => undefined);
  const remove = (rule: WireTaxRuleSetting) =>
    void change({
      method: 'DELETE',
      path: appTaxRulePath(identifier, rule.id),
      done: texts.removed(rule.name),
      undo: () => add([rule], texts.restored(rule.name)),
    }).catch(() => undefined);
  const presets = (
    <ActionMenu
      label={texts.addStandardRates}
      actions={TAX_PRESETS.map(({ id, text, rules }) => ({
        id,
        text,
        act: () => add(rules, texts.taxesAdded(rules.length)),
      }))}
    >
      {texts.addStandardRates}
    </ActionMenu>
  );
  return (
    <Card title={texts.taxes} flush>
      {pricing.taxRules.length === 0 ? (
        <EmptyState icon={Landmark} title={texts.noTaxesYet} action={mayChange ? presets : undefined}>
          {texts.noTaxIsCharged}
        </EmptyState>
      ) : (
        <div className={css.rows}>
          {pricing.taxRules.map((rule) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              mayChange={mayChange}
              onEdit={() => setEdited(rule)}
              onRemove={() => remove(rule)}
            />
          ))}
        </div>
      )}
      {mayChange ? (
        <div className={css.acts}>
          <Button look="primary" onPress={() => setEdited(newTaxRule())}>
            {texts.addTax}
          </Button>
          {pricing.taxRules.length > 0 ? presets : null}
        </div>
      ) : null}
      {edited === null ? null : <TaxRuleBox rule={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

interface RuleRowProps {
  readonly rule: WireTaxRuleSetting;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function RuleRow({ rule, mayChange, onEdit, onRemove }: RuleRowProps) {
  const details = [
    placesText(rule.places, texts.restOfWorld),
    rule.taxClasses.join(', '),
    rule.isOnShipping ? texts.includesShipping : '',
    rule.isCompound ? texts.compound : '',
  ];
  return (
    <div className={css.row}>
      <div>
        <div className={css.name}>
          {rule.name} {rule.isEnabled ? null : <Badge text={texts.off} tone="plain" />}
        </div>
        <div className={css.text}>{details.filter((one) => one !== '').join(' · ')}</div>
      </div>
      <span className={css.amount}>{rateText(rule.percent)}</span>
      {mayChange ? (
        <ActionMenu
          label={texts.actionsFor(rule.name, rule.jurisdiction)}
          actions={[
            { id: 'edit', text: commonTexts.edit, act: onEdit },
            { id: 'remove', text: commonTexts.remove, isDangerous: true, act: onRemove },
          ]}
        />
      ) : (
        <span />
      )}
    </div>
  );
}
