import { flagIn, recordIn } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/deviceFields';
import { perform } from '../../commands/acts/acting.ts';
import { hideBlocks } from '../../commands/blocks/hideBlocks.ts';
import { lockBlocks } from '../../commands/blocks/lockBlocks.ts';
import { block } from '../../commands/records.ts';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { useActWorld, useEditorState } from '../editorContext.ts';

/** Where blocks are shown (ED-32), and whether they can be moved by accident. */
export function DeviceFields({ ids }: { readonly ids: readonly string[] }) {
  const world = useActWorld();
  const records = useEditorState((state) => state.records);
  const all = ids.map((id) => block(records, id));
  const isHiddenOn = (device: 'desktop' | 'phone') => all.every((record) => flagIn(recordIn(record, 'hidden'), device));
  const show = (device: 'desktop' | 'phone', isShown: boolean) =>
    void perform(world, hideBlocks, { ids, device, isHidden: !isShown });
  return (
    <>
      <SwitchField isSelected={!isHiddenOn('desktop')} onChange={(isShown) => show('desktop', isShown)}>
        {texts.showOnDesktopAnd}
      </SwitchField>
      <SwitchField isSelected={!isHiddenOn('phone')} onChange={(isShown) => show('phone', isShown)}>
        {texts.showOnPhone}
      </SwitchField>
      <SwitchField
        isSelected={all.every((record) => flagIn(record, 'isLocked'))}
        onChange={(isLocked) => void perform(world, lockBlocks, { ids, isLocked })}
        hint={texts.lockedBlocksCannotBe}
      >
        {texts.locked}
      </SwitchField>
    </>
  );
}
