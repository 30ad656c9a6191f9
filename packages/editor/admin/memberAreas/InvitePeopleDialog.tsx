import { appAreaInvitationsPath, type WireMemberArea } from '@quoin/contract/endpoints/running';
import { tidyAddresses } from '@quoin/domain/access';
import { useSite } from '../../app/site/site.ts';
import { AddressesDialog } from './AddressesDialog.tsx';

/** People by address: each gets a mail with a link that leads in. */
export function InvitePeopleDialog({ area, onClose }: { readonly area: WireMemberArea; readonly onClose: () => void }) {
  const site = useSite();
  return (
    <AddressesDialog
      area={area}
      title={`Invite people to ${area.name}`}
      hint="Enter one or more addresses. Each person gets an email with a single-use link that gives access without payment. It expires after 14 days."
      label="Send invitations"
      path={appAreaInvitationsPath(site.identifier, area.id)}
      body={(invite) => ({ invite, withdraw: [] })}
      read={tidyAddresses}
      said={(count) => (count === 1 ? 'Invitation sent.' : `${count} invitations sent.`)}
      onClose={onClose}
    />
  );
}
