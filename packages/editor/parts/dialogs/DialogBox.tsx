import * as commonTexts from '@quoin/messages/app/common';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button.tsx';
import css from './DialogBox.module.css';

export interface DialogBoxProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons at the foot, the most likely one last. */
  readonly actions?: ReactNode;
  /** `wide`: for tables and editors. `side`: next to the screen it belongs to. */
  readonly look?: 'plain' | 'wide' | 'side';
  /** A question that needs an answer: a press outside does not close it. */
  readonly isQuestion?: boolean;
  /** Only its own buttons end it. */
  readonly needsAnswer?: boolean;
}

/** A dialog to complete before going on. Escape, the cross and a press outside close it (MODAL-01). */
export function DialogBox(props: DialogBoxProps) {
  const { title, isOpen, onClose, children, actions, look = 'plain', isQuestion = false, needsAnswer = false } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isQuestion}
      isKeyboardDismissDisabled={needsAnswer}
      className={css.overlay ?? ''}
      data-dialog-box
    >
      <Modal className={`${css.modal} ${css[look]}`}>
        <Dialog role={isQuestion ? 'alertdialog' : 'dialog'} className={css.dialog ?? ''}>
          <header className={css.head}>
            <Heading slot="title" className={css.title ?? ''}>
              {title}
            </Heading>
            {needsAnswer ? null : (
              <Button look="quiet" aria-label={commonTexts.close} onPress={onClose}>
                <X aria-hidden="true" />
              </Button>
            )}
          </header>
          <div className={css.body}>{children}</div>
          {actions === undefined ? null : <footer className={css.foot}>{actions}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
