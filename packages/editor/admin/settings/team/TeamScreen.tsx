import {
  type AppTeamResponse,
  appContributorPath,
  appInvitesPath,
  appOwnershipPath,
  type WireContributor,
  type WireInvite,
} from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/teamScreen';
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
import { SecurityCard } from './SecurityCard.tsx';

type Open = { readonly kind: 'invite' } | { readonly kind: 'roles'; readonly person: WireContributor };

/** Shows who works on the site, who is invited, and what each may do. */
export function TeamScreen() {
  const site = useSite();
  const query = useQuery(teamQuery(site.identifier));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title={commonTexts.team}
      site={site.title}
      subtitle={texts.peopleWhoWorkOn}
      actions={
        <>
          <Link to="/$site/config/settings/roles" params={{ site: site.identifier }} className={buttonLook()}>
            {texts.rolePermissions}
          </Link>
          <Button look="primary" onPress={() => setOpen({ kind: 'invite' })}>
            {texts.invite}
          </Button>
        </>
      }
    >
      {query.data !== undefined ? (
        <Team team={query.data} onOpen={setOpen} />
      ) : query.isError ? (
        <ErrorState title={texts.theContributorsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={4} label={texts.loadingContributors} />
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
      <Card title={commonTexts.team} flush>
        <ul className={css.rows} aria-label={texts.contributors}>
          {team.contributors.map((person) => (
            <Person key={person.accountId} person={person} onOpen={onOpen} />
          ))}
        </ul>
      </Card>
      <SecurityCard requiresTwoStep={team.requiresTwoStep} />
      {team.invites.length === 0 ? null : (
        <Card title={texts.invited} flush>
          <ul className={css.rows} aria-label={texts.openInvitations}>
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
    ...(isSelf ? [] : [{ id: 'roles', text: texts.editRoles, act: () => onOpen({ kind: 'roles', person }) }]),
    ...(site.isOwner
      ? [{ id: 'transfer', text: texts.transferOwnership, act: () => orComplain(acts.transfer()) }]
      : []),
    {
      id: 'remove',
      text: isSelf ? texts.leaveSite : commonTexts.remove,
      isDangerous: true,
      act: () => orComplain(acts.remove()),
    },
  ];
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>
          {person.displayName}
          {isSelf ? texts.you : ''}
        </span>
        <span className={css.soft}>{person.email}</span>
      </span>
      {person.isOwner ? (
        <Badge text={texts.owner} tone="good" />
      ) : (
        <span className={css.soft}>{rolesText(person.roles)}</span>
      )}
      {person.isOwner ? null : <ActionMenu label={texts.actionsFor(person.displayName)} actions={actions} />}
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
      announce(texts.invitationResentTo(invite.email));
    },
    onError: (error) => complain(error.message),
  });
  const withdraw = useMutation({
    mutationFn: () => act('DELETE', appInvitesPath(identifier, invite.id)),
    onSuccess: () => {
      refresh();
      announce(texts.invitationOfWithdrawn(invite.email));
    },
    onError: (error) => complain(error.message),
  });
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{invite.email}</span>
        <span className={css.soft}>{texts.invitedBy(rolesText(invite.roles), invite.inviter)}</span>
      </span>
      {isOver ? (
        <Badge text={texts.expired} tone="warn" />
      ) : (
        <span className={css.soft}>{texts.until(moments.short(invite.expiresAt, Date.now()))}</span>
      )}
      <Button isPending={again.isPending} onPress={() => again.mutate()} aria-label={texts.resendTo(invite.email)}>
        {texts.resend}
      </Button>
      <Button
        look="quiet"
        isPending={withdraw.isPending}
        onPress={() => withdraw.mutate()}
        aria-label={texts.withdraw(invite.email)}
      >
        {texts.withdraw2}
      </Button>
    </li>
  );
}

/** Acts that take away so much that they need confirmation. */
function usePersonActs(person: WireContributor) {
  const { identifier } = useSite();
  const refresh = useRefresh();
  return {
    async remove() {
      const isConfirmed = await confirm({
        title: texts.remove(person.displayName),
        message: texts.losesAccessToThis(person.email),
        ...{ confirmLabel: commonTexts.remove, isDangerous: true },
      });
      if (!isConfirmed) return;
      await act('DELETE', appContributorPath(identifier, person.accountId));
      refresh();
      announce(texts.removed(person.displayName));
    },
    async transfer() {
      const isConfirmed = await confirm({
        title: texts.transferOwnershipTo(person.displayName),
        message: texts.becomesTheOwnerYou(person.email),
        ...{ confirmLabel: texts.transfer, isDangerous: true },
      });
      if (!isConfirmed) return;
      await act('POST', appOwnershipPath(identifier, person.accountId));
      // The user's own role has changed: everything is loaded again, from the sign-in on.
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
