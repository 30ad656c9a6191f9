import { appAreaMembersPath, type WireMemberArea } from '@quoin/contract/endpoints/running';
import { useSite } from '../../app/site.ts';
import { AddressesDialog } from './AddressesDialog.tsx';

/** People by address: whoever signs in with one of them is in. */
export function AddMembersDialog({ area, onClose }: { readonly area: WireMemberArea; readonly onClose: () => void }) {
  const site = useSite();
  return (
    <AddressesDialog
      area={area}
      title={`Add people to ${area.name}`}
      hint="One or several. They are in as soon as they sign in with that address; nobody is written to."
      label="Add"
      path={appAreaMembersPath(site.identifier, area.id)}
      body={(add) => ({ add, remove: [] })}
      read={(words) => words.filter((address) => address !== '')}
      said={(count) => (count === 1 ? 'Added.' : `${count} people are added.`)}
      onClose={onClose}
    />
  );
}
