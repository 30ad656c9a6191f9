import * as texts from '@quoin/messages/app/exportOrders';
import { Download } from 'lucide-react';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { complain } from '../../../parts/dialogs/toasts.tsx';
import { downloadFile } from '../../customers/downloadFile.ts';

interface ExportOrdersProps {
  /** Address of the file with the orders it is about. */
  readonly path: string;
}

/** Saves orders as a table. Names and addresses leave the system, so the password is required. */
export function ExportOrders({ path }: ExportOrdersProps) {
  const save = (more: string) => {
    const whole = more === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${more}`;
    downloadFile(whole, 'orders.csv').catch((error: unknown) => complain((error as Error).message));
  };
  return (
    <ActionMenu
      label={texts.exportOrders}
      actions={[
        { id: 'spreadsheet', text: texts.csvForSpreadsheets, act: () => save('') },
        { id: 'software', text: texts.dataForOtherSoftware, act: () => save('for=software') },
      ]}
    >
      <Download aria-hidden="true" /> {texts.export}
    </ActionMenu>
  );
}
