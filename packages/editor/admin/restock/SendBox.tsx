import type { WireRestockGroup } from '@quoin/contract/endpoints/store';
import { useMutation } from '@tanstack/react-query';
import { ConfirmBox } from '../../parts/DialogBox.tsx';
import { complain } from '../../parts/toasts.tsx';
import { people, useRestockActs } from './restockActs.ts';

interface Props {
  readonly groups: readonly WireRestockGroup[];
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Before mails go out that cannot be called back: to how many, and whether they would find anything (RSTK-07). */
export function SendBox({ groups, onClose, onSent }: Props) {
  const { send } = useRestockActs();
  const sending = useMutation({
    mutationFn: () => send(groups.map(({ productId, variantId }) => ({ productId, variantId }))),
    onSuccess: onSent,
    onError: (error) => {
      complain(error.message);
      onClose();
    },
  });
  const count = groups.reduce((sum, { waitingCount }) => sum + waitingCount, 0);
  const soldOut = groups.filter(({ isBuyable }) => !isBuyable);
  return (
    <ConfirmBox
      title={`Tell ${people(count)}?`}
      confirmText="Send the mails"
      isOpen
      isPending={sending.isPending}
      onConfirm={() => sending.mutate()}
      onClose={onClose}
    >
      <p>Each of them gets one mail, also whoever waits for several of these, and is off the list then.</p>
      {soldOut.length === 0 ? null : (
        <p role="alert">
          {soldOut.length === groups.length && groups.length === 1
            ? 'It is still sold out: they would find nothing to buy.'
            : `${soldOut.length} of these ${soldOut.length === 1 ? 'is' : 'are'} still sold out.`}
        </p>
      )}
    </ConfirmBox>
  );
}
