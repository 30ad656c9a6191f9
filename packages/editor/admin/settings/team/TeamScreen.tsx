import {
  type AppTeamResponse,
  appContributorPath,
  appInvitesPath,
  appOwnershipPath,
  type WireContributor,
  type WireInvite,
} from '@quoin/contract/endpoints/running';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { act } from '../../../app/api.ts';
import { sessionQuery, sitesQuery, teamQuery } from '../../../app/queries/queries.ts';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Button, buttonLook } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ActionMenu, type MenuAction } from '../../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { orComplain } from '../../orders/orderActs.ts';
import css from '../settingsRows.module.css';
import { InviteBox } from './InviteBox.tsx';
import { RolesBox } from './RolesBox.tsx';
import { rolesText } from './roleTexts.ts';

type Open = { readonly kind: 'invite' } | { readonly kind: 'roles'; readonly person: WireContributor };

/** Who works on the site, who is asked to, and what each may do. */
export function TeamScreen() {
  const site = useSite();
  const query = useQuery(teamQuery(site.identifier));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title="Team"
      site={site.title}
      subtitle="People who work on this site, and their roles."
      actions={
        <>
          <Link to="/$site/config/settings/roles" params={{ site: site.identifier }} className={buttonLook()}>
            Role permissions
          </Link>
          <Button look="primary" onPress={() => setOpen({ kind: 'invite' })}>
            Invite
          </Button>
        </>
      }
    >
      {query.data !== undefined ? (
        <Team team={query.data} onOpen={setOpen} />
      ) : query.isError ? (
        <ErrorState
          title="The contributors could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonRows count={4} label="Loading contributors…" />
      )}
      {open?.kind === 'invite' ? <InviteBox onClose={close} /> : null}
      {open?.kind === 'roles' ? <RolesBox person={open.person} onClose={close} /> : null}
    </Page>
  );
}

interface TeamProps {
  readonly team: AppTeamResponse;
  readonly onOpen: (open: Open) => void;
}

function Team({ team, onOpen }: TeamProps) {
  return (
    <>
      <Card title="Team" flush>
        <ul className={css.rows} aria-label="Contributors">
          {team.contributors.map((person) => (
            <Person key={person.accountId} person={person} onOpen={onOpen} />
          ))}
        </ul>
      </Card>
      {team.invites.length === 0 ? null : (
        <Card title="Invited" flush>
          <ul className={css.rows} aria-label="Open invitations">
            {team.invites.map((invite) => (
              <Invited key={invite.id} invite={invite} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Person({ person, onOpen }: { readonly person: WireContributor; readonly onOpen: TeamProps['onOpen'] }) {
  const site = useSite();
  const { data } = useQuery(sessionQuery);
  const acts = usePersonActs(person);
  const isSelf = data?.staff?.accountId === person.accountId;
  const actions: MenuAction[] = [
    ...(isSelf ? [] : [{ id: 'roles', text: 'Edit roles', act: () => onOpen({ kind: 'roles', person }) }]),
    ...(site.isOwner ? [{ id: 'transfer', text: 'Transfer ownership', act: () => orComplain(acts.transfer()) }] : []),
    {
      id: 'remove',
      text: isSelf ? 'Leave site' : 'Remove',
      isDangerous: true,
      act: () => orComplain(acts.remove()),
    },
  ];
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>
          {person.displayName}
          {isSelf ? ' (you)' : ''}
        </span>
        <span className={css.soft}>{person.email}</span>
      </span>
      {person.isOwner ? (
        <Badge text="Owner" tone="good" />
      ) : (
        <span className={css.soft}>{rolesText(person.roles)}</span>
      )}
      {person.isOwner ? null : <ActionMenu label={`Actions for ${person.displayName}`} actions={actions} />}
    </li>
  );
}

function Invited({ invite }: { readonly invite: WireInvite }) {
  const { identifier } = useSite();
  const moments = useMoments();
  const refresh = useRefresh();
  const isOver = invite.expiresAt < Date.now();
  const again = useMutation({
    mutationFn: () => act('POST', appInvitesPath(identifier), { email: invite.email, roles: invite.roles }),
    onSuccess: () => {
      refresh();
      announce(`Invitation resent to ${invite.email}.`);
    },
    onError: (error) => complain(error.message),
  });
  const withdraw = useMutation({
    mutationFn: () => act('DELETE', appInvitesPath(identifier, invite.id)),
    onSuccess: () => {
      refresh();
      announce(`Invitation of ${invite.email} withdrawn.`);
    },
    onError: (error) => complain(error.message),
  });
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{invite.email}</span>
        <span className={css.soft}>
          {rolesText(invite.roles)}, invited by {invite.inviter}
        </span>
      </span>
      {isOver ? (
        <Badge text="Expired" tone="warn" />
      ) : (
        <span className={css.soft}>Until {moments.short(invite.expiresAt, Date.now())}</span>
      )}
      <Button isPending={again.isPending} onPress={() => again.mutate()} aria-label={`Resend to ${invite.email}`}>
        Resend
      </Button>
      <Button
        look="quiet"
        isPending={withdraw.isPending}
        onPress={() => withdraw.mutate()}
        aria-label={`Withdraw ${invite.email}`}
      >
        Withdraw
      </Button>
    </li>
  );
}

/** What takes away so much that it is asked first. */
function usePersonActs(person: WireContributor) {
  const { identifier } = useSite();
  const refresh = useRefresh();
  return {
    async remove() {
      const isConfirmed = await confirm({
        title: `Remove ${person.displayName}?`,
        message: `${person.email} loses access to this site immediately. Their content stays.`,
        ...{ confirmLabel: 'Remove', isDangerous: true },
      });
      if (!isConfirmed) return;
      await act('DELETE', appContributorPath(identifier, person.accountId));
      refresh();
      announce(`${person.displayName} removed.`);
    },
    async transfer() {
      const isConfirmed = await confirm({
        title: `Transfer ownership to ${person.displayName}?`,
        message: `${person.email} becomes the owner. You become an administrator and have to sign in again. Only the new owner can reverse this.`,
        ...{ confirmLabel: 'Transfer', isDangerous: true },
      });
      if (!isConfirmed) return;
      await act('POST', appOwnershipPath(identifier, person.accountId));
      // One's own place has changed: everything is asked again, from the sign-in on.
      window.location.assign('/');
    },
  };
}

export function useRefresh(): () => void {
  const { identifier } = useSite();
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['site', identifier, 'team'] });
    void queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
  };
}
