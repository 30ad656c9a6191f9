import type { ReactElement } from 'react';

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly SelectChoice[];
  /** The line shown while nothing is chosen; left out where there is always a choice. */
  readonly placeholder?: string;
  readonly autoComplete?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  readonly className?: string;
  readonly onChoose: (value: string) => void;
  readonly onLeave?: () => void;
}

/** The browser's own select: every assistive technology and every phone knows it. */
export function Select(props: SelectProps): ReactElement {
  return (
    <select
      id={props.id}
      name={props.name}
      value={props.value}
      autoComplete={props.autoComplete}
      required={props.isRequired}
      className={props.className}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid || undefined}
      onChange={(event) => props.onChoose(event.currentTarget.value)}
      onBlur={props.onLeave}
    >
      {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
      {props.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
