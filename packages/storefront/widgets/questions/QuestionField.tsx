import type { FieldValue, QuestionView } from '@quoin/domain/forms';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly view: QuestionView;
  readonly onAnswer: (value: FieldValue) => void;
}

/** One question, in the markup of the server's page of them: errors above titles (FORM-11). */
export function QuestionField({ view, onAnswer }: Props): ReactElement {
  const { id, type, title, isRequired, error, counter } = view;
  return (
    <div
      className={`form-item field ${type}${isRequired ? ' required' : ''}${error === '' ? '' : ' error'}`}
      id={`${id}-item`}
    >
      {error !== '' && (
        <div className="field-error" id={`${id}-error`}>
          {error}
        </div>
      )}
      {type === 'checkbox' ? (
        <>
          <Description view={view} />
          <div className="option">
            <label>
              <input
                type="checkbox"
                {...control(view)}
                value={title}
                checked={view.isTicked}
                onChange={(event) => onAnswer(event.target.checked ? [title] : [])}
              />{' '}
              <span>
                {title}
                <Mark view={view} />
              </span>
            </label>
          </div>
        </>
      ) : (
        <>
          <label className="title" htmlFor={id}>
            {title}
            <Mark view={view} />
          </label>
          <Description view={view} />
          <TextControl view={view} onAnswer={onAnswer} />
        </>
      )}
      {counter !== '' && (
        <div className={`field-counter${view.isOver ? ' over' : ''}`} id={`${id}-counter`}>
          {counter}
        </div>
      )}
    </div>
  );
}

function TextControl({ view, onAnswer }: Props): ReactElement {
  const shared = {
    ...control(view),
    className: 'field-element',
    value: view.value,
    onChange: (event: { readonly target: { readonly value: string } }) => onAnswer(event.target.value),
  };
  if (view.type === 'textarea') return <textarea {...shared} rows={4} />;
  if (view.type !== 'select') return <input {...shared} type="text" />;
  return (
    <select {...shared}>
      <option value="">{view.chooseText}</option>
      {view.options.map(({ value }) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
  );
}

function control({ id, name, isRequired, error, describedBy }: QuestionView) {
  return {
    id,
    name,
    required: isRequired,
    'aria-invalid': error === '' ? undefined : true,
    'aria-describedby': describedBy || undefined,
  } as const;
}

function Mark({ view }: { readonly view: QuestionView }): ReactNode {
  return (
    view.isRequired && (
      <>
        {' '}
        <span className="required" aria-hidden="true">
          *
        </span>
      </>
    )
  );
}

function Description({ view }: { readonly view: QuestionView }): ReactNode {
  return (
    view.description !== '' && (
      <div className="description" id={`${view.id}-description`}>
        {view.description}
      </div>
    )
  );
}
