import * as texts from '@quoin/messages/app/clashDialog';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import fields from '../fields/fields.module.css';
import css from './ClashDialog.module.css';
import { DialogBox } from './DialogBox.tsx';

/** One part that two people changed, each to something else. */
export interface ShownClash {
  readonly part: string;
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface ClashDialogProps {
  /** `product` in the words of the dialog. */
  readonly thing: string;
  readonly clashes: readonly ShownClash[];
  readonly onClose: () => void;
  readonly onDrop: () => void;
  /** Goes on with everything joined; of what both changed, mine of these parts. */
  readonly onJoin: (mine: ReadonlySet<string>) => void;
}

/**
 * Resolves a conflict when another user saved meanwhile: parts changed by both are chosen one by one, the rest is
 * merged.
 */
export function ClashDialog({ thing, clashes, onClose, onDrop, onJoin }: ClashDialogProps) {
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(clashes.map(({ part }) => part)));
  const choose = (part: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(part);
    else next.delete(part);
    setMine(next);
  };
  return (
    <DialogBox
      title={texts.thisWasChangedBy(thing)}
      isOpen
      isQuestion
      look="wide"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onDrop}>{texts.discardMyChanges}</Button>
          <Button look="primary" onPress={() => onJoin(mine)}>
            {texts.continue}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <p>{clashes.length === 0 ? texts.bothChangesCanBe(thing) : texts.youBothChangedThese}</p>
        {clashes.map((clash) => (
          <div key={clash.part} className={css.clash}>
            <ChoiceField
              label={clash.name}
              value={mine.has(clash.part) ? 'mine' : 'theirs'}
              onChange={(choice) => choose(clash.part, choice === 'mine')}
              choices={[
                { value: 'mine', text: texts.yours, hint: clash.mine || texts.nothing },
                { value: 'theirs', text: texts.theirs, hint: clash.theirs || texts.nothing },
              ]}
            />
          </div>
        ))}
      </div>
    </DialogBox>
  );
}
