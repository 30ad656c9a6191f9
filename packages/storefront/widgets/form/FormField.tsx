import type { FieldView } from '@quoin/domain/forms';
import type { ReactElement } from 'react';
import { Description, type FieldProps, Item, Title } from './FieldFrame.tsx';
import { GroupField } from './GroupField.tsx';

/** One field, in the markup of the form's template: errors above titles (FORM-11). */
export function FormField(props: FieldProps): ReactElement {
  const { view } = props;
  switch (view.family) {
    case 'hidden':
      return <input type="hidden" name={view.name} value={view.value} />;
    case 'section':
      return (
        <div className={`form-item section${view.underline ? ' underline' : ''}`} id={`${view.id}-item`}>
          <h3 className="title">{view.title}</h3>
          <Description view={view} />
        </div>
      );
    case 'text':
      return <TextField {...props} />;
    default:
      return view.control === 'select' ? <SelectField {...props} /> : <GroupField {...props} />;
  }
}

/** What every single control carries. */
function control(view: FieldView) {
  return {
    className: 'field-element',
    id: view.id,
    name: view.name,
    required: view.isRequired,
    'aria-invalid': view.error === '' ? undefined : true,
    'aria-describedby': view.describedBy || undefined,
  } as const;
}

function TextField({ view, onAnswer }: FieldProps): ReactElement {
  const placeholder = view.placeholder || undefined;
  return (
    <Item view={view} kind="field">
      <Title view={view} />
      {view.type === 'textarea' ? (
        <textarea
          {...control(view)}
          rows={5}
          placeholder={placeholder}
          value={view.value}
          onChange={(event) => onAnswer(event.target.value)}
        />
      ) : (
        <Money symbol={view.symbol}>
          <input
            {...control(view)}
            type={view.inputType}
            inputMode={(view.inputMode || undefined) as 'text' | undefined}
            autoComplete={view.autoComplete || undefined}
            placeholder={placeholder}
            value={view.value}
            onChange={(event) => onAnswer(event.target.value)}
          />
        </Money>
      )}
      {view.counter !== '' && (
        <div className={`field-counter${view.isOver ? ' over' : ''}`} id={`${view.id}-counter`}>
          {view.counter}
        </div>
      )}
      {view.hint !== '' && (
        <div className="field-hint" id={`${view.id}-hint`}>
          {view.hint}
        </div>
      )}
    </Item>
  );
}

function Money({ symbol, children }: { symbol: string; children: ReactElement }): ReactElement {
  if (symbol === '') return children;
  return (
    <span className="field-money">
      <span className="field-symbol" aria-hidden="true">
        {symbol}
      </span>
      {children}
    </span>
  );
}

function SelectField({ view, onAnswer }: FieldProps): ReactElement {
  return (
    <Item view={view} kind="field">
      <Title view={view} />
      <select {...control(view)} value={view.value} onChange={(event) => onAnswer(event.target.value)}>
        <option value="">{view.chooseText}</option>
        {view.options.map(({ value }) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </Item>
  );
}
