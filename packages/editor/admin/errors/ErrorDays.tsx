import type { WireErrorDay } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/errorDays';
import css from './ErrorsScreen.module.css';
import { errorDaysText } from './errorDays.ts';

/** Whether an error grows or is over. The bars are a picture of the sentence below them. */
export function ErrorDays({ days }: { readonly days: readonly WireErrorDay[] }) {
  const text = errorDaysText(days);
  if (text === null) return null;
  const most = Math.max(1, ...days.map(({ times }) => times));
  return (
    <div>
      <h2 className={css.title}>{texts.lastDays(days.length)}</h2>
      <div className={css.days} aria-hidden="true">
        {days.map(({ day, times }) => (
          <span key={day} title={`${day}: ${times}`} style={{ height: `${(times * 100) / most}%` }} />
        ))}
      </div>
      <p className={css.soft}>{text}</p>
    </div>
  );
}
