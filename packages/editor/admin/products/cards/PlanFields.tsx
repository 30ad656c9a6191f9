import type { BillingUnit, SubscriptionPlan } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/planFields';
import fields from '../../../parts/fields/fields.module.css';
import { type Choice, SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';

const UNITS: readonly Choice<BillingUnit>[] = [
  { value: 'week', text: texts.weeks },
  { value: 'month', text: texts.months },
  { value: 'year', text: texts.years },
];

interface PlanFieldsProps {
  readonly plan: SubscriptionPlan;
  readonly onChange: (plan: SubscriptionPlan) => void;
  readonly problemAt: (field: string) => string | undefined;
}

/** How often a subscription is charged, and how many times (SUBS-01). */
export function PlanFields({ plan, onChange, problemAt }: PlanFieldsProps) {
  const { billingPeriod, numBillingCycles } = plan;
  const whole = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);
  const shown = (value: number) => (Number.isNaN(value) ? '' : String(value));
  return (
    <div className={fields.pair}>
      <TextField
        label={texts.billingInterval}
        inputMode="numeric"
        value={shown(billingPeriod.value)}
        onChange={(text) => onChange({ ...plan, billingPeriod: { ...billingPeriod, value: whole(text) } })}
        error={problemAt('plan.value')}
      />
      <SelectField
        label={texts.unit}
        choices={UNITS}
        value={billingPeriod.unit}
        onChange={(unit) => onChange({ ...plan, billingPeriod: { ...billingPeriod, unit } })}
        error={problemAt('plan.unit')}
      />
      <TextField
        label={texts.numberOfCharges}
        inputMode="numeric"
        value={shown(numBillingCycles)}
        onChange={(text) => onChange({ ...plan, numBillingCycles: whole(text) })}
        error={problemAt('plan.numBillingCycles')}
        hint={texts.enter0ToContinue}
      />
    </div>
  );
}
