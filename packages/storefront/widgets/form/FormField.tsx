import {
  type Answers,
  type FormField as Field,
  type FieldValue,
  type FieldView,
  type PartView,
  shownParts,
} from '@quoin/domain/forms';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly answers: Answers;
  readonly onAnswer: (value: FieldValue) => void;
}

/** One field, in the markup of the form's template: errors above titles (FORM-11). */
export function FormField(props: Props): ReactElement {
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

function itemClass(view: FieldView, kind: 'field' | 'fields'): string {
  return `form-item ${kind} ${view.type}${view.isRequired ? ' required' : ''}${view.error === '' ? '' : ' error'}`;
}

function Item({
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
function Marked({ view }: { view: FieldView }): ReactNode {
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

function Description({ view }: { view: FieldView }): ReactNode {
  return (
    view.description !== '' && (
      <div className="description" id={`${view.id}-description`}>
        {view.description}
      </div>
    )
  );
}

function Title({ view }: { view: FieldView }): ReactElement {
  return (
    <>
      <label className="title" htmlFor={view.id}>
        <Marked view={view} />
      </label>
      <Description view={view} />
    </>
  );
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

function TextField({ view, onAnswer }: Props): ReactElement {
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

function SelectField({ view, onAnswer }: Props): ReactElement {
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

function GroupField(props: Props): ReactElement {
  const { view } = props;
  return (
    <Item view={view} kind="fields">
      <fieldset className="field-group" id={view.id} aria-describedby={view.describedBy || undefined}>
        <legend className="title">
          <Marked view={view} />
        </legend>
        <Description view={view} />
        <Parts {...props} />
        <Choices {...props} />
        <Statements {...props} />
      </fieldset>
    </Item>
  );
}

function Parts({ field, view, answers, onAnswer }: Props): ReactElement {
  const given = answers[field.id];
  const parts = shownParts(field);
  const answerPart = (part: string, text: string): void => {
    const before = Array.isArray(given) ? (given as readonly string[]) : [];
    // A phone number keeps its country part even where nobody is asked for it (FORM-07).
    const offset = before.length > parts.length ? before.length - parts.length : 0;
    const own = parts.map((each, index) => (each === part ? text : (before[index + offset] ?? '')));
    onAnswer([...before.slice(0, offset), ...own]);
  };
  return (
    <>
      {view.parts.map((part) => (
        <div key={part.part} className={`field field--${part.partClass}`}>
          <label className="caption" htmlFor={part.id}>
            <span className="caption-text">{part.label}</span>
          </label>
          <Part part={part} isWrong={view.error !== ''} onText={(text) => answerPart(part.part, text)} />
        </div>
      ))}
    </>
  );
}

interface PartProps {
  readonly part: PartView;
  readonly isWrong: boolean;
  readonly onText: (text: string) => void;
}

function Part({ part, isWrong, onText }: PartProps): ReactElement {
  const shared = {
    className: 'field-element',
    id: part.id,
    name: part.name,
    value: part.value,
    'aria-invalid': isWrong || undefined,
  } as const;
  if (part.options.length > 0) {
    return (
      <select {...shared} onChange={(event) => onText(event.target.value)}>
        {part.options.map(({ value }) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type="text"
      inputMode={(part.inputMode || undefined) as 'text' | undefined}
      autoComplete={part.autoComplete || undefined}
      maxLength={part.maxLength === '' ? undefined : Number(part.maxLength)}
      required={part.isNeeded}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

function Choices({ field, view, answers, onAnswer }: Props): ReactElement {
  const given = answers[field.id];
  const chosen: readonly string[] = Array.isArray(given) ? given : [];
  const toggle = (value: string, isOn: boolean): void => {
    // In the order of the options, however they were ticked.
    onAnswer(field.options.filter((option) => (option === value ? isOn : chosen.includes(option))));
  };
  return (
    <>
      {view.choices.map(({ id, name, value, inputType, isSelected }) => (
        <div key={id} className="option">
          <label>
            <input
              type={inputType}
              id={id}
              name={name}
              value={value}
              checked={isSelected}
              aria-invalid={view.error === '' ? undefined : true}
              onChange={(event) => (inputType === 'radio' ? onAnswer(value) : toggle(value, event.target.checked))}
            />{' '}
            <span>{value}</span>
          </label>
        </div>
      ))}
    </>
  );
}

function Statements({ field, view, answers, onAnswer }: Props): ReactElement {
  const given = answers[field.id];
  const known = typeof given === 'object' && !Array.isArray(given) ? (given as Readonly<Record<string, string>>) : {};
  return (
    <>
      {view.statements.map((statement) => (
        <div key={statement.id} className="item" role="radiogroup" aria-labelledby={statement.id}>
          <div className="question" id={statement.id}>
            {statement.text}
          </div>
          <div className="likert-options">
            {statement.answers.map(({ id, name, value, label, isSelected }) => (
              <label key={id} className="option">
                <input
                  type="radio"
                  id={id}
                  name={name}
                  value={value}
                  checked={isSelected}
                  onChange={() => onAnswer({ ...known, [statement.text]: value })}
                />{' '}
                <span>{label}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
