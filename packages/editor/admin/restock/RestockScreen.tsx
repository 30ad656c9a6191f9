import type { WireRestockGroup } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/restockScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { restockGroupsQuery } from '../../app/queries/restockQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { BulkBar } from '../../parts/tables/BulkBar.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import { Thumbnail } from '../../parts/tables/Thumbnail.tsx';
import table from '../../parts/tables/table.module.css';
import { orComplain } from '../orders/orderActs.ts';
import { confirmSend } from './confirmSend.tsx';
import css from './RestockScreen.module.css';
import { people, useRestockActs } from './restockActs.ts';
import { SignupsBox } from './SignupsBox.tsx';

const route = getRouteApi('/$site/config/restock');
const TABS = [
  { value: 'waiting', text: texts.waiting },
  { value: 'sent', text: texts.notified },
] as const;

/** Who waits for what is sold out, and telling them (RSTK-06, RSTK-07). */
export function RestockScreen() {
  const site = useSite();
  const { show = 'waiting' } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(restockGroupsQuery(site.identifier, show));
  const groups = query.data?.pages.flatMap((page) => page.signUpGroups) ?? [];
  return (
    <Page title={texts.restockRequests} site={site.title} subtitle={texts.customersWhoAskedTo}>
      <Card flush>
        <div className={table.toolbar}>
          <FilterTabs
            label={texts.filterRequests}
            tabs={TABS}
            value={show}
            onChange={(next) => void navigate({ search: next === 'sent' ? { show: 'sent' } : {}, replace: true })}
          />
        </div>
        {query.isPending ? <SkeletonRows count={6} label={texts.loadingRequests} /> : null}
        {query.isError ? (
          <ErrorState title={texts.theRequestsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : null}
        {query.data === undefined ? null : <Groups key={show} groups={groups} show={show} />}
        <LoadMoreButton query={query} label={texts.showMore} />
      </Card>
    </Page>
  );
}

const keyOf = ({ variantId }: WireRestockGroup) => variantId;
const nameOf = ({ title, variantText }: WireRestockGroup) => [title, variantText].filter(Boolean).join(', ');

interface GroupsProps {
  readonly groups: readonly WireRestockGroup[];
  readonly show: 'waiting' | 'sent';
}

function Groups({ groups, show }: GroupsProps) {
  const site = useSite();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { send } = useRestockActs();
  const [opened, setOpened] = useState<WireRestockGroup | null>(null);
  const maySend = show === 'waiting' && isAllowed(site, 'fulfilment.full');
  const chosen = groups.filter((group) => selected.has(keyOf(group)));
  const select = (next: ReadonlySet<string>) => setSelected(next);
  const tell = async (wanted: readonly WireRestockGroup[]) => {
    if (!(await confirmSend(wanted))) return;
    await send(wanted.map(({ productId, variantId }) => ({ productId, variantId })));
    select(new Set());
  };
  const columns = useColumns(show, setOpened, maySend ? (group) => orComplain(tell([group])) : null);
  if (groups.length === 0) return <NoRequests show={show} />;
  return (
    <>
      <BulkBar count={chosen.length} onClear={() => select(new Set())}>
        <Button look="primary" onPress={() => orComplain(tell(chosen))}>
          {texts.notifyEveryone}
        </Button>
      </BulkBar>
      <RecordTable
        label={texts.restockRequests}
        columns={columns}
        rows={groups}
        keyOf={keyOf}
        {...(maySend ? { selection: { selected, onChange: select, nameOf } } : {})}
      />
      {opened === null ? null : <SignupsBox group={opened} name={nameOf(opened)} onClose={() => setOpened(null)} />}
    </>
  );
}

function useColumns(
  show: 'waiting' | 'sent',
  onOpen: (group: WireRestockGroup) => void,
  onSend: ((group: WireRestockGroup) => void) | null,
): readonly Column<WireRestockGroup>[] {
  const moments = useMoments();
  const now = Date.now();
  const acts: Column<WireRestockGroup> = {
    id: 'acts',
    title: texts.actions,
    isLine: true,
    cell: (group) => (
      <span className={css.acts}>
        <Button onPress={() => onOpen(group)} aria-label={texts.viewRequestsFor(nameOf(group))}>
          {texts.view}
        </Button>
        {onSend === null ? null : (
          <Button onPress={() => onSend(group)} aria-label={texts.notifyEveryoneWaitingFor(nameOf(group))}>
            {texts.notify}
          </Button>
        )}
      </span>
    ),
  };
  return [
    { id: 'product', title: commonTexts.product, cell: (group) => <ProductCell group={group} /> },
    { id: 'stock', title: commonTexts.stock, cell: (group) => <StockCell group={group} /> },
    {
      id: 'people',
      title: show === 'waiting' ? texts.waiting : texts.notified,
      isNumber: true,
      cell: ({ waitingCount, sentCount }) => (
        <span className={css.count}>{people(show === 'waiting' ? waitingCount : sentCount)}</span>
      ),
    },
    {
      id: 'list',
      title: texts.mailingList,
      isNumber: true,
      isExtra: true,
      cell: ({ mailingListCount }) => mailingListCount,
    },
    { id: 'last', title: texts.lastRequest, cell: ({ lastSignUpOn }) => moments.short(lastSignUpOn, now) },
    acts,
  ];
}

function ProductCell({ group }: { readonly group: WireRestockGroup }) {
  const site = useSite();
  const name = <strong>{group.title}</strong>;
  return (
    <span className={css.product}>
      <Thumbnail src={group.imageUrl} />
      <span className={css.words}>
        {isAllowed(site, 'products.read') ? (
          <Link
            to="/$site/config/products/$productId"
            params={{ site: site.identifier, productId: group.productId }}
            className={css.link}
          >
            {group.title}
          </Link>
        ) : (
          name
        )}
        <span className={css.soft}>{[group.variantText, group.sku].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}

function StockCell({ group: { isBuyable, available } }: { readonly group: WireRestockGroup }) {
  if (!isBuyable) return <Badge text={texts.soldOut} tone="plain" hollow />;
  return <Badge text={available === null ? commonTexts.unlimited : texts.back(available)} tone="good" />;
}

function NoRequests({ show }: { readonly show: 'waiting' | 'sent' }) {
  if (show === 'sent') {
    return (
      <EmptyState icon={BellRing} title={texts.noOneHasBeen}>
        {texts.sentNotificationsAppearHere}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={BellRing} title={texts.noRestockRequests}>
      {texts.visitorsCanEnterTheir}
    </EmptyState>
  );
}
