export { openModal } from '../dialog/openModal.ts';
