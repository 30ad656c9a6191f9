import { appAreaInvitationsPath, type WireMemberArea } from '@quoin/contract/endpoints/running';
import { tidyAddresses } from '@quoin/domain/access';
import { useSite } from '../../app/site.ts';
import { AddressesDialog } from './AddressesDialog.tsx';

/** People by address: each gets a mail with a link that leads in. */
export function InvitePeopleDialog({ area, onClose }: { readonly area: WireMemberArea; readonly onClose: () => void }) {
  const site = useSite();
  return (
    <AddressesDialog
      area={area}
      title={`Invite people to ${area.name}`}
      hint="One or several. Each gets a mail with a link that leads in once, within 14 days, without asking or paying."
      label="Send"
      path={appAreaInvitationsPath(site.identifier, area.id)}
      body={(invite) => ({ invite, withdraw: [] })}
      read={tidyAddresses}
      said={(count) => (count === 1 ? 'Invited.' : `${count} people are invited.`)}
      onClose={onClose}
    />
  );
}
