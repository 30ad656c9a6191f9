import type { WireAddress } from '@quoin/contract/endpoints/site';
import type { WireDraft } from '@quoin/contract/endpoints/store';
import { countriesIn } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/draftCards';
import { moneyText } from '../../app/formats.ts';
import { APP_LANGUAGE } from '../../app/locale.ts';
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
      <Card title={commonTexts.total}>
        <p className={css.soft}>{texts.saveTheDraftTo}</p>
      </Card>
    );
  return (
    <Card title={commonTexts.total}>
      <dl className={css.totals}>
        <Row name={commonTexts.items} text={moneyText(draft.subtotal)} />
        <Row name={commonTexts.shipping} text={moneyText(draft.shipping)} />
        <Row name={texts.tax} text={moneyText(draft.tax)} />
        <div className={css.grand}>
          <dt>{commonTexts.total}</dt>
          <dd>{moneyText(draft.grandTotal)}</dd>
        </div>
        {Number(draft.taxIncluded.value) > 0 ? (
          <Row name={texts.taxIncluded} text={moneyText(draft.taxIncluded)} />
        ) : null}
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
        {texts.shipToAnAddress}
      </CheckField>
      {edit.hasAddress ? (
        <>
          <SelectField
            label={commonTexts.country}
            choices={countriesIn(APP_LANGUAGE).map(({ code, name }) => ({ value: code as string, text: name }))}
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
    announce(texts.linkCopied);
  };
  const isOver = (draft.linkExpiresAt ?? 0) <= Date.now();
  return (
    <Card title={texts.paymentLink}>
      <div className={fields.stack}>
        <TextField
          label={commonTexts.link}
          value={draft.linkUrl ?? ''}
          isReadOnly
          hint={
            isOver
              ? texts.theLinkHasExpired
              : texts.worksUntilEditingThe(moments.short(draft.linkExpiresAt ?? 0, Date.now()), isChanged)
          }
        />
        <div>
          <Button onPress={() => void copy()}>{texts.copyLink}</Button>
        </div>
      </div>
    </Card>
  );
}
