import {
  type AppGiftCardResponse,
  appGiftCardPath,
  type GiftCardActRequest,
  type WireGiftCardDetail,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { formatDay } from '@quoin/domain/formats';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { moneyText } from '../../app/formats.ts';
import { NotFoundScreen } from '../../app/plainScreens.tsx';
import { giftCardQuery } from '../../app/queries/recurringQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import order from '../orders/OrderScreen.module.css';
import { orComplain } from '../orders/orderActs.ts';
import { AdjustDialog, ResendDialog } from './GiftCardDialogs.tsx';
import { giftCardBadge, MOVEMENT_TEXTS } from './giftCardSearch.ts';

export function GiftCardScreen() {
  const site = useSite();
  const { giftCardId } = useParams({ from: '/$site/config/gift-cards/$giftCardId' });
  const query = useQuery(giftCardQuery(site.identifier, giftCardId));
  if (query.data !== undefined) return <GiftCardPage card={query.data.giftCard} />;
  if (query.error instanceof Refusal && query.error.status === 404) return <NotFoundScreen />;
  return (
    <Page title="Gift card" site={site.title}>
      <Card flush>
        {query.isError ? (
          <ErrorState
            title="The gift card could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <SkeletonRows count={4} label="Loading the gift card…" />
        )}
      </Card>
    </Page>
  );
}

/** Acts on one card; afterwards everything shows what is true now. */
export function useGiftCardAct(id: string) {
  const site = useSite();
  const queries = useQueryClient();
  return async (wanted: GiftCardActRequest) => {
    const answer = await act<AppGiftCardResponse>('POST', appGiftCardPath(site.identifier, id), wanted);
    queries.setQueryData(giftCardQuery(site.identifier, id).queryKey, answer);
    await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'giftCards'] });
  };
}

type Dialog = 'adjust' | 'resend' | null;

function GiftCardPage({ card }: { readonly card: WireGiftCardDetail }) {
  const site = useSite();
  const moments = useMoments();
  const [dialog, setDialog] = useState<Dialog>(null);
  const change = useGiftCardAct(card.id);
  const mayAct = isAllowed(site, 'refunds.full:limited');
  const { revision } = card;
  const enable = () => change({ act: 'enable', revision });
  const disable = async () => {
    const isConfirmed = await confirm({
      title: 'Disable this gift card?',
      message: `It cannot be used until you enable it again. The balance of ${moneyText(card.balance)} is kept.`,
      ...{ confirmLabel: 'Disable', isDangerous: true },
    });
    if (!isConfirmed) return;
    await change({ act: 'disable', revision });
    announce('Gift card disabled.');
  };
  return (
    <Page
      title={`Gift card ${card.masked}`}
      site={site.title}
      marks={
        <>
          <Badge {...giftCardBadge(card.status)} />
          {card.isTest ? <Badge text="Test order" tone="note" /> : null}
        </>
      }
      subtitle={moments.full(card.createdAt)}
      actions={
        mayAct ? (
          <>
            <ActionMenu
              label="More actions"
              actions={[
                card.status === 'disabled'
                  ? { id: 'enable', text: 'Enable', act: () => orComplain(enable()) }
                  : { id: 'disable', text: 'Disable…', isDangerous: true, act: () => orComplain(disable()) },
              ]}
            />
            <Button onPress={() => setDialog('adjust')}>Adjust balance</Button>
            <Button look="primary" isDisabled={card.status !== 'active'} onPress={() => setDialog('resend')}>
              Send new code
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={fields.columns}>
        <div className={fields.column}>
          <History card={card} />
        </div>
        <div className={fields.column}>
          <Card title="Balance">
            <dl className={order.totals}>
              <Row name="Issued" value={moneyText(card.issued)} />
              {Number(card.held.value) > 0 ? <Row name="Reserved by a payment" value={moneyText(card.held)} /> : null}
              <div className={order.grand}>
                <dt>Left</dt>
                <dd>{moneyText(card.balance)}</dd>
              </div>
            </dl>
          </Card>
          <Card title="Recipient">
            {card.recipientName === '' ? null : <p className={order.person}>{card.recipientName}</p>}
            <a href={`mailto:${card.recipientEmail}`} className={order.mail}>
              {card.recipientEmail}
            </a>
            {card.senderName === '' ? null : <p className={order.soft}>From {card.senderName}</p>}
            {card.message === '' ? null : <p className={order.note}>{card.message}</p>}
            <p className={order.soft}>{sentText(card, moments.full)}</p>
          </Card>
          <Card title="Source">
            {card.order === null ? (
              <p>Issued manually{card.note === '' ? '' : `: ${card.note}`}</p>
            ) : (
              <OrderLink order={card.order} />
            )}
          </Card>
        </div>
      </div>
      {dialog === 'adjust' ? <AdjustDialog card={card} onClose={() => setDialog(null)} /> : null}
      {dialog === 'resend' ? <ResendDialog card={card} onClose={() => setDialog(null)} /> : null}
    </Page>
  );
}

function sentText(card: WireGiftCardDetail, moment: (at: number) => string): string {
  if (card.mailedAt !== null) return `Code emailed ${moment(card.mailedAt)}.`;
  if (card.status === 'pending') return 'The code is emailed after payment.';
  return card.sendOn === null ? 'The code is being sent.' : `The code will be emailed on ${formatDay(card.sendOn)}.`;
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={order.amount}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function OrderLink({ order: of }: { readonly order: { readonly id: string; readonly number: number } }) {
  const site = useSite();
  return (
    <Link to="/$site/config/orders/$orderId" params={{ site: site.identifier, orderId: of.id }} className={order.mail}>
      Order #{of.number}
    </Link>
  );
}

function History({ card }: { readonly card: WireGiftCardDetail }) {
  const moments = useMoments();
  return (
    <Card title="History">
      <ol className={order.timeline}>
        {card.movements.map((movement) => (
          <li key={movement.id} className={order.event}>
            <span>
              <strong>{moneyText(movement.amount)}</strong> {MOVEMENT_TEXTS[movement.kind]}
              {movement.order === null ? null : (
                <>
                  {' · '}
                  <OrderLink order={movement.order} />
                </>
              )}
              {movement.reason === '' ? '' : ` · ${movement.reason}`}
            </span>
            <span className={order.when}>
              {movement.actor === '' ? '' : `${movement.actor} · `}
              <time dateTime={new Date(movement.at).toISOString()}>{moments.short(movement.at, Date.now())}</time>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
