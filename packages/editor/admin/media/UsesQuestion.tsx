import type { WireAssetUse } from '@quoin/contract/endpoints/content';
import { ConfirmBox } from '../../parts/DialogBox.tsx';
import { UseList } from './UseList.tsx';

export interface UsesQuestionProps {
  readonly uses: readonly WireAssetUse[];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Nothing that is used is deleted before somebody has seen where. */
export function UsesQuestion({ uses, onClose, onConfirm }: UsesQuestionProps) {
  return (
    <ConfirmBox
      title="This is used on your site"
      confirmText="Delete anyway"
      isOpen
      isDangerous
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <UseList uses={uses} />
      <p>
        These places go on showing it while it is in the trash. Once it is deleted for ever, they show nothing there.
      </p>
    </ConfirmBox>
  );
}
