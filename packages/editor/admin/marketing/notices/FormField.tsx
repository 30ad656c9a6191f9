import { type AppFormsResponse, appFormsPath } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/formField';
import { useQuery } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { SelectField } from '../../../parts/fields/SelectField.tsx';

const NO_FORM = 'none';

export interface FormFieldProps {
  readonly value: string;
  readonly onChange: (form: string) => void;
  readonly isDisabled: boolean;
  readonly hint?: string;
}

/** A form of the site in a popup or on a screen, for who may see the forms. */
export function FormField({ value, onChange, isDisabled, hint }: FormFieldProps) {
  const { identifier } = useSite();
  const { data } = useQuery({
    queryKey: ['site', identifier, 'forms', 'names'],
    queryFn: ({ signal }) => load<AppFormsResponse>(appFormsPath(identifier), signal),
    retry: false,
  });
  if (data === undefined || (data.forms.length === 0 && value === '')) return null;
  return (
    <SelectField
      label={commonTexts.form}
      value={value === '' ? NO_FORM : value}
      choices={[
        { value: NO_FORM, text: texts.none },
        ...data.forms.map(({ id, name, kind }) => ({
          value: id,
          text: kind === 'newsletter' ? texts.newsletter(name) : name,
        })),
      ]}
      onChange={(form) => onChange(form === NO_FORM ? '' : form)}
      isDisabled={isDisabled}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
