import type { WireRestockGroup } from '@quoin/contract/endpoints/store';
import { confirm } from '../../parts/confirm.ts';
import { people } from './restockActs.ts';

/** Before mails go out that cannot be called back: to how many, and whether they would find anything (RSTK-07). */
export function confirmSend(groups: readonly WireRestockGroup[]): Promise<boolean> {
  const count = groups.reduce((sum, { waitingCount }) => sum + waitingCount, 0);
  const soldOut = groups.filter(({ isBuyable }) => !isBuyable);
  return confirm({
    title: `Tell ${people(count)}?`,
    confirmLabel: 'Send the mails',
    message: (
      <>
        <p>Each of them gets one mail, also whoever waits for several of these, and is off the list then.</p>
        {soldOut.length === 0 ? null : (
          <p role="alert">
            {soldOut.length === groups.length && groups.length === 1
              ? 'It is still sold out: they would find nothing to buy.'
              : `${soldOut.length} of these ${soldOut.length === 1 ? 'is' : 'are'} still sold out.`}
          </p>
        )}
      </>
    ),
  });
}
