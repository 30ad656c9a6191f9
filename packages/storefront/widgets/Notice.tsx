import type { ReactElement, Ref } from 'react';

export interface NoticeProps {
  readonly title: string;
  readonly message?: string;
  /** Links of an error summary: each leads to the field at fault. */
  readonly fields?: readonly { readonly id: string; readonly message: string }[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** A problem in the page, read out when it appears; as the theme's partial `quoin-notice` prints it. */
export function Notice({ title, message = '', fields = [], ref }: NoticeProps): ReactElement {
  return (
    <div ref={ref} className="notice notice--problem" role="alert" tabIndex={-1} data-notice="">
      <h2 className="notice__title">{title}</h2>
      {message !== '' && <p className="notice__message">{message}</p>}
      {fields.length > 0 && (
        <ul className="notice__list">
          {fields.map((field) => (
            <li key={field.id}>
              <a href={`#${field.id}`} onClick={(event) => focusField(event.currentTarget.hash)}>
                {field.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The link's own jump would leave the focus on the link. */
function focusField(hash: string): void {
  document.getElementById(hash.slice(1))?.focus();
}
