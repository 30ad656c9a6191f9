import { foldText } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/selectField';
import { Search } from 'lucide-react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import css from './choices.module.css';
import type { SelectFieldProps } from './SelectField.tsx';
import { ChoiceList, SelectFrame } from './SelectFrame.tsx';

/** Of more choices only those in sight exist. */
const VIRTUAL = 200;

const contains = (text: string, typed: string) => foldText(text).includes(foldText(typed));

interface SearchedSelectProps<Value extends string> extends SelectFieldProps<Value> {
  readonly isOpenAtOnce: boolean;
}

/** One of many, with a search box above the list. */
export function SearchedSelect<Value extends string>(props: SearchedSelectProps<Value>) {
  return (
    <SelectFrame {...props} opening={{ defaultOpen: props.isOpenAtOnce }}>
      <Autocomplete filter={contains}>
        <SearchField aria-label={texts.search} autoFocus className={css.search ?? ''}>
          <Search aria-hidden="true" />
          <Input placeholder={texts.search} maxLength={60} />
        </SearchField>
        {props.choices.length <= VIRTUAL ? (
          <ChoiceList choices={props.choices} />
        ) : (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 36 }}>
            <ChoiceList choices={props.choices} isLong />
          </Virtualizer>
        )}
      </Autocomplete>
    </SelectFrame>
  );
}
