import { commentSettingsSentence, shortnameProblem, tidyShortname } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/commentProviderField';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { ChoiceField } from '../../parts/fields/ChoiceField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from '../../parts/tables/moderation.module.css';

type Keeper = 'site' | 'disqus';

const KEEPERS: readonly { readonly value: Keeper; readonly text: string; readonly hint: string }[] = [
  { value: 'site', text: texts.thisSite, hint: texts.commentsAreStoredAnd },
  {
    ...{ value: 'disqus', text: texts.disqus },
    hint: texts.loadsAfterTheVisitor,
  },
];

interface KeeperFieldProps {
  /** '' : this site keeps them. */
  readonly shortname: string;
  readonly isDisabled: boolean;
  readonly onSave: (shortname: string) => void;
}

/** Selects where comments are stored (decision 0043). Disqus takes effect once its forum is named. */
export function CommentProviderField({ shortname, isDisabled, onSave }: KeeperFieldProps) {
  const [keeper, setKeeper] = useState<Keeper>(shortname === '' ? 'site' : 'disqus');
  const [written, setWritten] = useState(shortname);
  const [error, setError] = useState<string | undefined>(undefined);
  const choose = (next: Keeper) => {
    setKeeper(next);
    if (next === 'site' && shortname !== '') onSave('');
  };
  const save = () => {
    const name = tidyShortname(written);
    const problem = shortnameProblem(name);
    setError(problem === null ? undefined : commentSettingsSentence(problem));
    if (problem === null && name !== '' && name !== shortname) onSave(name);
  };
  return (
    <div className={css.keeper}>
      <ChoiceField
        label={texts.commentService}
        choices={KEEPERS}
        value={keeper}
        isDisabled={isDisabled}
        onChange={choose}
      />
      {keeper === 'disqus' ? (
        <form
          className={css.keeperName}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label={texts.disqusShortname}
            value={written}
            onChange={setWritten}
            maxLength={200}
            placeholder={texts.mySite}
            hint={texts.theFirstPartOf}
            error={error}
          />
          <Button type="submit" isDisabled={tidyShortname(written) === '' || isDisabled}>
            {shortname === '' ? texts.useDisqus : texts.saveShortname}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
