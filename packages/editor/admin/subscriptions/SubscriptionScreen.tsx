import {
  type AppSubscriptionResponse,
  appSubscriptionPath,
  type SubscriptionActKind,
  type WireSubscriptionDetail,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { formatDay } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/subscriptionScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ExternalLink, FastForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { APP_LANGUAGE } from '../../app/locale.ts';
import { NotFoundScreen } from '../../app/plainScreens.tsx';
import { subscriptionQuery } from '../../app/queries/recurringQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu, type MenuAction } from '../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { AddressLines } from '../orders/AddressLines.tsx';
import order from '../orders/OrderScreen.module.css';
import { orComplain } from '../orders/orderActs.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { subscriptionBadge } from './subscriptionSearch.ts';

/** How long a moved clock is watched: its charges are made in the background. */
const WATCH_MS = 20_000;

export function SubscriptionScreen() {
  const site = useSite();
  const { subscriptionId } = useParams({ from: '/$site/config/subscriptions/$subscriptionId' });
  const [isMoving, setMoving] = useState(false);
  const query = useQuery(subscriptionQuery(site.identifier, subscriptionId, isMoving));
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setMoving(false), WATCH_MS);
    return () => clearTimeout(timer);
  }, [isMoving]);
  if (query.data !== undefined) {
    return <SubscriptionPage one={query.data.subscription} onMoved={() => setMoving(true)} />;
  }
  if (query.error instanceof Refusal && query.error.status === 404) return <NotFoundScreen />;
  const retry = () => void query.refetch();
  return (
    <Page title={texts.subscription} site={site.title}>
      <Card flush>
        {query.isError ? (
          <ErrorState title={texts.theSubscriptionCouldNot} error={query.error} onRetry={retry} />
        ) : (
          <SkeletonRows count={5} label={texts.loadingTheSubscription} />
        )}
      </Card>
    </Page>
  );
}

const DONE: Readonly<Record<SubscriptionActKind, string>> = {
  skip: texts.nextDeliverySkipped,
  pause: texts.subscriptionPaused,
  resume: texts.subscriptionResumed,
  cancel: texts.subscriptionCanceled,
  advance: texts.testClockAdvancedTo,
};

export function useSubscriptionAct(id: string) {
  const site = useSite();
  const queries = useQueryClient();
  return async (kind: SubscriptionActKind, until: string | null = null) => {
    const body = { act: kind, until };
    const answer = await act<AppSubscriptionResponse>('POST', appSubscriptionPath(site.identifier, id), body);
    queries.setQueryData(subscriptionQuery(site.identifier, id).queryKey, answer);
    await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'subscriptions'] });
    announce(DONE[kind]);
  };
}

interface SubscriptionPageProps {
  readonly one: WireSubscriptionDetail;
  readonly onMoved: () => void;
}

