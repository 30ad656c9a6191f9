export { type ControlAttributes, Field } from './Field.tsx';
