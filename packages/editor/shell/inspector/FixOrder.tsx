import * as texts from '@quoin/messages/app/inspectorFixOrder';
import { perform } from '../../commands/acts/acting.ts';
import { fixOrder, isReadAgainstPaint } from '../../commands/fixOrder.ts';
import { Button } from '../../parts/Button.tsx';
import { useActWorld, useEditorState } from '../editorContext.ts';
import css from './inspector.module.css';

/** Says that a section is read in another order than it is seen, and puts it right. */
export function FixOrder({ section }: { readonly section: string }) {
  const world = useActWorld();
  const isWrong = useEditorState(({ records }) => isReadAgainstPaint(records, section));
  if (!isWrong) return null;
  return (
    <div className={css.notice} role="note">
      <p>{texts.overlappingBlocksAreIn}</p>
      <Button onPress={() => void perform(world, fixOrder, { section })}>{texts.fixOrder}</Button>
    </div>
  );
}
