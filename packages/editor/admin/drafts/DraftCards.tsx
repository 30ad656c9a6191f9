import type { WireAddress } from '@quoin/contract/endpoints/site';
import type { WireDraft } from '@quoin/contract/endpoints/store';
import { COUNTRIES } from '@quoin/domain/orders';
import { moneyText } from '../../app/formats.ts';
import { useMoments } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from '../orders/OrderScreen.module.css';
import { PlaceParts } from '../orders/PlaceParts.tsx';
import type { DraftEdit } from './draftEdit.ts';

/** What it comes to is the server's to say: after a change it must be saved first. */
export function DraftTotals({ draft }: { readonly draft: WireDraft | null }) {
  if (draft === null)
    return (
      <Card title="Total">
        <p className={css.soft}>Save the draft to see taxes and the total.</p>
      </Card>
    );
  return (
    <Card title="Total">
      <dl className={css.totals}>
        <Row name="Items" text={moneyText(draft.subtotal)} />
        <Row name="Shipping" text={moneyText(draft.shipping)} />
        <Row name="Tax" text={moneyText(draft.tax)} />
        <div className={css.grand}>
          <dt>Total</dt>
          <dd>{moneyText(draft.grandTotal)}</dd>
        </div>
        {Number(draft.taxIncluded.value) > 0 ? <Row name="Tax included" text={moneyText(draft.taxIncluded)} /> : null}
      </dl>
    </Card>
  );
}

function Row({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className={css.amount}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface AddressFieldsProps {
  readonly edit: DraftEdit;
  readonly onChange: (change: Partial<DraftEdit>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

export function AddressFields({ edit, onChange, errorOf }: AddressFieldsProps) {
  const { address } = edit;
  const set = (name: keyof WireAddress, value: string) => onChange({ address: { ...address, [name]: value } });
  return (
    <>
      <CheckField isSelected={edit.hasAddress} onChange={(hasAddress) => onChange({ hasAddress })}>
        Ship to an address
      </CheckField>
      {edit.hasAddress ? (
        <>
          <SelectField
            label="Country"
            choices={COUNTRIES.map(({ code, name }) => ({ value: code as string, text: name }))}
            value={address.countryCode || null}
            onChange={(value) => set('countryCode', value)}
            error={errorOf('countryCode')}
          />
          <PlaceParts
            address={address}
            onChange={(part) => onChange({ address: { ...address, ...part } })}
            errorOf={errorOf}
          />
        </>
      ) : null}
    </>
  );
}

/** The link that its buyer pays by, for a chat or the phone; the mail has it too. */
export function LinkCard({ draft, isChanged }: { readonly draft: WireDraft; readonly isChanged: boolean }) {
  const moments = useMoments();
  const copy = async () => {
    await navigator.clipboard.writeText(draft.linkUrl ?? '');
    announce('Link copied.');
  };
  const isOver = (draft.linkExpiresAt ?? 0) <= Date.now();
  return (
    <Card title="Payment link">
      <div className={fields.stack}>
        <TextField
          label="Link"
          value={draft.linkUrl ?? ''}
          isReadOnly
          hint={
            isOver
              ? 'The link has expired. Send it again to create a new one.'
              : `Works until ${moments.short(draft.linkExpiresAt ?? 0, Date.now())}. ${
                  isChanged ? 'Saving this change disables the link.' : 'Editing the draft disables the link.'
                }`
          }
        />
        <div>
          <Button onPress={() => void copy()}>Copy link</Button>
        </div>
      </div>
    </Card>
  );
}
