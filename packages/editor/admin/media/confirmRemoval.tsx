import type { WireAsset, WireAssetUse } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/confirmRemoval';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { UseList } from './UseList.tsx';
import type { MediaActs } from './useMediaActs.ts';

/** Deletes files. If one is in use, shows where and asks first. Returns whether they were deleted. */
export async function confirmRemoval(acts: MediaActs, assets: readonly WireAsset[]): Promise<boolean> {
  const outcome = await acts.remove(assets);
  if (typeof outcome === 'boolean') return outcome;
  return (await askAboutUses(outcome)) && (await acts.remove(assets, true)) === true;
}

function askAboutUses(uses: readonly WireAssetUse[]): Promise<boolean> {
  return confirm({
    title: texts.thisIsUsedOn,
    message: (
      <>
        <UseList uses={uses} />
        <p>{texts.itStaysVisibleThere}</p>
      </>
    ),
    ...{ confirmLabel: texts.deleteAnyway, isDangerous: true },
  });
}
