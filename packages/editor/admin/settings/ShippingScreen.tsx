import {
  type AppPricingResponse,
  appShippingMethodPath,
  appShippingMethodsPath,
  type WireShippingMethodSetting,
} from '@quoin/contract/endpoints/store';
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
    <Page
      title="Shipping"
      site={site.title}
      subtitle="Shipping options that customers can choose at checkout, in this order."
    >
      {query.isPending ? <SkeletonRows count={4} label="Loading shipping options…" /> : null}
      {query.isError ? (
        <ErrorState
          title="The shipping options could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
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
      done: `${method.name} removed`,
      undo: () => add(method, `${method.name} restored`),
    }).catch(() => undefined);
  const addButton = (
    <Button look="primary" onPress={() => setEdited(newShippingMethod())}>
      Add shipping option
    </Button>
  );
  return (
    <Card title="Shipping options" flush>
      {pricing.shippingMethods.length === 0 ? (
        <EmptyState icon={Truck} title="No shipping options yet" action={mayChange ? addButton : undefined}>
          Add a shipping option with its rate, destinations and delivery time.
        </EmptyState>
      ) : (
        <div className={css.rows}>
          {pricing.shippingMethods.map((method) => (
            <div key={method.id} className={css.row}>
              <div>
                <div className={css.name}>
                  {method.name} {method.isEnabled ? null : <Badge text="Off" tone="plain" />}
                </div>
                <div className={css.text}>{detailsOf(method, pricing.currency)}</div>
              </div>
              <span className={css.amount}>{priceOf(method, pricing.currency)}</span>
              {mayChange ? (
                <ActionMenu
                  label={`Actions for ${method.name}`}
                  actions={[
                    { id: 'edit', text: 'Edit', act: () => setEdited(method) },
                    { id: 'remove', text: 'Remove', isDangerous: true, act: () => remove(method) },
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
  const free = method.freeFrom === '' ? '' : `free from ${moneyText(method.freeFrom, currency)}`;
  return [placesText(method.places, 'Worldwide'), `${days} business days`, free]
    .filter((one) => one !== '')
    .join(' · ');
}

function priceOf({ rate }: WireShippingMethodSetting, currency: string): string {
  const isOne = rate.kind === 'flat' || rate.kind === 'pickup';
  return isOne ? moneyText(rate.price, currency) : RATE_TEXTS[rate.kind];
}
