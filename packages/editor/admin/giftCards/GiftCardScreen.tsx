import {
  type AppGiftCardResponse,
  appGiftCardPath,
  type GiftCardActRequest,
  type WireGiftCardDetail,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { formatDay } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/giftCardScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { moneyText } from '../../app/formats.ts';
import { APP_LANGUAGE } from '../../app/locale.ts';
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
    <Page title={texts.giftCard} site={site.title}>
      <Card flush>
        {query.isError ? (
          <ErrorState title={texts.theGiftCardCould} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows count={4} label={texts.loadingTheGiftCard} />
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
      title: texts.disableThisGiftCard,
      message: texts.itCannotBeUsed(moneyText(card.balance)),
      ...{ confirmLabel: texts.disable, isDangerous: true },
    });
    if (!isConfirmed) return;
    await change({ act: 'disable', revision });
    announce(texts.giftCardDisabled);
  };
  return (
    <Page
      title={texts.giftCard2(card.masked)}
      site={site.title}
      marks={
        <>
          <Badge {...giftCardBadge(card.status)} />
          {card.isTest ? <Badge text={texts.testOrder} tone="note" /> : null}
        </>
      }
      subtitle={moments.full(card.createdAt)}
      actions={
        mayAct ? (
          <>
            <ActionMenu
              label={commonTexts.moreActions}
              actions={[
                card.status === 'disabled'
                  ? { id: 'enable', text: texts.enable, act: () => orComplain(enable()) }
                  : { id: 'disable', text: texts.disable2, isDangerous: true, act: () => orComplain(disable()) },
              ]}
            />
            <Button onPress={() => setDialog('adjust')}>{texts.adjustBalance}</Button>
            <Button look="primary" isDisabled={card.status !== 'active'} onPress={() => setDialog('resend')}>
              {texts.sendNewCode}
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
          <Card title={texts.balance}>
            <dl className={order.totals}>
              <Row name={texts.issued} value={moneyText(card.issued)} />
              {Number(card.held.value) > 0 ? (
                <Row name={texts.reservedByAPayment} value={moneyText(card.held)} />
              ) : null}
              <div className={order.grand}>
                <dt>{texts.left}</dt>
                <dd>{moneyText(card.balance)}</dd>
              </div>
            </dl>
          </Card>
          <Card title={texts.recipient}>
            {card.recipientName === '' ? null : <p className={order.person}>{card.recipientName}</p>}
            <a href={`mailto:${card.recipientEmail}`} className={order.mail}>
              {card.recipientEmail}
            </a>
            {card.senderName === '' ? null : <p className={order.soft}>{texts.from(card.senderName)}</p>}
            {card.message === '' ? null : <p className={order.note}>{card.message}</p>}
            <p className={order.soft}>{sentText(card, moments.full)}</p>
          </Card>
          <Card title={texts.source}>
            {card.order === null ? <p>{texts.issuedManually(card.note)}</p> : <OrderLink order={card.order} />}
          </Card>
        </div>
      </div>
      {dialog === 'adjust' ? <AdjustDialog card={card} onClose={() => setDialog(null)} /> : null}
      {dialog === 'resend' ? <ResendDialog card={card} onClose={() => setDialog(null)} /> : null}
    </Page>
  );
}

function sentText(card: WireGiftCardDetail, moment: (at: number) => string): string {
  if (card.mailedAt !== null) return texts.codeEmailed(moment(card.mailedAt));
  if (card.status === 'pending') return texts.theCodeIsEmailed;
  return card.sendOn === null ? texts.theCodeIsBeing : texts.theCodeWillBe(formatDay(card.sendOn, APP_LANGUAGE));
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
      {texts.order(of.number)}
    </Link>
  );
}

function History({ card }: { readonly card: WireGiftCardDetail }) {
  const moments = useMoments();
  return (
    <Card title={texts.history}>
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
