import { appAreaMembersPath, type WireMemberArea } from '@quoin/contract/endpoints/running';
import { useSite } from '../../app/site/site.ts';
import { AddressesDialog } from './AddressesDialog.tsx';

/** People by address: whoever signs in with one of them is in. */
export function AddMembersDialog({ area, onClose }: { readonly area: WireMemberArea; readonly onClose: () => void }) {
  const site = useSite();
  return (
    <AddressesDialog
      area={area}
      title={`Add members to ${area.name}`}
      hint="Enter one or more addresses. People get access when they sign in with that address. No email is sent."
      label="Add"
      path={appAreaMembersPath(site.identifier, area.id)}
      body={(add) => ({ add, remove: [] })}
      read={(words) => words.filter((address) => address !== '')}
      said={(count) => (count === 1 ? 'Added.' : `${count} members added.`)}
      onClose={onClose}
    />
  );
}
