import {
  type AppDiscountResponse,
  appDiscountPath,
  appDiscountsPath,
  type WireDiscount,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/discountScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { discountsQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { Page } from '../../parts/Page.tsx';
import { SaveBar } from '../../parts/saving/SaveBar.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { ConditionsCard, LimitsCard, WorthCard } from './DiscountCards.tsx';
import { DiscountExample } from './DiscountExample.tsx';
import { newDiscount, STATUS_LOOKS } from './discountTexts.ts';

export function DiscountScreen() {
  const site = useSite();
  const { discountId } = useParams({ from: '/$site/config/discounts/$discountId' });
  const query = useQuery(discountsQuery(site.identifier));
  const stored = query.data?.discounts.find(({ id }) => id === discountId);
  if (query.data !== undefined && discountId === 'new') {
    return <DiscountEditor key="new" stored={newDiscount()} currency={query.data.currency} />;
  }
  if (query.data !== undefined && stored !== undefined) {
    const { status, ...discount } = stored;
    const marks = <Badge {...STATUS_LOOKS[status]} />;
    const key = `${discount.id} ${discount.revision}`;
    return <DiscountEditor key={key} stored={discount} currency={query.data.currency} marks={marks} />;
  }
  return (
    <Page title={texts.discount} site={site.title}>
      {query.isPending ? <SkeletonRows count={6} label={texts.loadingTheDiscount} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theDiscountCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : (
        <EmptyState icon={SearchX} title={texts.discountNotFound}>
          {texts.itWasDeletedOrders}
        </EmptyState>
      )}
    </Page>
  );
}

interface DiscountEditorProps {
  readonly stored: WireDiscount;
  readonly currency: string;
  readonly marks?: React.ReactNode;
}

function DiscountEditor({ stored, currency, marks }: DiscountEditorProps) {
  const site = useSite();
  const [discount, setDiscount] = useState(stored);
  const { save, remove, isPending, errors } = useKeepDiscount(stored);
  const set = (part: Partial<WireDiscount>) => setDiscount((known) => ({ ...known, ...part }));
  const ask = async () => {
    const isConfirmed = await confirm({
      title: texts.delete(stored.name),
      message: texts.customersCanNoLonger,
      ...{ confirmLabel: commonTexts.delete, isDangerous: true },
    });
    if (isConfirmed) remove();
  };
  const mayChange = isAllowed(site, 'refunds.full:limited');
  const isNew = stored.id === '';
  const isChanged = mayChange && JSON.stringify(discount) !== JSON.stringify(stored);
  const parts = { discount, currency, errors, set };
  return (
    <Page
      title={isNew ? texts.newDiscount : stored.name}
      site={site.title}
      {...(marks === undefined ? {} : { marks })}
      {...(isNew || !mayChange ? {} : { actions: <Button onPress={() => void ask()}>{commonTexts.delete}</Button> })}
    >
      <div className={fields.columns}>
        <div className={fields.column}>
          <WorthCard {...parts} />
          <ConditionsCard {...parts} />
          <LimitsCard {...parts} />
        </div>
        <div className={fields.column}>
          <DiscountExample discount={discount} />
        </div>
      </div>
      <SaveBar
        isChanged={isChanged}
        isSaving={isPending}
        onSave={() => save(discount)}
        onDiscard={() => setDiscount(stored)}
      />
    </Page>
  );
}

function useKeepDiscount(stored: WireDiscount) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isNew = stored.id === '';
  const refresh = () => queries.invalidateQueries({ queryKey: discountsQuery(identifier).queryKey, exact: true });
  const onError = (error: Error) => {
    setErrors((error instanceof Refusal ? error.problem.fields : undefined) ?? {});
    complain(error.message);
  };
  const saving = useMutation({
    mutationFn: (discount: WireDiscount) =>
      act<AppDiscountResponse>(
        isNew ? 'POST' : 'PUT',
        isNew ? appDiscountsPath(identifier) : appDiscountPath(identifier, stored.id),
        discount,
      ),
    onError,
    onSuccess: async ({ discount }) => {
      setErrors({});
      announce(isNew ? texts.theDiscountWasCreated : texts.saved);
      await refresh();
      const params = { site: identifier, discountId: discount.id };
      if (isNew) await navigate({ to: '/$site/config/discounts/$discountId', params, replace: true });
    },
  });
  const removing = useMutation({
    mutationFn: () => act<object>('DELETE', appDiscountPath(identifier, stored.id)),
    onError,
    onSuccess: async () => {
      announce(texts.wasDeleted(stored.name));
      await navigate({ to: '/$site/config/discounts', params: { site: identifier } });
      await refresh();
    },
  });
  const isPending = saving.isPending || removing.isPending;
  return { save: saving.mutate, remove: () => removing.mutate(), isPending, errors };
}
