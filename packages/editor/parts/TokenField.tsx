import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import field from './TextField.module.css';
import css from './TokenField.module.css';

export interface TokenFieldProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** What one may mean while typing. */
  readonly proposals?: readonly string[];
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly placeholder?: string;
}

/** Several short texts: Enter or a comma ends one, Backspace in the empty input takes the last one back. */
export function TokenField({ label, values, onChange, proposals = [], hint, error, placeholder }: TokenFieldProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const add = (given: string) => {
    const parts = given.split(/[,\n]/).map((part) => part.trim());
    const fresh = parts.filter((part) => part !== '' && !values.includes(part));
    if (fresh.length > 0) onChange([...values, ...new Set(fresh)]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Enter' || event.key === ',';
    if (isEnd && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Enter') {
      event.preventDefault();
    } else if (event.key === 'Backspace' && text === '' && values.length > 0) {
      onChange(values.slice(0, -1));
    }
  };
  const remove = (value: string) => {
    onChange(values.filter((each) => each !== value));
    input.current?.focus();
  };
  const left = proposals.filter((proposal) => !values.includes(proposal)).slice(0, 50);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the input means the input */}
      <div className={`${css.box} ${error === undefined ? '' : css.invalid}`} onClick={() => input.current?.focus()}>
        {values.map((value) => (
          <span key={value} className={css.token}>
            {value}
            <button type="button" aria-label={`Remove ${value}`} onClick={() => remove(value)}>
              <X aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          value={text}
          placeholder={values.length === 0 ? placeholder : undefined}
          list={left.length === 0 ? undefined : `${id}-proposals`}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) =>
            event.target.value.includes(',') ? add(event.target.value) : setText(event.target.value)
          }
          onKeyDown={onKeyDown}
          onBlur={() => text.trim() !== '' && add(text)}
        />
        <datalist id={`${id}-proposals`}>
          {left.map((proposal) => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      </div>
      <span id={`${id}-note`} className={error === undefined ? field.hint : field.error}>
        {error ?? hint}
      </span>
    </div>
  );
}
