import { PURPOSES } from '@quoin/domain/sections';
import * as texts from '@quoin/messages/app/purposeStep';
import { BookOpenText, Brush, CalendarHeart, Coffee, Handshake, ShoppingBag } from 'lucide-react';
import css from './sites.module.css';

const ICONS = {
  shop: ShoppingBag,
  studio: Brush,
  services: Handshake,
  cafe: Coffee,
  journal: BookOpenText,
  events: CalendarHeart,
} as const;

export interface PurposeStepProps {
  readonly chosen: string;
  readonly onChoose: (purpose: string) => void;
}

/** The first question; choosing goes on. */
export function PurposeStep({ chosen, onChoose }: PurposeStepProps) {
  return (
    <section aria-labelledby="purpose-title">
      <h2 id="purpose-title" className={css.question}>
        {texts.whatIsYourSite}
      </h2>
      <p className={css.lead}>{texts.determinesYourStarterPages}</p>
      <ul className={css.purposes}>
        {PURPOSES.map(({ id, name, hint }) => {
          const Icon = ICONS[id as keyof typeof ICONS];
          return (
            <li key={id}>
              <button type="button" className={css.purpose} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
                <Icon aria-hidden="true" strokeWidth={1.6} />
                <span className={css.purposeName}>{name}</span>
                <span className={css.purposeHint}>{hint}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
