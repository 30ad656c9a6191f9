import { editorWording } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/tokenField';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { RewrittenToken } from '../secrets/RewrittenToken.tsx';
import field from './TextField.module.css';
import css from './TokenField.module.css';
import { type Tokens, withRewritten, withTyped } from './tokens.ts';

export interface TokenFieldProps {
  readonly label: string;
  /** What one of them is called: a tag, a category. */
  readonly kind: string;
  readonly values: Tokens;
  readonly onChange: (values: Tokens) => void;
  /** What one may mean while typing. */
  readonly proposals?: readonly string[];
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly placeholder?: string;
}

/**
 * Edits several short texts: Enter or a comma ends one, Backspace in the empty input removes the last one, and a press
 * on one edits it.
 */
export function TokenField(props: TokenFieldProps) {
  const { label, kind, values, onChange, proposals = [], hint, placeholder } = props;
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const rewriting = useRef<HTMLInputElement>(null);
  const id = useId();
  const error = complaint ?? props.error;
  const add = (given: string) => {
    const after = withTyped(values, given);
    setComplaint(after.isTaken ? editorWording.tokenTaken(kind) : null);
    if (after.isTaken) return;
    if (after.values.length > values.length) onChange(after.values);
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
  const leave = () => {
    if (text.trim() !== '' && !withTyped(values, text).isTaken) add(text);
    else setText('');
  };
  const remove = (value: string) => {
    onChange(values.filter((each) => each !== value));
    setComplaint(null);
    input.current?.focus();
  };
  const edit = (value: string) => {
    setComplaint(edited === null ? null : editorWording.oneTokenAtOnce(kind));
    if (edited === null) setEdited(value);
    else rewriting.current?.focus();
  };
  const rewrite = (old: string, typed: string) => {
    const after = withRewritten(values, old, typed);
    setComplaint(after.isTaken ? editorWording.tokenTaken(kind) : null);
    if (after.isTaken) return false;
    onChange(after.values);
    setEdited(null);
    return true;
  };
  const giveUp = () => {
    setEdited(null);
    setComplaint(null);
    input.current?.focus();
  };
  const left = proposals.filter((proposal) => !values.includes(proposal)).slice(0, 50);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the input means the input */}
      <div
        className={`${css.box} ${error === undefined ? '' : css.invalid}`}
        onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
      >
        {values.map((value) =>
          value === edited ? (
            <RewrittenToken
              key={value}
              ref={rewriting}
              value={value}
              label={texts.edit(kind, value)}
              describedBy={`${id}-note`}
              onDone={(typed) => rewrite(value, typed)}
              onAdded={() => input.current?.focus()}
              onGiveUp={giveUp}
            />
          ) : (
            <span key={value} className={css.token}>
              <button type="button" className={css.words} aria-label={texts.edit2(value)} onClick={() => edit(value)}>
                {value}
              </button>
              <button type="button" aria-label={texts.remove(value)} onClick={() => remove(value)}>
                <X aria-hidden="true" />
              </button>
            </span>
          ),
        )}
        <input
          ref={input}
          id={id}
          value={text}
          placeholder={values.length === 0 ? placeholder : undefined}
          list={left.length === 0 ? undefined : `${id}-proposals`}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            if (edited === null) setComplaint(null);
            if (target.value.includes(',')) add(target.value);
            else setText(target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <datalist id={`${id}-proposals`}>
          {left.map((proposal) => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      </div>
      <span id={`${id}-note`} role="status" className={error === undefined ? field.hint : field.error}>
        {error ?? hint}
      </span>
    </div>
  );
}
