import type { WireRestockGroup } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
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
  { value: 'waiting', text: 'Waiting' },
  { value: 'sent', text: 'Notified' },
] as const;

/** Who waits for what is sold out, and telling them (RSTK-06, RSTK-07). */
export function RestockScreen() {
  const site = useSite();
  const { show = 'waiting' } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(restockGroupsQuery(site.identifier, show));
  const groups = query.data?.pages.flatMap((page) => page.signUpGroups) ?? [];
  return (
    <Page
      title="Restock requests"
      site={site.title}
      subtitle="Customers who asked to be notified when a product is back in stock."
    >
      <Card flush>
        <div className={table.toolbar}>
          <FilterTabs
            label="Filter requests"
            tabs={TABS}
            value={show}
            onChange={(next) => void navigate({ search: next === 'sent' ? { show: 'sent' } : {}, replace: true })}
          />
        </div>
        {query.isPending ? <SkeletonRows count={6} label="Loading requests…" /> : null}
        {query.isError ? (
          <ErrorState
            title="The requests could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {query.data === undefined ? null : <Groups key={show} groups={groups} show={show} />}
        <LoadMoreButton query={query} label="Show more" />
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
          Notify everyone
        </Button>
      </BulkBar>
      <RecordTable
        label="Restock requests"
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
    title: 'Actions',
    cell: (group) => (
      <span className={css.acts}>
        <Button onPress={() => onOpen(group)} aria-label={`View requests for ${nameOf(group)}`}>
          View
        </Button>
        {onSend === null ? null : (
          <Button onPress={() => onSend(group)} aria-label={`Notify everyone waiting for ${nameOf(group)}`}>
            Notify
          </Button>
        )}
      </span>
    ),
  };
  return [
    { id: 'product', title: 'Product', cell: (group) => <ProductCell group={group} /> },
    { id: 'stock', title: 'Stock', cell: (group) => <StockCell group={group} /> },
    {
      id: 'people',
      title: show === 'waiting' ? 'Waiting' : 'Notified',
      isNumber: true,
      cell: ({ waitingCount, sentCount }) => (
        <span className={css.count}>{people(show === 'waiting' ? waitingCount : sentCount)}</span>
      ),
    },
    {
      id: 'list',
      title: 'Mailing list',
      isNumber: true,
      isExtra: true,
      cell: ({ mailingListCount }) => mailingListCount,
    },
    { id: 'last', title: 'Last request', cell: ({ lastSignUpOn }) => moments.short(lastSignUpOn, now) },
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
  if (!isBuyable) return <Badge text="Sold out" tone="plain" hollow />;
  return <Badge text={available === null ? 'Unlimited' : `${available} back`} tone="good" />;
}

function NoRequests({ show }: { readonly show: 'waiting' | 'sent' }) {
  if (show === 'sent') {
    return (
      <EmptyState icon={BellRing} title="No one has been notified yet">
        Sent notifications appear here with their email addresses.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={BellRing} title="No restock requests">
      Visitors can enter their email address on sold-out products. Requests appear here, and each person gets one email
      when the product is back in stock.
    </EmptyState>
  );
}
