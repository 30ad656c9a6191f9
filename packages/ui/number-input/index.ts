export { NumberInput, type NumberInputClassNames, type NumberInputProps } from './NumberInput.tsx';
export { canStep, type NumberLimits, steppedText } from './stepping.ts';
