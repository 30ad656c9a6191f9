import type { Answers, FormField as Field, FieldValue, FieldView } from '@quoin/domain/forms';
import type { ReactElement, ReactNode } from 'react';

export interface FieldProps {
  readonly field: Field;
  readonly view: FieldView;
  readonly answers: Answers;
  readonly onAnswer: (value: FieldValue) => void;
}

function itemClass(view: FieldView, kind: 'field' | 'fields'): string {
  return `form-item ${kind} ${view.type}${view.isRequired ? ' required' : ''}${view.error === '' ? '' : ' error'}`;
}

export function Item({
  view,
  kind,
  children,
}: {
  view: FieldView;
  kind: 'field' | 'fields';
  children: ReactNode;
}): ReactElement {
  return (
    <div className={itemClass(view, kind)} id={`${view.id}-item`}>
      {view.error !== '' && (
        <div className="field-error" id={`${view.id}-error`}>
          {view.error}
        </div>
      )}
      {children}
    </div>
  );
}

/** One text before the mark, as in the served markup: React tells two from one. */
export function Marked({ view }: { view: FieldView }): ReactNode {
  if (!view.isRequired) return view.title;
  return (
    <>
      {`${view.title} `}
      <span className="required" aria-hidden="true">
        *
      </span>
    </>
  );
}

export function Description({ view }: { view: FieldView }): ReactNode {
  return (
    view.description !== '' && (
      <div className="description" id={`${view.id}-description`}>
        {view.description}
      </div>
    )
  );
}

export function Title({ view }: { view: FieldView }): ReactElement {
  return (
    <>
      <label className="title" htmlFor={view.id}>
        <Marked view={view} />
      </label>
      <Description view={view} />
    </>
  );
}
