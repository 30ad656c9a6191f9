import { type JsonRecord, recordIn } from '@quoin/domain/document';
import { isMenu } from '@quoin/domain/site';
import {
  HEADER_LAYOUTS,
  LOGO_SIZES,
  readSiteFooter,
  readSiteHeader,
  readSiteLogo,
  readSiteMenus,
} from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/framePart';
import { useState } from 'react';
import { perform } from '../../commands/acts/acting.ts';
import { changeSite } from '../../commands/changeSite.ts';
import { LinkPicker } from '../../links/LinkPicker.tsx';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useActWorld, useRecord } from '../../shell/editorContext.ts';
import { NamedField } from '../../shell/inspector/NamedField.tsx';
import { useNavigations, useThemeNavigations } from '../../shell/inspector/useNavigations.ts';
import { ChoiceRow } from '../ChoiceRow.tsx';
import css from '../style.module.css';

const LAYOUT_NAMES = { left: texts.left, centre: texts.center, stacked: texts.large, split: texts.split } as const;
const SIZE_NAMES = { small: texts.small, medium: texts.medium, large: texts.large } as const;

type Change = (path: readonly string[], value: JsonRecord[string] | undefined) => void;

/** Settings for what is above and below every page. The page is reloaded once they are saved. */
export function FramePart() {
  const world = useActWorld();
  const site = useRecord('site:site') ?? {};
  const change: Change = (path, value) =>
    void perform(world, changeSite, { changes: [{ path, value }] }, `frame ${path.join(' ')}`);
  return (
    <div className={css.fields}>
      <Logo site={site} change={change} />
      <Header site={site} change={change} />
      <Menus site={site} change={change} />
      <Footer site={site} change={change} />
    </div>
  );
}

interface FrameFieldsProps {
  readonly site: JsonRecord;
  readonly change: Change;
}

function Logo({ site, change }: FrameFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const logo = readSiteLogo(site);
  return (
    <section className={css.group} data-field="logo">
      <h3>{texts.logo}</h3>
      <p className={css.hint}>{logo === null ? texts.theSiteTitleIs : logo.url.split('/').at(-1)}</p>
      <Button onPress={() => setOpen(true)}>{logo === null ? texts.selectLogo : texts.replaceLogo}</Button>
      {logo === null ? null : (
        <>
          <ChoiceRow
            label={texts.logoSize}
            value={logo.size}
            choices={LOGO_SIZES.map((size) => [size, SIZE_NAMES[size]] as const)}
            onChange={(size) => change(['logo', 'size'], size)}
          />
          <Button look="quiet" onPress={() => change(['logo'], undefined)}>
            {texts.removeLogo}
          </Button>
        </>
      )}
      <MediaPicker
        isOpen={isOpen}
        kinds={['image']}
        onClose={() => setOpen(false)}
        onPick={([picked]) => {
          setOpen(false);
          if (picked === undefined) return;
          const { id, address, altText } = picked;
          change(['logo'], { ...recordIn(site, 'logo'), id, url: address, altText });
        }}
      />
    </section>
  );
}

function Header({ site, change }: FrameFieldsProps) {
  const header = readSiteHeader(site);
  const button = recordIn(recordIn(site, 'header'), 'button');
  const set = (name: string, value: JsonRecord[string]) => change(['header', name], value);
  return (
    <section className={css.group}>
      <h3>{texts.header}</h3>
      <ChoiceRow
        label={texts.layout}
        value={header.layout}
        choices={HEADER_LAYOUTS.map((layout) => [layout, LAYOUT_NAMES[layout]] as const)}
        onChange={(layout) => set('layout', layout)}
      />
      <SwitchField isSelected={header.isSticky} onChange={(isOn) => set('isSticky', isOn)}>
        {texts.stickyHeader}
      </SwitchField>
      <SwitchField isSelected={header.hasAccount} onChange={(isOn) => set('hasAccount', isOn)}>
        {texts.accountLink}
      </SwitchField>
      <SwitchField isSelected={header.hasSocial} onChange={(isOn) => set('hasSocial', isOn)}>
        {texts.socialLinks}
      </SwitchField>
      <NamedField name="button">
        <TextField
          label={texts.button}
          hint={texts.leaveEmptyForNo}
          maxLength={60}
          value={String(button.text ?? '')}
          onChange={(text) => change(['header', 'button', 'text'], text)}
        />
      </NamedField>
      {button.text ? (
        <LinkPicker
          label={texts.buttonLink}
          value={String(button.url ?? '')}
          onChange={(url) => change(['header', 'button', 'url'], url)}
        />
      ) : null}
    </section>
  );
}

const OWN = 'own';
const NONE = 'none';

/** Selects the navigation in each of the theme's menus: its own, another, or none. */
function Menus({ site, change }: FrameFieldsProps) {
  const [places, navigations] = [useThemeNavigations(), useNavigations()];
  const chosen = readSiteMenus(site);
  if (places.length === 0) return null;
  return (
    <section className={css.group}>
      <h3>{texts.menus}</h3>
      {places.map(({ name, title }) => {
        const own = chosen.get(name);
        return (
          <SelectField
            key={name}
            label={title}
            value={own === undefined || own === name ? OWN : own === '' ? NONE : own}
            choices={[
              { value: OWN, text: texts.default },
              ...navigations
                .filter((each) => each.name !== name && isMenu(each.name))
                .map((each) => ({ value: each.name, text: each.title })),
              { value: NONE, text: texts.nothing },
            ]}
            onChange={(next) => change(['menus', name], next === OWN ? undefined : next === NONE ? '' : next)}
          />
        );
      })}
    </section>
  );
}

function Footer({ site, change }: FrameFieldsProps) {
  const footer = readSiteFooter(site);
  const set = (name: string, value: JsonRecord[string]) => change(['footer', name], value);
  return (
    <section className={css.group}>
      <h3>{texts.footer}</h3>
      <SwitchField isSelected={footer.hasAddress} onChange={(isOn) => set('hasAddress', isOn)}>
        {texts.addressAndContact}
      </SwitchField>
      <SwitchField isSelected={footer.hasNewsletter} onChange={(isOn) => set('hasNewsletter', isOn)}>
        {texts.newsletter}
      </SwitchField>
      <SwitchField isSelected={footer.hasSocial} onChange={(isOn) => set('hasSocial', isOn)}>
        {texts.socialLinks}
      </SwitchField>
      <NamedField name="note">
        <TextField
          label={texts.footerNote}
          rows={2}
          maxLength={500}
          value={String(recordIn(site, 'footer').note ?? '')}
          onChange={(note) => set('note', note)}
        />
      </NamedField>
    </section>
  );
}
