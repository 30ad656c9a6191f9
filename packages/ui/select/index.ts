export { Select } from './Select.tsx';
