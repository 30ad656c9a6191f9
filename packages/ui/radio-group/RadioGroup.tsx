import type { ReactElement, ReactNode } from 'react';

export interface RadioChoice {
  readonly value: string;
  readonly id?: string | undefined;
  /** Content next to the button, inside its label. */
  readonly face: ReactNode;
  /** Still focusable and choosable, but marked: `aria-disabled`, and its face must say why ("sold out"). */
  readonly isUnavailable?: boolean;
}

export interface RadioGroupClassNames {
  readonly group?: string;
  readonly legend?: string;
  readonly choices?: string;
  readonly choice?: string;
  /** Added to `choice` where it is unavailable. */
  readonly unavailable?: string;
  readonly input?: string;
}

export interface RadioGroupProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly choices: readonly RadioChoice[];
  readonly value: string;
  readonly describedBy?: string | undefined;
  readonly classNames?: RadioGroupClassNames;
  /** Attributes by which pages and tests find the group. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  /** Between the legend and the choices: an error, a note. */
  readonly children?: ReactNode;
  readonly onChoose: (value: string) => void;
}

/** Native radios in a fieldset: the browser moves and selects with the arrow keys. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { classNames = {}, choices, legend } = props;
  return (
    <fieldset {...props.marks} className={classNames.group} aria-describedby={props.describedBy}>
      <legend className={classNames.legend}>{legend}</legend>
      {props.children}
      {choices.length > 0 && (
        <div className={classNames.choices}>
          {choices.map((choice) => (
            <RadioButton key={choice.value} group={props} choice={choice} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function RadioButton({
  group,
  choice,
}: {
  readonly group: RadioGroupProps;
  readonly choice: RadioChoice;
}): ReactElement {
  const { classNames = {} } = group;
  const names = [classNames.choice, choice.isUnavailable ? classNames.unavailable : undefined];
  return (
    <label className={names.filter((name) => name !== undefined).join(' ') || undefined}>
      <input
        type="radio"
        id={choice.id}
        name={group.name}
        value={choice.value}
        className={classNames.input}
        checked={choice.value === group.value}
        aria-disabled={choice.isUnavailable || undefined}
        onChange={() => group.onChoose(choice.value)}
      />
      {choice.face}
    </label>
  );
}