function SubscriptionPage({ one, onMoved }: SubscriptionPageProps) {
  const site = useSite();
  const moments = useMoments();
  const [dialog, setDialog] = useState<'pause' | null>(null);
  const run = useSubscriptionAct(one.id);
  const may = (kind: SubscriptionActKind) => isAllowed(site, 'fulfilment.full') && one.acts.includes(kind);
  const cancel = async () => {
    const isConfirmed = await confirm({
      title: texts.cancelThisSubscription,
      message: texts.noFurtherChargesThe(formatDay(one.paidUntil, APP_LANGUAGE)),
      ...{ confirmLabel: texts.cancelTheSubscription, isDangerous: true },
    });
    if (isConfirmed) await run('cancel');
  };
  const open = () => void window.open(one.customerUrl, '_blank', 'noreferrer');
  const all: readonly (MenuAction & { readonly kind?: SubscriptionActKind })[] = [
    { id: 'page', text: texts.customersPage, icon: ExternalLink, act: open },
    { id: 'skip', kind: 'skip', text: texts.skipTheNextDelivery, act: () => orComplain(run('skip')) },
    { id: 'pause', kind: 'pause', text: texts.pause, act: () => setDialog('pause') },
    { id: 'resume', kind: 'resume', text: texts.resume, act: () => orComplain(run('resume')) },
    { id: 'cancel', kind: 'cancel', text: texts.cancel, isDangerous: true, act: () => orComplain(cancel()) },
  ];
  const actions = all.filter(({ kind }) => kind === undefined || may(kind));
  return (
    <Page
      title={one.title}
      site={site.title}
      marks={
        <>
          <Badge {...subscriptionBadge(one.status)} />
          {one.isTest ? <Badge text={texts.testMode} tone="note" /> : null}
        </>
      }
      subtitle={texts.since(one.phrase, moments.full(one.createdAt))}
      actions={
        <>
          <ActionMenu label={commonTexts.moreActions} actions={actions} />
          {may('advance') ? (
            <Button look="primary" onPress={() => orComplain(run('advance').then(onMoved))}>
              <FastForward aria-hidden="true" /> {texts.advanceToNextRenewal}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={fields.columns}>
        <div className={fields.column}>
          <Charges one={one} />
          <Timeline one={one} />
        </div>
        <Facts one={one} />
      </div>
      {dialog === 'pause' ? <PauseDialog one={one} onClose={() => setDialog(null)} /> : null}
    </Page>
  );
}

const CHARGE_TEXTS = { begun: texts.chargingState, paid: texts.paidState, failed: texts.failedState };

function Charges({ one }: { readonly one: WireSubscriptionDetail }) {
  const site = useSite();
  const moments = useMoments();
  return (
    <Card title={texts.payments}>
      <ol className={order.timeline}>
        {one.charges.map(({ period, state, attempts, errorCode, at, order: of }) => (
          <li key={period} className={order.event}>
            <span>
              {period === 0 ? texts.firstPayment : texts.renewal(period)}, {CHARGE_TEXTS[state]}
              {state === 'failed' ? texts.afterTries(attempts - 1, String(errorCode)) : ''}
              {of === null ? null : (
                <>
                  {' · '}
                  <Link
                    to="/$site/config/orders/$orderId"
                    params={{ site: site.identifier, orderId: of.id }}
                    className={order.mail}
                  >
                    {texts.order(of.number)}
                  </Link>
                </>
              )}
            </span>
            <span className={order.when}>
              <time dateTime={new Date(at).toISOString()}>{moments.short(at, Date.now())}</time>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Timeline({ one }: { readonly one: WireSubscriptionDetail }) {
  const moments = useMoments();
  return (
    <Card title={texts.timeline}>
      <ol className={order.timeline}>
        {one.events.toReversed().map((event) => (
          <li key={event.id} className={order.event}>
            <span>{event.text}</span>
            <span className={order.when}>
              {event.actor === '' ? '' : `${event.actor} · `}
              <time dateTime={new Date(event.at).toISOString()}>{moments.short(event.at, Date.now())}</time>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Facts({ one }: { readonly one: WireSubscriptionDetail }) {
  const { upcomingDays, retryDay, endsDay, pausedUntil, status, cyclesLeft, shippingAddress } = one;
  return (
    <div className={fields.column}>
      <Card title={texts.nextPayments}>
        {upcomingDays.length === 0 ? (
          <p className={order.soft}>
            {status === 'paused'
              ? pausedUntil === null
                ? texts.noneUntilItIs
                : texts.pausedUntil(formatDay(pausedUntil, APP_LANGUAGE))
              : texts.nonePaidUntil(formatDay(one.paidUntil, APP_LANGUAGE))}
          </p>
        ) : (
          <ol>
            {upcomingDays.map((day) => (
              <li key={day}>{formatDay(day, APP_LANGUAGE)}</li>
            ))}
          </ol>
        )}
        {retryDay === null ? null : <p>{texts.nextPaymentRetry(formatDay(retryDay, APP_LANGUAGE))}</p>}
        {endsDay === null ? null : <p>{texts.withoutPaymentEndsOn(formatDay(endsDay, APP_LANGUAGE))}</p>}
        {cyclesLeft === null ? null : <p className={order.soft}>{texts.paymentsLeft(cyclesLeft)}</p>}
        {one.isTest ? <p className={order.soft}>{texts.testClock(formatDay(one.clockDay, APP_LANGUAGE))}</p> : null}
      </Card>
      <Card title={commonTexts.customer}>
        {one.customerName === '' ? null : <p className={order.person}>{one.customerName}</p>}
        <a href={`mailto:${one.email}`} className={order.mail}>
          {one.email}
        </a>
        {one.card === '' ? null : <p className={order.soft}>{one.card}</p>}
      </Card>
      <Card title={texts.shipsTo}>
        {shippingAddress === null ? (
          <p className={order.soft}>{texts.noShippingRequired}</p>
        ) : (
          <AddressLines address={shippingAddress} className={order.address} />
        )}
      </Card>
    </div>
  );
}
