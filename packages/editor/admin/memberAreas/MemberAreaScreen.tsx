import { appAreaMembersCsvPath, appMemberAreaPath, type WireMemberArea } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/memberAreaScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Download, Mail, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { NotFoundScreen } from '../../app/plainScreens.tsx';
import { memberAreasQuery } from '../../app/queries/memberAreaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { downloadFile } from '../customers/downloadFile.ts';
import { orComplain } from '../orders/orderActs.ts';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { AreaDialog } from './AreaDialog.tsx';
import { AreaInvitations } from './AreaInvitations.tsx';
import { AreaMembers } from './AreaMembers.tsx';
import { AreaRequests } from './AreaRequests.tsx';
import { InvitePeopleDialog } from './InvitePeopleDialog.tsx';
import { JOINING_TEXTS } from './joiningTexts.ts';

/** One area: what it is, and who is in it. */
export function MemberAreaScreen() {
  const site = useSite();
  const { areaId } = useParams({ from: '/$site/config/member-areas/$areaId' });
  const query = useQuery(memberAreasQuery(site.identifier));
  if (query.data === undefined) {
    return (
      <Page title={texts.memberArea} site={site.title}>
        <Card flush>
          {query.isError ? (
            <ErrorState title={texts.theMemberAreaCould} error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={5} label={texts.loadingTheMemberArea} />
          )}
        </Card>
      </Page>
    );
  }
  const area = query.data.areas.find(({ id }) => id === areaId);
  return area === undefined ? <NotFoundScreen /> : <AreaPage area={area} />;
}

type Opened = 'change' | 'add' | 'invite' | null;

function AreaPage({ area }: { readonly area: WireMemberArea }) {
  const site = useSite();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const remove = useDeleteArea(area);
  const mayChange = isAllowed(site, 'content.full');
  const mayAdd = isAllowed(site, 'orders.full');
  const save = () => downloadFile(appAreaMembersCsvPath(site.identifier, area.id), `${site.identifier}-members.csv`);
  const joining = JOINING_TEXTS[area.joining];
  return (
    <Page
      title={area.name}
      site={site.title}
      marks={<Badge text={joining.mark} tone={area.joining === 'free' ? 'good' : 'plain'} />}
      actions={
        <>
          {mayChange ? (
            <ActionMenu
              label={texts.more}
              actions={[
                { id: 'change', text: texts.editArea, act: () => setOpened('change') },
                { id: 'delete', text: texts.deleteArea, isDangerous: true, act: () => orComplain(remove()) },
              ]}
            />
          ) : null}
          {isAllowed(site, 'orders.read') ? (
            <Button onPress={() => orComplain(save())}>
              <Download aria-hidden="true" /> {texts.export}
            </Button>
          ) : null}
          {mayAdd ? (
            <>
              <Button onPress={() => setOpened('add')}>
                <UserPlus aria-hidden="true" /> {texts.addMembers}
              </Button>
              <Button look="primary" onPress={() => setOpened('invite')}>
                <Mail aria-hidden="true" /> {texts.invitePeople}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <AboutArea area={area} />
      <AreaRequests area={area} mayAnswer={mayAdd} />
      <AreaInvitations area={area} mayChange={mayAdd} />
      <AreaMembers area={area} mayChange={mayAdd} />
      {opened === 'change' ? <AreaDialog area={area} onClose={close} /> : null}
      {opened === 'add' ? <AddMembersDialog area={area} onClose={close} /> : null}
      {opened === 'invite' ? <InvitePeopleDialog area={area} onClose={close} /> : null}
    </Page>
  );
}

function AboutArea({ area }: { readonly area: WireMemberArea }) {
  const products = area.products.map(({ title }) => title || texts.aDeletedProduct).join(', ');
  return (
    <Card title={commonTexts.details}>
      <div className={fields.stack}>
        {area.description === '' ? null : <p>{area.description}</p>}
        <p>
          {JOINING_TEXTS[area.joining].hint}
          {products === '' ? null : ` ${products}.`}
        </p>
        <p className={fields.soft}>
          {area.pages.length === 0 ? texts.noPublishedPageIs : texts.pages(area.pages.join(', '))}
        </p>
      </div>
    </Card>
  );
}

function useDeleteArea(area: WireMemberArea) {
  const site = useSite();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const isConfirmed = await confirm({
      title: texts.delete(area.name),
      message: texts.pagesRestrictedToThis,
      ...{ confirmLabel: texts.deleteArea, isDangerous: true },
    });
    if (!isConfirmed) return;
    await act('DELETE', appMemberAreaPath(site.identifier, area.id));
    await navigate({ to: '/$site/config/member-areas', params: { site: site.identifier } });
    await queries.invalidateQueries({ queryKey: memberAreasQuery(site.identifier).queryKey });
    announce(texts.memberAreaDeleted);
  };
}
