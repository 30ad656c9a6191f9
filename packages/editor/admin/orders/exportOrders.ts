import { complain } from '../../parts/toasts.tsx';
import { downloadFile } from '../customers/downloadFile.ts';

/** Saves orders as a spreadsheet. Names and addresses leave the house: the password is asked for. */
export function exportOrders(path: string): void {
  downloadFile(path, 'orders.csv').catch((error: unknown) => complain((error as Error).message));
}
