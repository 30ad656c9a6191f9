import { isMenu } from '@quoin/domain/site';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { useNavigations } from '../inspector/useNavigations.ts';

export interface NavigationFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** What no navigation is called, where that can be chosen; its value is the empty text. */
  readonly none?: string;
}

const NONE = 'none';

/** One of the site's navigations by what people call it; a name that none has any more stays until another is chosen. */
export function NavigationField({ label, value, onChange, none }: NavigationFieldProps) {
  const shown = useNavigations().filter(({ name }) => isMenu(name));
  const own = value === '' || shown.some(({ name }) => name === value) ? [] : [{ name: value, title: value }];
  const choices = [...own, ...shown].map(({ name, title }) => ({ value: name, text: title }));
  return (
    <SelectField
      label={label}
      choices={none === undefined ? choices : [{ value: NONE, text: none }, ...choices]}
      value={value === '' ? (none === undefined ? null : NONE) : value}
      onChange={(name) => onChange(name === NONE ? '' : name)}
    />
  );
}
