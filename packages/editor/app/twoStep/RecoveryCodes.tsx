import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/recoveryCodes';
import { Button } from '../../parts/Button.tsx';
import { saveFile } from '../files/saveFile.ts';
import css from './twoStep.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once; kept by the person alone. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className={css.step}>
      <p role="status">{texts.saveTheseCodes}</p>
      <ul className={css.codes} aria-label={texts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.acts}>
        <Button onPress={() => saveFile('quoin-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}>
          {texts.downloadCodes}
        </Button>
        <Button look="primary" onPress={onDone}>
          {commonTexts.done}
        </Button>
      </div>
    </div>
  );
}
