import { appAreaInvitationsPath, type WireMemberArea } from '@quoin/contract/endpoints/running';
import { tidyAddresses } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/invitePeopleDialog';
import { useSite } from '../../app/site/site.ts';
import { AddressesDialog } from './AddressesDialog.tsx';

/** People by address: each gets a mail with a link that leads in. */
export function InvitePeopleDialog({ area, onClose }: { readonly area: WireMemberArea; readonly onClose: () => void }) {
  const site = useSite();
  return (
    <AddressesDialog
      area={area}
      title={texts.invitePeopleTo(area.name)}
      hint={texts.enterOneOrMore}
      label={texts.sendInvitations}
      path={appAreaInvitationsPath(site.identifier, area.id)}
      body={(invite) => ({ invite, withdraw: [] })}
      read={tidyAddresses}
      said={(count) => texts.invitationsSent(count)}
      onClose={onClose}
    />
  );
}
