import type { WireSiteText } from '@quoin/contract/endpoints/store';
import { placeholderProblem, TEXT_LENGTH, textsSentence } from '@quoin/domain/texts';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/ownText';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../../parts/Badge.tsx';
import { Button } from '../../../parts/Button.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import lists from '../languages/translate.module.css';
import css from './texts.module.css';
import { formNote, sampleOf } from './textsQuery.ts';

interface OwnTextProps {
  readonly text: WireSiteText;
  /** Name of the part, if texts of several parts are shown together. */
  readonly group: string;
  readonly own: string;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (key: string, text: string) => void;
}

const LONG_TEXT = 60;

/** Shows the built-in text next to the owner's replacement. */
export const OwnText = memo(function OwnText({ text, group, own, problem, isReadOnly, onChange }: OwnTextProps) {
  const { key, standard, placeholders } = text;
  const wrong = own.trim() === '' ? null : placeholderProblem(text, own);
  const error = wrong === null ? problem : textsSentence(wrong);
  const note = [group, formNote(key)].filter((part) => part !== '').join(' · ');
  return (
    <li className={lists.pair}>
      <div>
        {note === '' ? null : <span className={lists.label}>{note}</span>}
        <p className={lists.original} dir="auto">
          {standard}
        </p>
        {text.isBoundByLaw ? <p className={css.law}>{texts.euLawPrescribesWhat}</p> : null}
      </div>
      <div>
        <TextField
          label={texts.default(standard.length > LONG_TEXT ? `${standard.slice(0, LONG_TEXT)}…` : standard)}
          value={own}
          onChange={(value) => onChange(key, value)}
          placeholder={standard}
          error={error}
          isReadOnly={isReadOnly}
          maxLength={TEXT_LENGTH}
          {...(standard.length > LONG_TEXT ? { rows: 3 } : {})}
          {...(placeholders.length === 0
            ? {}
            : { hint: texts.putInByUs(placeholders.map((name) => `{${name}}`).join(', ')) })}
        />
        {own === '' ? null : (
          <div className={lists.state}>
            <Badge text={commonTexts.changed} tone="good" />
            {error === undefined && placeholders.length > 0 ? (
              <span className={lists.soft}>{texts.result(sampleOf(own))}</span>
            ) : null}
            {isReadOnly ? null : (
              <Button look="quiet" aria-label={texts.reset(standard)} onPress={() => onChange(key, '')}>
                <RotateCcw aria-hidden="true" size={15} /> {texts.reset2}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
});
