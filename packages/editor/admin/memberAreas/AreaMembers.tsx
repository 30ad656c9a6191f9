import {
  type AppAreaMembersResponse,
  appAreaMembersPath,
  type WireAreaMember,
  type WireMemberArea,
} from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { foldText } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/areaMembers';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { areaMembersQuery } from '../../app/queries/memberAreaQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import css from '../customers/CustomersScreen.module.css';
import { orComplain } from '../orders/orderActs.ts';

interface AreaMembersProps {
  readonly area: WireMemberArea;
  readonly mayChange: boolean;
}

const HOW: Readonly<Record<WireAreaMember['by'], string>> = {
  joined: texts.joined,
  added: texts.addedByYou,
  admitted: texts.approvedByYou,
  bought: texts.purchased,
  subscribed: commonTexts.subscribed,
};

/** Everybody who is in an area now; who may not see customers sees none. */
export function AreaMembers(props: AreaMembersProps) {
  const site = useSite();
  return isAllowed(site, 'orders.read') ? <MemberList {...props} /> : null;
}

function MemberList({ area, mayChange }: AreaMembersProps) {
  const site = useSite();
  const query = useQuery(areaMembersQuery(site.identifier, area.id));
  const [search, setSearch] = useState('');
  const columns = useColumns(area, mayChange);
  if (query.isPending) return <SkeletonRows count={5} label={texts.loadingMembers} />;
  if (query.isError) {
    return <ErrorState title={texts.theMembersCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { members } = query.data;
  const wanted = foldText(search);
  const found = members.filter(({ email, fullName }) => foldText(`${fullName} ${email}`).includes(wanted));
  if (members.length === 0) {
    return (
      <Card flush>
        <EmptyState icon={Users} title={texts.noMembersYet}>
          {texts.peopleWhoJoinAre}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={texts.members(members.length)} flush>
      <div className={table.toolbar}>
        <SearchBox label={texts.searchByNameOr} value={search} onSearch={setSearch} />
      </div>
      {found.length === 0 ? (
        <EmptyState icon={Users} title={texts.noMembersFound}>
          {texts.searchMatchesPartsOf}
        </EmptyState>
      ) : (
        <RecordTable label={texts.members2} columns={columns} rows={found} keyOf={({ email }) => email} />
      )}
    </Card>
  );
}

function useColumns(area: WireMemberArea, mayChange: boolean): readonly Column<WireAreaMember>[] {
  const moments = useMoments();
  const now = Date.now();
  const day = (at: number) => moments.short(at, now);
  return [
    { id: 'who', title: texts.member, cell: (member) => <MemberName member={member} /> },
    {
      id: 'how',
      title: texts.access,
      cell: ({ by, until }) => <Badge text={HOW[by]} tone={until === null ? 'good' : 'warn'} />,
    },
    { id: 'since', title: texts.since, isExtra: true, cell: ({ since }) => day(since) },
    { id: 'until', title: texts.until, isExtra: true, cell: ({ until }) => (until === null ? '–' : day(until)) },
    ...(mayChange
      ? [
          {
            id: 'acts',
            title: texts.membership,
            cell: (member: WireAreaMember) => <TakeOut area={area} member={member} />,
          },
        ]
      : []),
  ];
}

function MemberName({ member: { email, fullName, customerId, hasAccount } }: { readonly member: WireAreaMember }) {
  const site = useSite();
  return (
    <span className={css.name}>
      {customerId === null ? (
        email
      ) : (
        <Link
          to="/$site/config/customers/$customerId"
          params={{ site: site.identifier, customerId }}
          className={table.rowLink}
        >
          {fullName || email}
        </Link>
      )}
      <span className={css.soft}>
        {[fullName === '' ? '' : email, hasAccount ? '' : texts.noAccountYet].filter((text) => text !== '').join(' · ')}
      </span>
    </span>
  );
}

/** Taken out at once; adding the address again brings it back. */
function TakeOut({ area, member }: { readonly area: WireMemberArea; readonly member: WireAreaMember }) {
  const site = useSite();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const change = async (body: { readonly add: readonly string[]; readonly remove: readonly string[] }) => {
    const path = appAreaMembersPath(site.identifier, area.id);
    const answer = await act<AppAreaMembersResponse>('POST', path, body);
    queries.setQueryData(areaMembersQuery(site.identifier, area.id).queryKey, answer);
  };
  const takeOut = async () => {
    setPending(true);
    try {
      await change({ add: [], remove: [member.email] });
      announce(texts.removed(member.email));
    } finally {
      setPending(false);
    }
  };
  return (
    <span className={table.inRow}>
      <Button
        look="quiet"
        aria-label={texts.remove(member.email)}
        isPending={isPending}
        onPress={() => orComplain(takeOut())}
      >
        {commonTexts.remove}
      </Button>
    </span>
  );
}
