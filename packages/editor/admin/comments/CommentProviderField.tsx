import { commentSettingsSentence, shortnameProblem, tidyShortname } from '@quoin/domain/site';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { ChoiceField } from '../../parts/fields/ChoiceField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from '../../parts/tables/moderation.module.css';

type Keeper = 'site' | 'disqus';

const KEEPERS: readonly { readonly value: Keeper; readonly text: string; readonly hint: string }[] = [
  { value: 'site', text: 'This site', hint: 'Comments are stored and moderated here.' },
  {
    ...{ value: 'disqus', text: 'Disqus' },
    hint: 'Loads after the visitor consents. You moderate comments at Disqus. Comments stored here are kept but hidden.',
  },
];

interface KeeperFieldProps {
  /** '' : this site keeps them. */
  readonly shortname: string;
  readonly isDisabled: boolean;
  readonly onSave: (shortname: string) => void;
}

/** Who keeps the comments (decision 0043). Disqus is asked once its forum is named. */
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
      <ChoiceField label="Comment service" choices={KEEPERS} value={keeper} isDisabled={isDisabled} onChange={choose} />
      {keeper === 'disqus' ? (
        <form
          className={css.keeperName}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label="Disqus shortname"
            value={written}
            onChange={setWritten}
            maxLength={200}
            placeholder="my-site"
            hint="The first part of your Disqus address, such as my-site in my-site.disqus.com."
            error={error}
          />
          <Button type="submit" isDisabled={tidyShortname(written) === '' || isDisabled}>
            {shortname === '' ? 'Use Disqus' : 'Save shortname'}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
