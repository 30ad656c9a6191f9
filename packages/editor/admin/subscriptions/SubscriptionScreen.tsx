import {
  type AppSubscriptionResponse,
  appSubscriptionPath,
  type SubscriptionActKind,
  type WireSubscriptionDetail,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { formatDay } from '@quoin/domain/formats';
import { en as orderPageEnglish } from '@quoin/messages/orderPage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ExternalLink, FastForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
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
    <Page title="Subscription" site={site.title}>
      <Card flush>
        {query.isError ? (
          <ErrorState title="The subscription could not be loaded" error={query.error} onRetry={retry} />
        ) : (
          <SkeletonRows count={5} label="Loading the subscription…" />
        )}
      </Card>
    </Page>
  );
}

const DONE: Readonly<Record<SubscriptionActKind, string>> = {
  skip: 'Next delivery skipped.',
  pause: 'Subscription paused.',
  resume: 'Subscription resumed.',
  cancel: 'Subscription canceled.',
  advance: 'Test clock advanced to the next renewal.',
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
      title: 'Cancel this subscription?',
      message: `No further charges. The subscription stays active until ${formatDay(one.paidUntil)}. This cannot be undone.`,
      ...{ confirmLabel: 'Cancel the subscription', isDangerous: true },
    });
    if (isConfirmed) await run('cancel');
  };
  const open = () => void window.open(one.customerUrl, '_blank', 'noreferrer');
  const all: readonly (MenuAction & { readonly kind?: SubscriptionActKind })[] = [
    { id: 'page', text: 'Customer’s page', icon: ExternalLink, act: open },
    { id: 'skip', kind: 'skip', text: orderPageEnglish.subscription.skip, act: () => orComplain(run('skip')) },
    { id: 'pause', kind: 'pause', text: 'Pause…', act: () => setDialog('pause') },
    { id: 'resume', kind: 'resume', text: 'Resume', act: () => orComplain(run('resume')) },
    { id: 'cancel', kind: 'cancel', text: 'Cancel…', isDangerous: true, act: () => orComplain(cancel()) },
  ];
  const actions = all.filter(({ kind }) => kind === undefined || may(kind));
  return (
    <Page
      title={one.title}
      site={site.title}
      marks={
        <>
          <Badge {...subscriptionBadge(one.status)} />
          {one.isTest ? <Badge text="Test mode" tone="note" /> : null}
        </>
      }
      subtitle={`${one.phrase} · since ${moments.full(one.createdAt)}`}
      actions={
        <>
          <ActionMenu label="More actions" actions={actions} />
          {may('advance') ? (
            <Button look="primary" onPress={() => orComplain(run('advance').then(onMoved))}>
              <FastForward aria-hidden="true" /> Advance to next renewal
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

const CHARGE_TEXTS = { begun: 'charging', paid: 'paid', failed: 'failed' } as const;

function Charges({ one }: { readonly one: WireSubscriptionDetail }) {
  const site = useSite();
  const moments = useMoments();
  return (
    <Card title="Payments">
      <ol className={order.timeline}>
        {one.charges.map(({ period, state, attempts, errorCode, at, order: of }) => (
          <li key={period} className={order.event}>
            <span>
              {period === 0 ? 'First payment' : `Renewal ${period}`}, {CHARGE_TEXTS[state]}
              {state === 'failed' ? ` after ${attempts - 1} ${attempts === 2 ? 'try' : 'tries'} (${errorCode})` : ''}
              {of === null ? null : (
                <>
                  {' · '}
                  <Link
                    to="/$site/config/orders/$orderId"
                    params={{ site: site.identifier, orderId: of.id }}
                    className={order.mail}
                  >
                    Order #{of.number}
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
    <Card title="Timeline">
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
      <Card title="Next payments">
        {upcomingDays.length === 0 ? (
          <p className={order.soft}>
            {status === 'paused'
              ? pausedUntil === null
                ? 'None until it is resumed.'
                : `Paused until ${formatDay(pausedUntil)}.`
              : `None. Paid until ${formatDay(one.paidUntil)}.`}
          </p>
        ) : (
          <ol>
            {upcomingDays.map((day) => (
              <li key={day}>{formatDay(day)}</li>
            ))}
          </ol>
        )}
        {retryDay === null ? null : <p>Next payment retry: {formatDay(retryDay)}.</p>}
        {endsDay === null ? null : <p>Without payment, ends on {formatDay(endsDay)}.</p>}
        {cyclesLeft === null ? null : <p className={order.soft}>{cyclesLeft} payments left.</p>}
        {one.isTest ? <p className={order.soft}>Test clock: {formatDay(one.clockDay)}.</p> : null}
      </Card>
      <Card title="Customer">
        {one.customerName === '' ? null : <p className={order.person}>{one.customerName}</p>}
        <a href={`mailto:${one.email}`} className={order.mail}>
          {one.email}
        </a>
        {one.card === '' ? null : <p className={order.soft}>{one.card}</p>}
      </Card>
      <Card title="Ships to">
        {shippingAddress === null ? (
          <p className={order.soft}>No shipping required.</p>
        ) : (
          <AddressLines address={shippingAddress} className={order.address} />
        )}
      </Card>
    </div>
  );
}
