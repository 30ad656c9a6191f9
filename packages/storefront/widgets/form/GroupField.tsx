import { type PartView, shownParts } from '@quoin/domain/forms';
import type { ReactElement } from 'react';
import { Description, type FieldProps, Item, Marked } from './FieldFrame.tsx';

/** Several controls under one title: parts of a name or an address, choices, statements. */
export function GroupField(props: FieldProps): ReactElement {
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

function Parts({ field, view, answers, onAnswer }: FieldProps): ReactElement {
  const given = answers[field.id];
  const parts = shownParts(field);
  const answerPart = (part: string, text: string): void => {
    const before = Array.isArray(given) ? (given as readonly string[]) : [];
    // A phone number keeps its country part even if the form doesn't ask for it (FORM-07).
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

function Choices({ field, view, answers, onAnswer }: FieldProps): ReactElement {
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

function Statements({ field, view, answers, onAnswer }: FieldProps): ReactElement {
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
