import {
  type AppPricingResponse,
  appCheckoutSettingsPath,
  type WireCheckoutField,
  type WireCheckoutSettings,
} from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/checkoutScreen';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pricingQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { Page } from '../../parts/Page.tsx';
import { SaveBar } from '../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { ScopePicker } from '../discounts/ScopePicker.tsx';
import css from './pricing.module.css';
import { type FieldErrors, useChangePricing, useMayChange } from './usePricing.ts';

export function CheckoutScreen() {
  const site = useSite();
  const query = useQuery(pricingQuery(site.identifier));
  return (
    <Page title={commonTexts.checkout} site={site.title}>
      {query.isPending ? <SkeletonRows count={5} label={texts.loadingCheckoutSettings} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theCheckoutSettingsCould} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : (
        <CheckoutForm key={query.data.checkout.revision} stored={query.data.checkout} lists={query.data.mailingLists} />
      )}
    </Page>
  );
}

interface CheckoutFormProps {
  readonly stored: WireCheckoutSettings;
  readonly lists: AppPricingResponse['mailingLists'];
}

function CheckoutForm({ stored, lists }: CheckoutFormProps) {
  const { identifier } = useSite();
  const mayChange = useMayChange();
  const [settings, setSettings] = useState(stored);
  const { change, isPending, errors, forgetErrors } = useChangePricing();
  const set = (part: Partial<WireCheckoutSettings>) => setSettings((known) => ({ ...known, ...part }));
  const isChanged = mayChange && JSON.stringify(settings) !== JSON.stringify(stored);
  const save = () =>
    void change({ method: 'PUT', path: appCheckoutSettingsPath(identifier), body: settings, done: texts.saved }).catch(
      () => undefined,
    );
  const discard = () => {
    forgetErrors();
    setSettings(stored);
  };
  return (
    <div className={fields.column}>
      <Card title={texts.checkoutFlow}>
        <SwitchField
          isSelected={settings.expressCheckout}
          hint={texts.skipTheCartAnd}
          onChange={(expressCheckout) => set({ expressCheckout })}
        >
          {texts.expressCheckout}
        </SwitchField>
      </Card>
      <Card title={texts.newsletter}>
        <SelectField
          label={texts.customersCanJoin}
          hint={texts.addsABoxTo}
          choices={[{ value: '', text: texts.noList }, ...lists.map(({ id, name }) => ({ value: id, text: name }))]}
          value={settings.newsListId}
          onChange={(newsListId) => set({ newsListId })}
        />
      </Card>
      <Card title={texts.customCheckoutForm}>
        <div className={fields.stack}>
          <p className={css.text}>{texts.shownAtCheckoutBelow}</p>
          {settings.form.map((field, index) => (
            <QuestionFields
              key={field.id}
              field={field}
              number={index + 1}
              errors={errors}
              onChange={(next) => set({ form: settings.form.map((one) => (one.id === field.id ? next : one)) })}
              onRemove={() => set({ form: settings.form.filter(({ id }) => id !== field.id) })}
            />
          ))}
          <div>
            <Button onPress={() => set({ form: [...settings.form, newQuestion(settings.form)] })}>
              {texts.addQuestion}
            </Button>
          </div>
        </div>
      </Card>
      <SaveBar isChanged={isChanged} isSaving={isPending} onSave={save} onDiscard={discard} />
    </div>
  );
}

const TYPES: readonly { readonly value: WireCheckoutField['type']; readonly text: string }[] = [
  { value: 'text', text: commonTexts.text },
  { value: 'textarea', text: texts.textArea },
  { value: 'select', text: texts.dropdown },
  { value: 'checkbox', text: texts.checkbox },
  { value: 'date', text: commonTexts.date },
];

/** The first free number: ids stay the same when questions before them are removed. */
function newQuestion(form: readonly WireCheckoutField[]): WireCheckoutField {
  let number = form.length + 1;
  while (form.some(({ id }) => id === `question-${number}`)) number += 1;
  return {
    id: `question-${number}`,
    type: 'text',
    label: '',
    hint: '',
    isRequired: false,
    choices: [],
    productIds: [],
    categoryIds: [],
  };
}

interface QuestionFieldsProps {
  readonly field: WireCheckoutField;
  readonly number: number;
  readonly errors: FieldErrors;
  readonly onChange: (field: WireCheckoutField) => void;
  readonly onRemove: () => void;
}

function QuestionFields({ field, number, errors, onChange, onRemove }: QuestionFieldsProps) {
  const set = (part: Partial<WireCheckoutField>) => onChange({ ...field, ...part });
  return (
    <fieldset className={css.place} aria-label={texts.question(number)}>
      <div className={css.head}>
        <span className={css.name}>{texts.question(number)}</span>
        <Button look="quiet" aria-label={texts.removeQuestion(number)} onPress={onRemove}>
          {commonTexts.remove}
        </Button>
      </div>
      <div className={fields.pair}>
        <TextField
          label={texts.question2}
          value={field.label}
          error={errors[field.id]}
          onChange={(label) => set({ label })}
        />
        <SelectField label={texts.fieldType} choices={TYPES} value={field.type} onChange={(type) => set({ type })} />
      </div>
      <TextField label={texts.hint} value={field.hint} onChange={(hint) => set({ hint })} />
      {field.type === 'select' ? (
        <TextField
          label={texts.choices}
          hint={texts.onePerLine}
          rows={3}
          value={field.choices.join('\n')}
          onChange={(text) => set({ choices: text.split('\n') })}
        />
      ) : null}
      <ScopePicker
        label={texts.onlyIfTheCart}
        kind="products"
        ids={field.productIds}
        onChange={(productIds) => set({ productIds })}
      />
      <ScopePicker
        label={texts.orProductsFromThese}
        kind="categories"
        ids={field.categoryIds}
        onChange={(categoryIds) => set({ categoryIds })}
      />
      <CheckField isSelected={field.isRequired} onChange={(isRequired) => set({ isRequired })}>
        {texts.required}
      </CheckField>
    </fieldset>
  );
}
