import type { DecimalMark } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/confirmNumberFormat';
import { announceWithAct } from '../../parts/dialogs/toasts.tsx';

const WRITTEN: Readonly<Record<DecimalMark, string>> = { '.': '1,299.00', ',': '1.299,00' };

/** Says how pasted numbers were read where nothing in them tells, and offers the other way. */
export function confirmNumberFormat(other: DecimalMark, readAnew: () => void): void {
  const taken = other === ',' ? '.' : ',';
  announceWithAct(texts.numbersWereReadAs(WRITTEN[taken]), texts.readAs(WRITTEN[other]), readAnew);
}
