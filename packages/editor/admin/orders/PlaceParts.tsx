import type { WireAddress } from '@quoin/contract/endpoints/site';
import { addressFormatFor } from '@quoin/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { APP_LANGUAGE } from '../../app/locale.ts';
import { regionsQuery } from '../../app/queries/queries.ts';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';

interface PlacePartsProps {
  readonly address: WireAddress;
  readonly onChange: (part: Partial<WireAddress>) => void;
  readonly errorOf: (name: keyof WireAddress) => string | undefined;
}

/** The fields of an address that its country has; a region of the list where there is one. */
export function PlaceParts({ address, onChange, errorOf }: PlacePartsProps) {
  useQuery(regionsQuery(address.countryCode));
  return addressFormatFor(address.countryCode || 'US', APP_LANGUAGE).fields.map(({ name, label, choices }) => {
    const shared = { label, error: errorOf(name), onChange: (value: string) => onChange({ [name]: value }) };
    if (choices.length === 0) return <TextField key={name} {...shared} value={address[name]} />;
    const listed = choices.map((choice) => ({ value: choice.code, text: choice.name }));
    return <SelectField key={name} {...shared} choices={listed} value={address[name] || null} />;
  });
}
