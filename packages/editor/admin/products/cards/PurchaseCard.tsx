import {
  canBeSubscribed,
  LOW_STOCK_THRESHOLD,
  PRODUCT_TYPES,
  type SubscriptionPlan,
  WITHDRAWAL_EXEMPTIONS,
} from '@quoin/domain/catalog';
import { WITHDRAWAL_EXEMPTION_LABELS } from '@quoin/domain/orders';
import * as texts from '@quoin/messages/app/purchaseCard';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { ProductEditor } from '../useProductEditor.ts';
import { ButtonTexts } from './ButtonTexts.tsx';
import { PlanFields } from './PlanFields.tsx';

const MONTHLY: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };

const SCARCITY = [
  { value: 'store', text: texts.storeDefault, hint: texts.showOnly3Left(LOW_STOCK_THRESHOLD) },
  { value: 'own', text: texts.customThreshold },
  { value: 'never', text: texts.never },
] as const;

const EXEMPTIONS = [
  { value: 'none' as const, text: texts.rightOfWithdrawalApplies },
  ...WITHDRAWAL_EXEMPTIONS.map((value) => ({ value, text: WITHDRAWAL_EXEMPTION_LABELS[value] })),
];

interface PurchaseCardProps {
  readonly editor: ProductEditor;
  /** From how many on the store calls stock low. */
  readonly storeThreshold: number;
}

/** How the product is bought: subscription, the button's words, the message that little is left. */
export function PurchaseCard({ editor, storeThreshold }: PurchaseCardProps) {
  const { draft, change, problemAt } = editor;
  const { scarcityThreshold } = draft;
  const scarcity = scarcityThreshold === null ? 'store' : scarcityThreshold === 0 ? 'never' : 'own';
  const hasStock = draft.type === PRODUCT_TYPES.physical || draft.type === PRODUCT_TYPES.service;
  return (
    <Card title={texts.purchaseOptions} startsClosed={editor.product === null}>
      <div className={fields.stack}>
        {canBeSubscribed({ type: draft.type, isSubscribable: true }) ? (
          <SwitchField
            isSelected={draft.plan !== null}
            onChange={(isOn) => change({ plan: isOn ? MONTHLY : null })}
            hint={texts.customersAreCharged}
          >
            {texts.sellAsSubscription}
          </SwitchField>
        ) : null}
        {draft.plan === null ? null : (
          <PlanFields plan={draft.plan} onChange={(plan) => change({ plan })} problemAt={problemAt} />
        )}
        <div className={fields.pair}>
          <ButtonTexts editor={editor} />
          {hasStock ? (
            <SelectField
              label={texts.scarcityMessage}
              choices={SCARCITY}
              value={scarcity}
              onChange={(choice) =>
                change({ scarcityThreshold: choice === 'store' ? null : choice === 'never' ? 0 : LOW_STOCK_THRESHOLD })
              }
            />
          ) : null}
        </div>
        {hasStock ? (
          <TextField
            label={texts.lowStockThreshold}
            inputMode="numeric"
            value={lowText(draft.lowStockThreshold)}
            onChange={(text) => change({ lowStockThreshold: numberOf(text) })}
            placeholder={String(storeThreshold)}
            error={problemAt('lowStockThreshold')}
            hint={texts.atThisQuantityOr}
          />
        ) : null}
        <SelectField
          label={texts.rightOfWithdrawal}
          choices={EXEMPTIONS}
          value={draft.withdrawalExemption ?? 'none'}
          onChange={(choice) => change({ withdrawalExemption: choice === 'none' ? null : choice })}
          hint={draft.type === PRODUCT_TYPES.digital ? texts.forDownloadsTheRight : texts.euConsumersMayWithdraw}
        />
        {scarcity === 'own' ? (
          <TextField
            label={texts.showAtThisQuantity}
            inputMode="numeric"
            value={scarcityThreshold === null || Number.isNaN(scarcityThreshold) ? '' : String(scarcityThreshold)}
            onChange={(text) =>
              change({ scarcityThreshold: /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN })
            }
            error={problemAt('scarcityThreshold')}
          />
        ) : null}
      </div>
    </Card>
  );
}

/** Empty: the store's own. What is no number is one that is refused when it is saved. */
function numberOf(text: string): number | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,5}$/.test(plain) ? Number(plain) : Number.NaN;
}

function lowText(threshold: number | null): string {
  return threshold === null || Number.isNaN(threshold) ? '' : String(threshold);
}
