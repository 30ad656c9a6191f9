import { APP_LOCALE } from '../../app/locale.ts';
import css from './Imports.module.css';

/** Numbers with their words. */
export function Figures({ figures }: { readonly figures: readonly (readonly [string, number])[] }) {
  return figures.map(([name, value]) => (
    <span key={name} className={css.figure}>
      <strong>{value.toLocaleString(APP_LOCALE)}</strong>
      <span>{name}</span>
    </span>
  ));
}
