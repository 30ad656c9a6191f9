import * as texts from '@quoin/messages/app/reportFilterChip';
import { X } from 'lucide-react';
import chips from '../../insight/insight.module.css';
import css from './OrdersScreen.module.css';
import type { OrderSearch } from './orderSearch.ts';
import { reportFilterText } from './reportFilterText.ts';

export interface ReportFilterChipProps {
  readonly search: OrderSearch;
  /** Title of the product, variant or discount, from the server; '' while it loads. */
  readonly title: string;
  readonly onFilter: (next: OrderSearch) => void;
}

/** The number of a sales report whose orders these are; all orders again when it is taken away. */
export function ReportFilterChip({ search, title, onFilter }: ReportFilterChipProps) {
  const text = reportFilterText(search, title);
  if (text === null) return null;
  const { sold: _, from: __, until: ___, ...others } = search;
  return (
    <ul className={`${chips.chips} ${css.sold}`} aria-label={texts.activeFilters}>
      <li className={chips.chip}>
        <span>{text}</span>
        <button type="button" aria-label={texts.remove(text)} onClick={() => onFilter(others)}>
          <X aria-hidden="true" />
        </button>
      </li>
    </ul>
  );
}
