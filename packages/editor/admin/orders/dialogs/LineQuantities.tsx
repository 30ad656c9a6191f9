import type { WireLineQuantity, WireOrderLine } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/lineQuantities';
import { Minus, Plus } from 'lucide-react';
import { Button } from '../../../parts/Button.tsx';
import { Thumbnail } from '../../../parts/tables/Thumbnail.tsx';
import css from './LineQuantities.module.css';

export type Quantities = Readonly<Record<string, number>>;

/** So many of each line, as the server wants it. */
export function wantedLines(quantities: Quantities): readonly WireLineQuantity[] {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));
}

export function countOf(quantities: Quantities): number {
  return Object.values(quantities).reduce((sum, each) => sum + each, 0);
}

interface LineQuantitiesProps {
  readonly lines: readonly WireOrderLine[];
  /** The most of each line; lines with none are left out. */
  readonly most: Quantities;
  readonly value: Quantities;
  readonly onChange: (value: Quantities) => void;
}

/** How many of each line: by buttons, or typed. */
export function LineQuantities({ lines, most, value, onChange }: LineQuantitiesProps) {
  return (
    <ul className={css.lines}>
      {lines
        .filter(({ id }) => (most[id] ?? 0) > 0)
        .map((line) => {
          const room = most[line.id] ?? 0;
          const now = value[line.id] ?? 0;
          const set = (next: number) => onChange({ ...value, [line.id]: Math.max(0, Math.min(room, next)) });
          return (
            <li key={line.id} className={css.line}>
              <Thumbnail src={line.imageUrl} size={40} />
              <span className={css.what}>
                <span className={css.title}>{line.title}</span>
                {line.variantDescription === '' ? null : <span className={css.soft}>{line.variantDescription}</span>}
              </span>
              <span className={css.stepper}>
                <Button
                  look="quiet"
                  aria-label={texts.decrease(line.title)}
                  isDisabled={now === 0}
                  onPress={() => set(now - 1)}
                >
                  <Minus aria-hidden="true" />
                </Button>
                <input
                  className={css.input}
                  type="text"
                  inputMode="numeric"
                  aria-label={texts.quantityOf([line.title, line.variantDescription].filter(Boolean).join(', '))}
                  value={now}
                  onChange={(event) => set(Number.parseInt(event.target.value.replace(/\D/g, '') || '0', 10))}
                />
                <span className={css.soft}>{texts.of(room)}</span>
                <Button
                  look="quiet"
                  aria-label={texts.increase(line.title)}
                  isDisabled={now >= room}
                  onPress={() => set(now + 1)}
                >
                  <Plus aria-hidden="true" />
                </Button>
              </span>
            </li>
          );
        })}
    </ul>
  );
}
