import { appAreaMembersPath, type WireMemberArea } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/addMembersDialog';
import * as commonTexts from '@quoin/messages/app/common';
import { useSite } from '../../app/site/site.ts';
import { AddressesDialog } from './AddressesDialog.tsx';

/** Adds members by email address. Anyone who signs in with one has access. */
export function AddMembersDialog({ area, onClose }: { readonly area: WireMemberArea; readonly onClose: () => void }) {
  const site = useSite();
  return (
    <AddressesDialog
      area={area}
      title={texts.addMembersTo(area.name)}
      hint={texts.enterOneOrMore}
      label={commonTexts.add}
      path={appAreaMembersPath(site.identifier, area.id)}
      body={(add) => ({ add, remove: [] })}
      read={(words) => words.filter((address) => address !== '')}
      said={(count) => texts.membersAdded(count)}
      onClose={onClose}
    />
  );
}
