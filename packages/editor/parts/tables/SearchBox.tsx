import * as texts from '@quoin/messages/app/searchBox';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import css from './SearchBox.module.css';

export interface SearchBoxProps {
  readonly label: string;
  /** What the address says is searched for. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Long enough to finish a word, short enough to feel immediate. */
const PAUSE_MS = 250;

/** Searches while one types, after a short pause; Enter searches at once. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <SearchField
      aria-label={label}
      value={text}
      onChange={setText}
      onSubmit={(submitted) => onSearch(submitted.trim())}
      className={css.box ?? ''}
    >
      <Search aria-hidden="true" className={css.icon} />
      <Input className={css.input ?? ''} placeholder={label} maxLength={200} />
      <Button className={css.clear ?? ''} aria-label={texts.clearSearch}>
        <X aria-hidden="true" />
      </Button>
    </SearchField>
  );
}
