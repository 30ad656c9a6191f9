import type { FurtherLanguage, TranslationProgress } from '@quoin/domain/translations';
import { languageNameIn, languagePrefix } from '@quoin/domain/translations';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/languageRow';
import { Link } from '@tanstack/react-router';
import { ArrowUp, Trash2 } from 'lucide-react';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button, buttonLook } from '../../../parts/Button.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { ProgressBar } from '../../../parts/files/ProgressBar.tsx';
import rows from '../settingsRows.module.css';

interface LanguageRowProps {
  readonly language: FurtherLanguage;
  /** Null while it is counted. */
  readonly progress: TranslationProgress | null;
  readonly mayChange: boolean;
  readonly onShow: (isVisible: boolean) => void;
  /** Null for the first. */
  readonly onUp: (() => void) | null;
  readonly onRemove: () => void;
}

/** One further language: how far it is, whether visitors see it, and its place. */
export function LanguageRow({ language, progress, mayChange, onShow, onUp, onRemove }: LanguageRowProps) {
  const site = useSite();
  const { code, isVisible } = language;
  const name = languageNameIn(APP_LANGUAGE, code);
  const { done = 0, outdated = 0, total = 0 } = progress ?? {};
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <span className={rows.name}>{name}</span>
        <span className={rows.soft}>
          {languagePrefix(code)}
          {outdated === 0 ? '' : texts.outdated(outdated)}
        </span>
        <ProgressBar label={texts.ofTextsTranslated(done, total)} value={done} max={total} />
      </div>
      <SwitchField isSelected={isVisible} isDisabled={!mayChange} onChange={onShow}>
        {isVisible ? commonTexts.published : texts.hidden}
      </SwitchField>
      <div className={rows.acts}>
        <Link
          to="/$site/config/settings/languages/$language"
          params={{ site: site.identifier, language: code }}
          className={buttonLook('plain')}
          aria-label={texts.translateInto(name)}
        >
          {texts.translate}
        </Link>
        {onUp === null || !mayChange ? null : (
          <Button look="quiet" aria-label={texts.moveUp(name)} onPress={onUp}>
            <ArrowUp aria-hidden="true" />
          </Button>
        )}
        {mayChange ? (
          <Button look="quiet" aria-label={texts.remove(name)} onPress={onRemove}>
            <Trash2 aria-hidden="true" />
          </Button>
        ) : null}
      </div>
    </li>
  );
}
