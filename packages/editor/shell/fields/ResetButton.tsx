import * as texts from '@quoin/messages/app/resetButton';
import { RotateCcw } from 'lucide-react';
import { inSentence } from '../../app/locale.ts';
import { Button } from '../../parts/Button.tsx';
import css from './fields.module.css';

/** Back to the default. */
export function ResetButton({ label, onReset }: { readonly label: string; readonly onReset: () => void }) {
  return (
    <span className={css.reset}>
      <Button look="quiet" aria-label={texts.reset(inSentence(label))} onPress={onReset}>
        <RotateCcw aria-hidden="true" />
      </Button>
    </span>
  );
}
