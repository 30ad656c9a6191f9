import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/helpPanel';
import { useLocation } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { useSite } from '../site/site.ts';
import { HelpContent } from './HelpContent.tsx';
import css from './HelpPanel.module.css';
import { type HelpTarget, helpPageAt } from './helpPage.ts';

export interface HelpPanelProps {
  readonly target: HelpTarget;
  readonly onOpen: (target: HelpTarget) => void;
  readonly onClose: () => void;
}

/** Help beside the screen it is about, which can be used as before; where there is no room for both, over it. */
export function HelpPanel({ target, onOpen, onClose }: HelpPanelProps) {
  const { identifier } = useSite();
  const { pathname } = useLocation();
  const isBeside = useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
  const content = <HelpContent target={target} here={helpPageAt(identifier, pathname)} onOpen={onOpen} />;
  if (!isBeside)
    return (
      <DialogBox title={texts.help} isOpen onClose={onClose} look="side">
        {content}
      </DialogBox>
    );
  return (
    <aside aria-label={texts.help} className={css.panel} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <header className={css.head}>
        <h2>{texts.help}</h2>
        <Button look="quiet" aria-label={commonTexts.close} onPress={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <div className={css.body}>{content}</div>
    </aside>
  );
}

/** As in HelpPanel.module.css and SiteShell.module.css. */
const WIDE = '(min-width: 1200px)';

function subscribe(listen: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
