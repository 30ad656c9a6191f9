import type { WireInsightFigure } from '@quoin/contract/endpoints/running';
import type { InsightFigure } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/figureCards';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import css from './figures.module.css';
import { valueChange, valueText } from './insightValues.ts';

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, same: Minus } as const;

export interface FigureCardsProps {
  readonly figures: readonly InsightFigure[];
  readonly values: readonly WireInsightFigure[];
  /** Which of them the chart shows; choosing another one changes that. */
  readonly drawn: string;
  readonly onDraw: (id: string) => void;
}

/** Shows the figures of a screen, each next to its previous value. Figures with a chart are buttons. */
export function FigureCards({ figures, values, drawn, onDraw }: FigureCardsProps) {
  const byId = new Map(values.map((value) => [value.id, value]));
  return (
    <ul className={css.figures} aria-label={texts.figures}>
      {figures.map((figure) => {
        const value = byId.get(figure.id);
        const content = <Content figure={figure} value={value} />;
        return (
          <li key={figure.id} className={css.place}>
            {figure.isDrawn === true ? (
              <button
                type="button"
                className={css.figure}
                aria-pressed={figure.id === drawn}
                onClick={() => onDraw(figure.id)}
              >
                {content}
              </button>
            ) : (
              <div className={css.figure}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Content({ figure, value }: { readonly figure: InsightFigure; readonly value: WireInsightFigure | undefined }) {
  const { title, kind, isBad = false } = figure;
  const change = value === undefined ? null : valueChange(value.now, value.before);
  return (
    <>
      <span className={css.name}>{title}</span>
      <span className={css.value}>{valueText(value?.now ?? null, kind)}</span>
      <span className={css.below}>
        {change === null ? null : <ChangeMark change={change} isBad={isBad} />}
        {value === undefined || value.before === null ? null : (
          <span>{texts.previous(valueText(value.before, kind))}</span>
        )}
      </span>
    </>
  );
}

export interface ChangeMarkProps {
  readonly change: NonNullable<ReturnType<typeof valueChange>>;
  /** Less of it is better. */
  readonly isBad?: boolean;
}

export function ChangeMark({ change: { text, direction }, isBad = false }: ChangeMarkProps) {
  const Arrow = ARROWS[direction];
  const isGood = direction === 'same' ? null : (direction === 'up') !== isBad;
  return (
    <span className={`${css.change} ${isGood === null ? '' : isGood ? css.good : css.bad}`}>
      <Arrow aria-hidden="true" />
      {text}
    </span>
  );
}
