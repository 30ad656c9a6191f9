import css from './FilterTabs.module.css';

export interface FilterTab<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

export interface FilterTabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly FilterTab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One filter of a list as a row of buttons. The address contains the pressed one. */
export function FilterTabs<Value extends string>({ label, tabs, value, onChange }: FilterTabsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form
    <div role="group" aria-label={label} className={css.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          className={css.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.text}
        </button>
      ))}
    </div>
  );
}
