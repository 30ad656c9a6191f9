import {
  type AppPricingResponse,
  appTaxRulePath,
  appTaxRulesPath,
  appTaxSettingsPath,
  type WireTaxRuleSetting,
  type WireTaxSettings,
} from '@quoin/contract/endpoints/store';
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
import { SaveBar } from '../../parts/SaveBar.tsx';
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
    <Page title="Taxes" site={site.title} subtitle="Tax rates and how prices are rounded.">
      {query.isPending ? <SkeletonRows count={6} label="Loading taxes…" /> : null}
      {query.isError ? (
        <ErrorState title="The taxes could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
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
    void change({ method: 'PUT', path: appTaxSettingsPath(identifier), body: tax, done: 'Saved' }).catch(
      () => undefined,
    );
  return (
    <>
      <Card title="Prices">
        <div className={fields.stack}>
          <ChoiceField
            label="Prices you enter"
            value={tax.priceTaxInterpretation}
            choices={[
              { value: 'INCLUSIVE', text: 'Include tax', hint: 'Common for consumers in Europe and Australia' },
              { value: 'EXCLUSIVE', text: 'Exclude tax', hint: 'Common in North America and between businesses' },
            ]}
            onChange={(priceTaxInterpretation) => setTax({ ...tax, priceTaxInterpretation })}
          />
          <div className={fields.pair}>
            <SelectField
              label="Rounding"
              value={tax.roundingPer}
              choices={[
                { value: 'line', text: 'Per line item' },
                { value: 'total', text: 'Per order' },
              ]}
              onChange={(roundingPer) => setTax({ ...tax, roundingPer })}
            />
            <SelectField
              label="Round half cents"
              value={tax.roundingMode}
              choices={[
                { value: 'halfUp', text: 'Up' },
                { value: 'halfEven', text: 'To even (banker’s rounding)' },
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
      done: `${rule.name} removed`,
      undo: () => add([rule], `${rule.name} restored`),
    }).catch(() => undefined);
  const presets = (
    <ActionMenu
      label="Add standard rates"
      actions={TAX_PRESETS.map(({ id, text, rules }) => ({
        id,
        text,
        act: () => add(rules, rules.length === 1 ? 'Tax added' : `${rules.length} taxes added`),
      }))}
    >
      Add standard rates
    </ActionMenu>
  );
  return (
    <Card title="Taxes" flush>
      {pricing.taxRules.length === 0 ? (
        <EmptyState icon={Landmark} title="No taxes yet" action={mayChange ? presets : undefined}>
          No tax is charged until you add a rate. Start with a country’s standard rates and edit them.
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
            Add tax
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
    placesText(rule.places, 'Rest of world'),
    rule.taxClasses.join(', '),
    rule.isOnShipping ? 'includes shipping' : '',
    rule.isCompound ? 'compound' : '',
  ];
  return (
    <div className={css.row}>
      <div>
        <div className={css.name}>
          {rule.name} {rule.isEnabled ? null : <Badge text="Off" tone="plain" />}
        </div>
        <div className={css.text}>{details.filter((one) => one !== '').join(' · ')}</div>
      </div>
      <span className={css.amount}>{rateText(rule.percent)}</span>
      {mayChange ? (
        <ActionMenu
          label={`Actions for ${rule.name} ${rule.jurisdiction}`}
          actions={[
            { id: 'edit', text: 'Edit', act: onEdit },
            { id: 'remove', text: 'Remove', isDangerous: true, act: onRemove },
          ]}
        />
      ) : (
        <span />
      )}
    </div>
  );
}
