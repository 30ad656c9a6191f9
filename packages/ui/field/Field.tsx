import type { ReactElement, ReactNode } from 'react';
import { describeField } from './fieldIds.ts';

/** What the control inside a field must carry so that label, hint and error belong to it. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldClassNames {
  readonly field?: string;
  /** Added to `field` while there is an error. */
  readonly wrong?: string;
  readonly fold?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string;
}

export interface FieldProps {
  readonly id: string;
  /** The name it is posted under, as `data-field`: how tests and summaries find it. */
  readonly name: string;
  readonly label: string;
  /** Printed behind the label: the mark of a required or of an optional field (CX-11). */
  readonly mark?: ReactNode;
  readonly hint?: string;
  readonly error?: string;
  /** The label of a fold that hides the field until it is opened (CX-08). */
  readonly foldedBehind?: string;
  readonly classNames?: FieldClassNames;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A label above its control, the error that says what to do, and a hint; all tied together by ids. */
export function Field(props: FieldProps): ReactElement {
  const { foldedBehind, error = '', classNames = {} } = props;
  const names = [classNames.field, error === '' ? undefined : classNames.wrong].filter((name) => name !== undefined);
  return (
    <div className={names.join(' ') || undefined} data-field={props.name}>
      {foldedBehind === undefined ? (
        <FieldParts {...props} />
      ) : (
        <details className={classNames.fold}>
          <summary>{foldedBehind}</summary>
          <FieldParts {...props} />
        </details>
      )}
    </div>
  );
}

function FieldParts({ id, label, mark, hint = '', error = '', classNames = {}, children }: FieldProps): ReactElement {
  const described = describeField(id, { hint, error });
  return (
    <>
      <label htmlFor={id} className={classNames.label}>
        {label}
        {mark}
      </label>
      {error !== '' && (
        <p id={described.errorId} className={classNames.error}>
          {error}
        </p>
      )}
      {children({ id, 'aria-describedby': described.describedBy, 'aria-invalid': described.isInvalid || undefined })}
      {hint !== '' && (
        <p id={described.hintId} className={classNames.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
