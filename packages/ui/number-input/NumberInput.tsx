import type { ReactElement } from 'react';
import { canStep, type NumberLimits, steppedText } from './stepping.ts';

export interface NumberInputClassNames {
  readonly group?: string;
  readonly input?: string;
  readonly decrease?: string;
  readonly increase?: string;
}

/** Names of the minus and plus buttons, with the thing counted in them. */
export interface NumberSteppers {
  readonly decrease: string;
  readonly increase: string;
}

export interface NumberInputProps {
  readonly id: string;
  readonly name: string;
  /** As typed: text that is no number stays visible until its owner decides. */
  readonly text: string;
  readonly limits: NumberLimits;
  readonly size?: number;
  /** Spoken name, where no `<label>` points at `id`. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  /** Without them there are no buttons. */
  readonly steppers?: NumberSteppers | undefined;
  readonly classNames?: NumberInputClassNames;
  readonly onText: (text: string) => void;
  /** Leaving the input, or Enter in it: the moment to stop waiting for more digits. */
  readonly onSettle?: () => void;
}

/** A native number input (the browser's spin button) between optional minus and plus buttons. */
export function NumberInput(props: NumberInputProps): ReactElement {
  const { steppers, classNames = {} } = props;
  if (steppers === undefined) return <Input {...props} />;
  return (
    <div className={classNames.group}>
      <Stepper {...props} direction={-1} label={steppers.decrease} className={classNames.decrease} sign="−" />
      <Input {...props} />
      <Stepper {...props} direction={1} label={steppers.increase} className={classNames.increase} sign="+" />
    </div>
  );
}

function Input(props: NumberInputProps): ReactElement {
  const { limits } = props;
  return (
    <input
      type="number"
      inputMode="numeric"
      id={props.id}
      name={props.name}
      className={props.classNames?.input}
      value={props.text}
      min={limits.min}
      max={limits.max}
      step={limits.step}
      size={props.size}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid || undefined}
      onChange={(event) => props.onText(event.currentTarget.value)}
      onBlur={props.onSettle}
    />
  );
}

interface StepperProps extends NumberInputProps {
  readonly direction: 1 | -1;
  readonly label: string;
  readonly className: string | undefined;
  readonly sign: string;
}

function Stepper(props: StepperProps): ReactElement {
  const { text, direction, limits, onText } = props;
  const isOff = !canStep(text, direction, limits);
  return (
    <button
      type="button"
      // The arrow keys do the same in the input: by keyboard it stays one stop.
      tabIndex={-1}
      className={props.className}
      aria-label={props.label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onText(steppedText(text, direction, limits));
      }}
    >
      <span aria-hidden="true">{props.sign}</span>
    </button>
  );
}
