import type { RegionsResponse } from '@quoin/contract/endpoints/site';
import type { WirePlace } from '@quoin/contract/endpoints/store';
import { typedParts } from '@quoin/domain/formats';
import { countriesIn } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/placeFields';
import { useQuery } from '@tanstack/react-query';
import { APP_LANGUAGE } from '../../app/locale.ts';
import { regionsQuery } from '../../app/queries/queries.ts';
import { Button } from '../../parts/Button.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './pricing.module.css';

const COUNTRIES = countriesIn(APP_LANGUAGE);
const CHOICES = COUNTRIES.map(({ code, name }) => ({ value: code, text: name }));

interface PlaceFieldsProps {
  readonly places: readonly WirePlace[];
  /** What no place at all means here. */
  readonly noneText: string;
  readonly error?: string | undefined;
  readonly onChange: (places: readonly WirePlace[]) => void;
}

/** Countries, each as a whole or only some of its regions and postal codes. */
export function PlaceFields({ places, noneText, error, onChange }: PlaceFieldsProps) {
  const change = (index: number, part: Partial<WirePlace>) =>
    onChange(places.map((place, at) => (at === index ? { ...place, ...part } : place)));
  return (
    <fieldset className={css.group}>
      <legend>{texts.locations}</legend>
      {places.length === 0 ? <p className={css.text}>{noneText}</p> : null}
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no name of their own and never move
        <div key={index} className={css.place}>
          <div className={css.head}>
            <span className={css.text}>{texts.location(index + 1)}</span>
            <Button
              look="quiet"
              aria-label={texts.removeLocation(index + 1)}
              onPress={() => onChange(places.filter((_, at) => at !== index))}
            >
              {commonTexts.remove}
            </Button>
          </div>
          <SelectField
            label={commonTexts.country}
            choices={CHOICES}
            value={place.countryCode}
            onChange={(countryCode) => change(index, { countryCode, regions: [] })}
          />
          <div className={fields.pair}>
            <RegionsField place={place} onChange={(regions) => change(index, { regions })} />
            <TextField
              label={texts.postalCodes}
              hint={texts.leaveEmptyForAll}
              value={place.postalCodes}
              error={error}
              onChange={(postalCodes) => change(index, { postalCodes })}
            />
          </div>
        </div>
      ))}
      <div>
        <Button
          onPress={() =>
            onChange([...places, { countryCode: places.at(-1)?.countryCode ?? 'DE', regions: [], postalCodes: '' }])
          }
        >
          {texts.addLocation}
        </Button>
      </div>
    </fieldset>
  );
}

interface RegionsFieldProps {
  readonly place: WirePlace;
  readonly onChange: (regions: readonly string[]) => void;
}

/** Codes or names, as they are typed; they are saved as addresses have them. */
function RegionsField({ place, onChange }: RegionsFieldProps) {
  const { data: regions = [] } = useQuery(regionsQuery(place.countryCode));
  return (
    <TextField
      label={texts.regions}
      hint={regionHint(regions)}
      value={place.regions.join(', ')}
      onChange={(text) => onChange(text === '' ? [] : typedParts(text).map((one) => one.trimStart()))}
    />
  );
}

function regionHint([first, second]: RegionsResponse['regions']): string {
  return first === undefined ? texts.leaveEmptyForThe : texts.leaveEmptyForAllOr(first.code, second?.code ?? '');
}

/** `Germany · 10000-10299`, `California, Nevada`; a few of them, then how many more. */
export function placesText(places: readonly WirePlace[], noneText: string): string {
  if (places.length === 0) return noneText;
  const names = places.map(({ countryCode, regions, postalCodes }) => {
    const name = COUNTRIES.find(({ code }) => code === countryCode)?.name ?? countryCode;
    return [name, regions.join(', '), postalCodes].filter((part) => part !== '').join(' · ');
  });
  const more = names.length - 4;
  return more > 0 ? texts.andMore(names.slice(0, 4).join(', '), more) : names.join(', ');
}
