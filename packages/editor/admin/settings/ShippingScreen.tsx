import {
  type AppPricingResponse,
  appShippingMethodPath,
  appShippingMethodsPath,
  type WireShippingMethodSetting,
} from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/shippingScreen';
import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { pricingQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { moneyText } from './moneyText.ts';
import { placesText } from './PlaceFields.tsx';
import css from './pricing.module.css';
import { newShippingMethod, RATE_TEXTS, ShippingMethodBox } from './ShippingMethodBox.tsx';
import { useChangePricing, useMayChange } from './usePricing.ts';

export function ShippingScreen() {
  const site = useSite();
  const query = useQuery(pricingQuery(site.identifier));
  return (
    <Page title={commonTexts.shipping} site={site.title} subtitle={texts.shippingOptionsThatCustomers}>
      {query.isPending ? <SkeletonRows count={4} label={texts.loadingShippingOptions} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theShippingOptionsCould} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Methods pricing={query.data} />}
    </Page>
  );
}

function Methods({ pricing }: { readonly pricing: AppPricingResponse }) {
  const { identifier } = useSite();
  const mayChange = useMayChange();
  const [edited, setEdited] = useState<WireShippingMethodSetting | null>(null);
  const { change } = useChangePricing();
  const add = (method: WireShippingMethodSetting, done: string) =>
    void change({ method: 'POST', path: appShippingMethodsPath(identifier), body: method, done }).catch(
      () => undefined,
    );
  const remove = (method: WireShippingMethodSetting) =>
    void change({
      method: 'DELETE',
      path: appShippingMethodPath(identifier, method.id),
      done: texts.removed(method.name),
      undo: () => add(method, texts.restored(method.name)),
    }).catch(() => undefined);
  const addButton = (
    <Button look="primary" onPress={() => setEdited(newShippingMethod())}>
      {texts.addShippingOption}
    </Button>
  );
  return (
    <Card title={texts.shippingOptions} flush>
      {pricing.shippingMethods.length === 0 ? (
        <EmptyState icon={Truck} title={texts.noShippingOptionsYet} action={mayChange ? addButton : undefined}>
          {texts.addAShippingOption}
        </EmptyState>
      ) : (
        <div className={css.rows}>
          {pricing.shippingMethods.map((method) => (
            <div key={method.id} className={css.row}>
              <div>
                <div className={css.name}>
                  {method.name} {method.isEnabled ? null : <Badge text={texts.off} tone="plain" />}
                </div>
                <div className={css.text}>{detailsOf(method, pricing.currency)}</div>
              </div>
              <span className={css.amount}>{priceOf(method, pricing.currency)}</span>
              {mayChange ? (
                <ActionMenu
                  label={texts.actionsFor(method.name)}
                  actions={[
                    { id: 'edit', text: commonTexts.edit, act: () => setEdited(method) },
                    { id: 'remove', text: commonTexts.remove, isDangerous: true, act: () => remove(method) },
                  ]}
                />
              ) : (
                <span />
              )}
            </div>
          ))}
        </div>
      )}
      {mayChange && pricing.shippingMethods.length > 0 ? <div className={css.acts}>{addButton}</div> : null}
      {edited === null ? null : (
        <ShippingMethodBox method={edited} currency={pricing.currency} onClose={() => setEdited(null)} />
      )}
    </Card>
  );
}

function detailsOf(method: WireShippingMethodSetting, currency: string): string {
  const days = method.minDays === method.maxDays ? `${method.minDays}` : `${method.minDays}–${method.maxDays}`;
  const free = method.freeFrom === '' ? '' : texts.freeFrom(moneyText(method.freeFrom, currency));
  return [placesText(method.places, texts.worldwide), texts.businessDays(days), free]
    .filter((one) => one !== '')
    .join(' · ');
}

function priceOf({ rate }: WireShippingMethodSetting, currency: string): string {
  const isOne = rate.kind === 'flat' || rate.kind === 'pickup';
  return isOne ? moneyText(rate.price, currency) : RATE_TEXTS[rate.kind];
}
