import type { WireRestockGroup } from '@quoin/contract/endpoints/store';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { people } from './restockActs.ts';

/** Before mails go out that cannot be called back: to how many, and whether they would find anything (RSTK-07). */
export function confirmSend(groups: readonly WireRestockGroup[]): Promise<boolean> {
  const count = groups.reduce((sum, { waitingCount }) => sum + waitingCount, 0);
  const soldOut = groups.filter(({ isBuyable }) => !isBuyable);
  return confirm({
    title: `Notify ${people(count)}?`,
    confirmLabel: 'Send emails',
    message: (
      <>
        <p>Each person gets one email, even for several products, and is then removed from the list.</p>
        {soldOut.length === 0 ? null : (
          <p role="alert">
            {soldOut.length === groups.length && groups.length === 1
              ? 'This product is still sold out.'
              : `${soldOut.length} of these ${soldOut.length === 1 ? 'is' : 'are'} still sold out.`}
          </p>
        )}
      </>
    ),
  });
}
