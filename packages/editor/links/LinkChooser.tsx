import { documentSentence, type SiteRecords } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/linkChooser';
import { useId, useRef, useState } from 'react';
import { SwitchField } from '../parts/fields/SwitchField.tsx';
import field from '../parts/fields/TextField.module.css';
import { CurrentLink } from './CurrentLink.tsx';
import css from './LinkPicker.module.css';
import { LinkSearch } from './LinkSearch.tsx';
import { describeLink } from './linkChoices.ts';

export interface LinkChooserProps {
  readonly label: string;
  /** An address, as in `/about`, `#section-…`, `mailto:…`; '' for none. */
  readonly value: string;
  /** '' when the link is taken away. */
  readonly onChange: (href: string, newWindow: boolean) => void;
  /** Whether it opens in a new window. Omitted if the option is not offered. */
  readonly newWindow?: boolean;
  readonly autoFocus?: boolean;
  /** Of the site: its pages, sections and links. */
  readonly records: SiteRecords;
  /** The page of the link. '' if there is none. */
  readonly page: string;
}

/** Where a link leads: a page, a product, a place on the page, a file, a mailbox, a phone, the web. Broken ones say so (ED-37). */
export function LinkChooser(props: LinkChooserProps) {
  const { label, value, onChange, newWindow, autoFocus = false, records, page } = props;
  const [isChanging, setIsChanging] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const link = describeLink({ records }, value);
  const isSearching = isChanging || value === '';
  const choose = (href: string) => {
    setIsChanging(false);
    onChange(href, newWindow ?? false);
    // The control just used is removed. The focus goes to its replacement.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('button, input')?.focus());
  };
  return (
    <div className={field.field} ref={root}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {isSearching ? (
        <LinkSearch
          {...{ id, records, page }}
          autoFocus={autoFocus || isChanging}
          onChoose={choose}
          {...(isChanging ? { initial: value, onGiveUp: () => setIsChanging(false) } : {})}
        />
      ) : (
        <CurrentLink id={id} link={link} onChange={() => setIsChanging(true)} onRemove={() => choose('')} />
      )}
      {isSearching || link.problem === null ? null : (
        <p className={`${field.error} ${css.problem}`} role="alert">
          {documentSentence(link.problem)}
        </p>
      )}
      {newWindow === undefined || value === '' ? null : (
        <SwitchField isSelected={newWindow} onChange={(isOn) => onChange(value, isOn)}>
          {texts.openInANew}
        </SwitchField>
      )}
    </div>
  );
}
