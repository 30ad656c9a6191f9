import type { WireRestockGroup } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/confirmSend';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { people } from './restockActs.ts';

/** Before mails go out that cannot be called back: to how many, and whether they would find anything (RSTK-07). */
export function confirmSend(groups: readonly WireRestockGroup[]): Promise<boolean> {
  const count = groups.reduce((sum, { waitingCount }) => sum + waitingCount, 0);
  const soldOut = groups.filter(({ isBuyable }) => !isBuyable);
  return confirm({
    title: texts.notify(people(count)),
    confirmLabel: texts.sendEmails,
    message: (
      <>
        <p>{texts.eachPersonGetsOne}</p>
        {soldOut.length === 0 ? null : (
          <p role="alert">
            {soldOut.length === groups.length && groups.length === 1
              ? texts.thisProductIsStill
              : texts.ofTheseAreStill(soldOut.length)}
          </p>
        )}
      </>
    ),
  });
}
