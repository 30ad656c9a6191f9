import { LOOKS, makePageSections, pageTemplate, purposeOf } from '@quoin/domain/sections';
import * as texts from '@quoin/messages/app/lookStep';
import { useMemo } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { TemplateThumbnail } from '../../templates/TemplateThumbnail.tsx';
import { previewTools } from '../../templates/templateTools.ts';
import { thumbnailLook } from '../../templates/thumbnailLook.ts';
import type { Answers } from './NewSiteScreen.tsx';
import css from './sites.module.css';

export interface LookStepProps {
  readonly answers: Answers;
  readonly onAnswer: (given: Partial<Answers>) => void;
}

/** The third question: the site's own beginning, in each look. */
export function LookStep({ answers, onAnswer }: LookStepProps) {
  const { purpose, name, look, language } = answers;
  const sections = useMemo(() => {
    const home = pageTemplate(purposeOf(purpose)?.home ?? 'home-shop');
    return makePageSections(home, previewTools(language, name.trim()));
  }, [purpose, name, language]);
  return (
    <section aria-labelledby="look-title">
      <h2 id="look-title" className={css.question}>
        {texts.chooseAStyle}
      </h2>
      <p className={css.lead}>{texts.colorsFontsAndButtons}</p>
      <RadioGroup
        aria-labelledby="look-title"
        value={look}
        onChange={(chosen) => onAnswer({ look: chosen })}
        className={css.looks ?? ''}
      >
        {LOOKS.map(({ id, name: called, hint, style }) => (
          <Radio key={id} value={id} className={css.look ?? ''}>
            <span className={css.lookFrame}>
              <TemplateThumbnail sections={sections} look={thumbnailLook({ ...style })} ratio={0.92} />
            </span>
            <span className={css.lookName}>{called}</span>
            <span className={css.lookHint}>{hint}</span>
          </Radio>
        ))}
      </RadioGroup>
    </section>
  );
}
