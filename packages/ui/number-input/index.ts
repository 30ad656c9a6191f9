export { NumberInput } from './NumberInput.tsx';
