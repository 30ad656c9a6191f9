import type { WireStylesheetProblem } from '@quoin/contract/endpoints/content';
import { recordIn, textIn } from '@quoin/domain/document';
import { styleSentence } from '@quoin/domain/styles';
import * as ownTexts from '@quoin/messages/app/cssPart';
import { useEffect, useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Notice } from '../../parts/dialogs/Notice.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from '../style.module.css';
import { compileStylesheet } from '../useLiveStyle.ts';
import type { StyleInHand } from '../useStyle.ts';

const PAUSE_MS = 350;
const MOST = 200_000;

/** The owner's own LESS, after the theme's: what is wrong in it is said by line and column, and the rest of it holds. */
export function CssPart({ style: { stored, session } }: { readonly style: StyleInHand }) {
  const value = textIn(stored, 'customCss');
  const problems = useProblems(value, stored);
  if (isAndroid()) return <Notice>{styleSentence({ code: 'codeNotOnAndroid' })}</Notice>;
  return (
    <div className={`${css.fields} ${css.code}`}>
      <TextField
        label={ownTexts.customCss}
        hint={ownTexts.cssOrLessYou}
        rows={18}
        maxLength={MOST}
        spellCheck="false"
        value={value}
        onChange={(text) => session.keep([{ path: ['customCss'], value: text }], 'customCss')}
      />
      <div role="status">
        {problems.length === 0 ? null : (
          <ul className={css.problems}>
            {problems.map(({ line, column, message }) => (
              <li key={`${line}:${column}`}>
                {ownTexts.lineColumn(line, column)} <code>{message}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

export function isAndroid(): boolean {
  return /\bAndroid\b/.test(navigator.userAgent);
}

/** Asks the server what is wrong, once one has paused. */
function useProblems(customCss: string, stored: StyleInHand['stored']): readonly WireStylesheetProblem[] {
  const { identifier } = useSite();
  const [problems, setProblems] = useState<readonly WireStylesheetProblem[]>([]);
  const theme = textIn(stored, 'theme');
  const tweaks = recordIn(stored, 'tweaks');
  useEffect(() => {
    let isOver = false;
    const texts = Object.fromEntries(Object.entries(tweaks).filter((entry) => typeof entry[1] === 'string'));
    const ask = async () => {
      const request = { theme, tweaks: texts as Record<string, string>, customCss };
      const answer = customCss.trim() === '' ? null : await compileStylesheet(identifier, request).catch(() => null);
      if (!isOver) setProblems(answer?.problems ?? []);
    };
    const timer = window.setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [customCss, theme, tweaks, identifier]);
  return problems;
}
