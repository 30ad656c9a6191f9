import * as texts from '@quoin/messages/app/helpPanel';
import { lazy, Suspense } from 'react';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { useShellState } from '../useShellState.ts';
import type { DialogProps } from './EditorDialogs.tsx';

const HelpContent = lazy(async () => ({ default: (await import('../../app/help/HelpContent.tsx')).HelpContent }));
/** The page about this editor, as its place in the tree is called. */
const HERE = 'pages';

export function EditorHelp({ model, onClose }: DialogProps) {
  const { help } = useShellState(model);
  const close = () => {
    onClose();
    model.set({ help: null });
  };
  return (
    <DialogBox title={texts.help} isOpen onClose={close} look="side">
      <Suspense fallback={null}>
        <HelpContent target={help ?? { page: HERE }} here={HERE} onOpen={(target) => model.set({ help: target })} />
      </Suspense>
    </DialogBox>
  );
}
