import { DRAFT_SCREENS_PATH } from '@quoin/contract/endpoints/content';
import { flagIn } from '@quoin/domain/document';
import type { SiteScreenType } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/screensPart';
import { useState } from 'react';
import { perform } from '../../../commands/acts/acting.ts';
import { changeScreen } from '../../../commands/changeScreen.ts';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { ChoiceRow } from '../../../style/ChoiceRow.tsx';
import { useActWorld, useRecord } from '../../editorContext.ts';
import css from '../inspector.module.css';
import { PanelGroup } from '../PanelGroup.tsx';
import { PagePassword } from '../page/PageAccess.tsx';
import { LOCK_HEADING, ScreenFields, SIGN_ON_HEADING } from './ScreenFields.tsx';
import { ScreenShot } from './ScreenShot.tsx';

const NAMES = { 'lock-screen': texts.lockScreen, 'sso-screen': texts.signOnScreen } as const;

/**
 * Edits the screens in front of the site: who may enter, and how they look. All but the password is part of the draft.
 */
export function ScreensPart({ siteOrigin }: { readonly siteOrigin: string }) {
  const [type, setType] = useState<SiteScreenType>('lock-screen');
  return (
    <div className={css.fields}>
      <ChoiceRow
        label={texts.screen}
        value={type}
        choices={(['lock-screen', 'sso-screen'] as const).map((each) => [each, NAMES[each]] as const)}
        onChange={setType}
      />
      <ScreenShot key={type} title={NAMES[type]} path={`${DRAFT_SCREENS_PATH}/${type}`} siteOrigin={siteOrigin} />
      <ScreenPart key={`${type} fields`} type={type} />
    </div>
  );
}

function ScreenPart({ type }: { readonly type: SiteScreenType }) {
  const world = useActWorld();
  const record = useRecord(`screen:${type}`) ?? {};
  const isLock = type === 'lock-screen';
  return (
    <>
      {isLock ? (
        <PanelGroup title={texts.wholeSite}>
          <SwitchField
            isSelected={flagIn(record, 'isOn')}
            onChange={(value) =>
              void perform(world, changeScreen, { screen: type, changes: [{ path: ['isOn'], value }] })
            }
            hint={texts.afterYouPublishVisitors}
          >
            {texts.passwordProtection}
          </SwitchField>
          {flagIn(record, 'isOn') ? <PagePassword id="site" what="site" /> : null}
        </PanelGroup>
      ) : (
        <p className={css.soft}>{texts.showsTheSignIn}</p>
      )}
      <PanelGroup title={texts.look}>
        {isLock ? <p className={css.soft}>{texts.alsoShownForPages}</p> : null}
        <ScreenFields
          type={type}
          of={`screen:${type}`}
          record={record}
          heading={isLock ? LOCK_HEADING : SIGN_ON_HEADING}
          change={(changes, key) =>
            void perform(world, changeScreen, { screen: type, changes }, `screen ${type} ${key}`)
          }
        />
      </PanelGroup>
    </>
  );
}
