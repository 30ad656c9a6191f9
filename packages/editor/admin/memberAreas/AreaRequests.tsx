import {
  type AppAreaMembersResponse,
  appAreaRequestsPath,
  type WireAreaRequest,
  type WireMemberArea,
} from '@quoin/contract/endpoints/running';
import { isAllowed, type RequestAnswer } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/areaRequests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { areaMembersQuery } from '../../app/queries/memberAreaQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { EmptyState } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import css from '../customers/CustomersScreen.module.css';
import { orComplain } from '../orders/orderActs.ts';

interface AreaRequestsProps {
  readonly area: WireMemberArea;
  readonly mayAnswer: boolean;
}

/** Lists pending requests to join. The list of members below, from the same answer, shows loading and errors. */
export function AreaRequests(props: AreaRequestsProps) {
  const site = useSite();
  return isAllowed(site, 'orders.read') ? <RequestList {...props} /> : null;
}

function RequestList({ area, mayAnswer }: AreaRequestsProps) {
  const site = useSite();
  const { data } = useQuery(areaMembersQuery(site.identifier, area.id));
  const columns = useColumns(area, mayAnswer);
  if (data === undefined) return null;
  const { requests } = data;
  if (requests.length === 0) {
    return area.joining === 'approval' ? (
      <Card title={texts.requests} flush>
        <EmptyState icon={UserCheck} title={texts.noPendingRequests}>
          {texts.requestsToJoinAppear}
        </EmptyState>
      </Card>
    ) : null;
  }
  return (
    <Card title={texts.requests2(requests.length)} flush>
      <RecordTable label={texts.requests} columns={columns} rows={requests} keyOf={({ email }) => email} />
    </Card>
  );
}

function useColumns(area: WireMemberArea, mayAnswer: boolean): readonly Column<WireAreaRequest>[] {
  const moments = useMoments();
  const now = Date.now();
  return [
    { id: 'who', title: texts.requestedBy, cell: (request) => <Asking request={request} /> },
    { id: 'at', title: texts.requested, cell: ({ at }) => moments.short(at, now) },
    ...(mayAnswer
      ? [
          {
            ...{ id: 'acts', title: texts.response, isLine: true },
            cell: (request: WireAreaRequest) => <Answers area={area} request={request} />,
          },
        ]
      : []),
  ];
}

function Asking({ request: { email, fullName } }: { readonly request: WireAreaRequest }) {
  return (
    <span className={css.name}>
      {fullName || email}
      {fullName === '' ? null : <span className={css.soft}>{email}</span>}
    </span>
  );
}

const DONE: Readonly<Record<RequestAnswer, (email: string) => string>> = {
  admit: (email) => texts.approved(email),
  decline: (email) => texts.declined(email),
};

/**
 * Answers a request at once and mails the person who made it. If another user was faster, the list shows the remaining
 * requests.
 */
function Answers({ area, request: { email } }: { readonly area: WireMemberArea; readonly request: WireAreaRequest }) {
  const site = useSite();
  const queries = useQueryClient();
  const [pending, setPending] = useState<RequestAnswer | null>(null);
  const { queryKey } = areaMembersQuery(site.identifier, area.id);
  const say = async (answer: RequestAnswer) => {
    setPending(answer);
    try {
      const path = appAreaRequestsPath(site.identifier, area.id);
      queries.setQueryData(queryKey, await act<AppAreaMembersResponse>('POST', path, { email, answer }));
      announce(DONE[answer](email));
    } catch (problem) {
      void queries.invalidateQueries({ queryKey });
      throw problem;
    } finally {
      setPending(null);
    }
  };
  const button = (answer: RequestAnswer, text: string) => (
    <Button
      look={answer === 'admit' ? 'primary' : 'quiet'}
      aria-label={`${text} ${email}`}
      isPending={pending === answer}
      isDisabled={pending !== null && pending !== answer}
      onPress={() => orComplain(say(answer))}
    >
      {text}
    </Button>
  );
  return (
    <span className={table.inRow}>
      {button('admit', texts.approve)}
      {button('decline', texts.decline)}
    </span>
  );
}
