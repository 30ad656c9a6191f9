import { INSIGHT_FILTERS } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/filterChips';
import { X } from 'lucide-react';
import css from './insight.module.css';
import { keyText } from './keyTexts.ts';
import { FILTER_TEXTS } from './rangeTexts.ts';
import { useInsight } from './useInsight.ts';

/** What the screen is narrowed to; each can be taken away. */
export function FilterChips() {
  const { question, narrow } = useInsight();
  const shown = INSIGHT_FILTERS.filter((name) => question.filters[name] !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={texts.activeFilters}>
      {shown.map((name) => {
        const text = `${FILTER_TEXTS[name]}: ${keyText(name, question.filters[name] ?? '')}`;
        return (
          <li key={name} className={css.chip}>
            <span>{text}</span>
            <button type="button" aria-label={texts.remove(text)} onClick={() => narrow(name, null)}>
              <X aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
