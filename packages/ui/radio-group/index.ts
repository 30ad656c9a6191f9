export { type RadioChoice, RadioGroup, type RadioGroupClassNames, type RadioGroupProps } from './RadioGroup.tsx';
