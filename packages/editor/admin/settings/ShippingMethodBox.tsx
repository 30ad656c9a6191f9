import {
  appShippingMethodPath,
  appShippingMethodsPath,
  type WireShippingMethodSetting,
  type WireShippingRate,
} from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/shippingMethodBox';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DecimalField } from '../../parts/fields/DecimalField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { SaveBox } from '../../parts/saving/SaveBox.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import css from './pricing.module.css';
import { usePricingDraft } from './usePricing.ts';

export const RATE_TEXTS: Readonly<Record<WireShippingRate['kind'], string>> = {
  flat: texts.flatRate,
  byWeight: texts.rateByWeight,
  byTotal: texts.rateByOrderPrice,
  pickup: texts.localPickup,
};
const RATE_CHOICES = Object.entries(RATE_TEXTS).map(([value, text]) => ({
  value: value as WireShippingRate['kind'],
  text,
}));

export function newShippingMethod(): WireShippingMethodSetting {
  return {
    id: '',
    name: '',
    description: '',
    places: [],
    rate: { kind: 'flat', price: '', bands: [] },
    freeFrom: '',
    minDays: 3,
    maxDays: 5,
    isEnabled: true,
    revision: 0,
  };
}

interface ShippingMethodBoxProps {
  readonly method: WireShippingMethodSetting;
  readonly currency: string;
  readonly onClose: () => void;
}

/** One way to send: its zone, its price and how long it takes. */
export function ShippingMethodBox({ method: stored, currency, onClose }: ShippingMethodBoxProps) {
  const { identifier } = useSite();
  const {
    draft: method,
    set,
    isNew,
    isPending,
    errors,
    save,
  } = usePricingDraft(stored, {
    newPath: appShippingMethodsPath(identifier),
    path: appShippingMethodPath(identifier, stored.id),
    added: texts.shippingOptionAdded,
    saved: texts.shippingOptionSaved,
    onDone: onClose,
  });
  return (
    <SaveBox
      title={isNew ? texts.addShippingOption : texts.editShippingOption}
      isPending={isPending}
      onSave={save}
      onClose={onClose}
    >
      <div className={fields.pair}>
        <TextField
          label={commonTexts.name}
          hint={texts.shownToCustomersAt}
          value={method.name}
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={commonTexts.description}
          value={method.description}
          onChange={(description) => set({ description })}
        />
      </div>
      <SelectField
        label={commonTexts.price}
        choices={RATE_CHOICES}
        value={method.rate.kind}
        onChange={(kind) => set({ rate: { ...method.rate, kind, bands: bandsFor(kind, method.rate) } })}
      />
      <RateFields rate={method.rate} currency={currency} errors={errors} onChange={(rate) => set({ rate })} />
      <DecimalField
        label={texts.freeShippingFrom}
        hint={texts.minimumOrderPriceLeave}
        unit={currency}
        value={method.freeFrom}
        error={errors.freeFrom}
        onChange={(freeFrom) => set({ freeFrom })}
      />
      <PlaceFields
        places={method.places}
        noneText={texts.worldwide}
        error={errors.places}
        onChange={(places) => set({ places })}
      />
      <div className={fields.pair}>
        <DaysField
          label={texts.minimumBusinessDays}
          days={method.minDays}
          error={errors.days}
          onChange={(minDays) => set({ minDays })}
        />
        <DaysField label={texts.maximumBusinessDays} days={method.maxDays} onChange={(maxDays) => set({ maxDays })} />
      </div>
      <SwitchField isSelected={method.isEnabled} onChange={(isEnabled) => set({ isEnabled })}>
        {texts.active}
      </SwitchField>
    </SaveBox>
  );
}

function bandsFor(kind: WireShippingRate['kind'], { bands }: WireShippingRate): WireShippingRate['bands'] {
  const isBanded = kind === 'byWeight' || kind === 'byTotal';
  return isBanded && bands.length === 0 ? [{ upTo: '', price: '' }] : bands;
}

interface RateFieldsProps {
  readonly rate: WireShippingRate;
  readonly currency: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (rate: WireShippingRate) => void;
}

function RateFields({ rate, currency, errors, onChange }: RateFieldsProps) {
  if (rate.kind === 'flat' || rate.kind === 'pickup') {
    return (
      <DecimalField
        label={texts.rate}
        unit={currency}
        value={rate.price}
        error={errors.rate}
        onChange={(price) => onChange({ ...rate, price })}
      />
    );
  }
  const change = (index: number, part: Partial<WireShippingRate['bands'][number]>) =>
    onChange({ ...rate, bands: rate.bands.map((band, at) => (at === index ? { ...band, ...part } : band)) });
  return (
    <div className={fields.stack}>
      {rate.bands.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands have no name of their own and never move
        <div key={index} className={css.band}>
          <DecimalField
            label={rate.kind === 'byWeight' ? texts.upToGrams : texts.upTo(currency)}
            placeholder={texts.noLimit}
            value={band.upTo}
            onChange={(upTo) => change(index, { upTo })}
          />
          <DecimalField
            label={texts.rate}
            unit={currency}
            value={band.price}
            error={index === 0 ? errors.bands : undefined}
            onChange={(price) => change(index, { price })}
          />
          <Button
            look="quiet"
            aria-label={texts.removeRate(index + 1)}
            onPress={() => onChange({ ...rate, bands: rate.bands.filter((_, at) => at !== index) })}
          >
            {commonTexts.remove}
          </Button>
        </div>
      ))}
      <div>
        <Button onPress={() => onChange({ ...rate, bands: [...rate.bands, { upTo: '', price: '' }] })}>
          {texts.addRate}
        </Button>
      </div>
    </div>
  );
}

interface DaysFieldProps {
  readonly label: string;
  readonly days: number;
  readonly error?: string | undefined;
  readonly onChange: (days: number) => void;
}

function DaysField({ label, days, error, onChange }: DaysFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={String(days)}
      error={error}
      onChange={(text) => onChange(Number(text.replace(/\D/g, '').slice(0, 3)))}
    />
  );
}
