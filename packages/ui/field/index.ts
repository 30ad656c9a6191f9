export { type ControlAttributes, Field, type FieldClassNames, type FieldProps } from './Field.tsx';
export { describeField, type FieldDescription } from './fieldIds.ts';
