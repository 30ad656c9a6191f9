import { Dialog } from '@quoin/ui/dialog';
import type { ReactElement } from 'react';
import { INFO_CLASSES } from '../alert.ts';
import type { InstallmentsInfo } from './fetchInfo.ts';

interface Props {
  readonly info: InstallmentsInfo;
  readonly closeLabel: string;
  readonly language: string;
  readonly onClosed: () => void;
}

/** How paying in parts works, over the page (INST-05). */
export function InfoDialog({ info, closeLabel, language, onClosed }: Props): ReactElement {
  return (
    <Dialog isOpen title={info.title} closeLabel={closeLabel} onClose={onClosed} classNames={INFO_CLASSES}>
      <div lang={language}>
        <ol className="installments-steps">
          {info.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {info.small.map((text) => (
          <p key={text} className="installments-small">
            {text}
          </p>
        ))}
      </div>
    </Dialog>
  );
}
