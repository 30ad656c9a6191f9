import {
  type AppAreaMembersResponse,
  appAreaInvitationsPath,
  type ChangeAreaInvitationsRequest,
  type WireAreaInvitation,
  type WireMemberArea,
} from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/areaInvitations';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { areaMembersQuery } from '../../app/queries/memberAreaQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { orComplain } from '../orders/orderActs.ts';

interface AreaInvitationsProps {
  readonly area: WireMemberArea;
  readonly mayChange: boolean;
}

const STATES = {
  open: { text: texts.sent, tone: 'plain' },
  accepted: { text: texts.accepted, tone: 'good' },
  expired: { text: texts.expired, tone: 'warn' },
} as const;

/**
 * Lists the sent invitations. Renders nothing if there are none. The list of members, from the same answer, shows
 * loading and errors.
 */
export function AreaInvitations(props: AreaInvitationsProps) {
  const site = useSite();
  return isAllowed(site, 'orders.read') ? <InvitationList {...props} /> : null;
}

function InvitationList({ area, mayChange }: AreaInvitationsProps) {
  const site = useSite();
  const { data } = useQuery(areaMembersQuery(site.identifier, area.id));
  const columns = useColumns(area, mayChange);
  if (data === undefined || data.invitations.length === 0) return null;
  const { invitations } = data;
  return (
    <Card title={texts.invitations(invitations.length)} flush>
      <RecordTable label={texts.invitations2} columns={columns} rows={invitations} keyOf={({ email }) => email} />
    </Card>
  );
}

function useColumns(area: WireMemberArea, mayChange: boolean): readonly Column<WireAreaInvitation>[] {
  const moments = useMoments();
  const now = Date.now();
  const day = (at: number) => moments.short(at, now);
  return [
    { id: 'who', title: texts.invited, cell: ({ email }) => email },
    { id: 'state', title: commonTexts.status, cell: ({ state }) => <Badge {...STATES[state]} /> },
    { id: 'sent', title: texts.sent, isExtra: true, cell: ({ sentAt }) => day(sentAt) },
    {
      ...{ id: 'until', title: texts.expires, isExtra: true },
      cell: ({ state, expiresAt }) => (state === 'accepted' ? '–' : day(expiresAt)),
    },
    ...(mayChange
      ? [
          {
            ...{ id: 'acts', title: texts.invitation, isLine: true },
            cell: (invitation: WireAreaInvitation) => <Acts area={area} invitation={invitation} />,
          },
        ]
      : []),
  ];
}

/** Sent again with a new link, or taken back; one that was accepted is a membership and ends as one. */
function Acts({ area, invitation }: { readonly area: WireMemberArea; readonly invitation: WireAreaInvitation }) {
  const { email, state } = invitation;
  const site = useSite();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const change = async (body: ChangeAreaInvitationsRequest, said: string) => {
    setPending(true);
    try {
      const path = appAreaInvitationsPath(site.identifier, area.id);
      const answer = await act<AppAreaMembersResponse>('POST', path, body);
      queries.setQueryData(areaMembersQuery(site.identifier, area.id).queryKey, answer);
      announce(said);
    } finally {
      setPending(false);
    }
  };
  if (state === 'accepted') return null;
  const resend = () => change({ invite: [email], withdraw: [] }, texts.newInvitationSentTo(email));
  const withdraw = () => change({ invite: [], withdraw: [email] }, texts.invitationToWithdrawn(email));
  return (
    <span className={table.inRow}>
      <Button
        look="quiet"
        aria-label={texts.resendTo(email)}
        isDisabled={isPending}
        onPress={() => orComplain(resend())}
      >
        {texts.resend}
      </Button>
      <Button
        look="quiet"
        aria-label={texts.withdraw(email)}
        isDisabled={isPending}
        onPress={() => orComplain(withdraw())}
      >
        {texts.withdraw2}
      </Button>
    </span>
  );
}
