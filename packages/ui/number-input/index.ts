export { NumberInput, type NumberSteppers } from './NumberInput.tsx';
export { canStep, steppedText } from './stepping.ts';
